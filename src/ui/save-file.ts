/** Hands the person a file that the page has read itself: a link to another origin can't be saved from. */

/** Milliseconds after which the browser has taken the file over. */
const takenMs = 10_000;

export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/markdown' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), takenMs);
}
