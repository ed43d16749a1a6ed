/** The only import of the runtime's code. Named on purpose: through a dynamic import alone it has a default and nothing else. */
export { RuntimeLoader } from '@rive-app/canvas';
