/** English has two numbers. */
export const plural = (n: number, one: string, more: string): string => (n === 1 ? one : more);
