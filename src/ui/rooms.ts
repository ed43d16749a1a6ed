/** The views beside the list. They are loaded after what everybody looks at first. */
import { CrowsTrust } from './crows-trust.ts';
import { define } from './define.ts';

export const defineRooms = (): void => define({ 'crows-trust': CrowsTrust });
