/** Small things a browser keeps for the person. Private windows and strict settings refuse; then nothing is kept. */

const prefix = 'crows.';

export function recall(key: string): string | undefined {
  try {
    return localStorage.getItem(prefix + key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** An empty value is forgotten. */
export function remember(key: string, value: string): void {
  try {
    if (value === '') localStorage.removeItem(prefix + key);
    else localStorage.setItem(prefix + key, value);
  } catch {
    // Kept for as long as the page is open, in the field itself.
  }
}
