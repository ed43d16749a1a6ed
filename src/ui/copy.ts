/** The clipboard, told honestly: pages without a secure context and frames without leave have none. */

export interface Copied {
  /** What is pasted into plain text. */
  markdown: string;
  /** What is pasted into a word processor; left out, the Markdown serves both. */
  markup?: string;
}

/**
 * @param near where a field may stand for a moment, for browsers that only copy what is selected.
 * @returns whether it is on the clipboard now.
 */
export async function copy({ markdown, markup }: Copied, near: ShadowRoot): Promise<boolean> {
  try {
    if (markup) {
      const blob = (type: string, text: string) => new Blob([text], { type });
      await navigator.clipboard.write([
        new ClipboardItem({
          'text/plain': blob('text/plain', markdown),
          'text/html': blob('text/html', markup),
        }),
      ]);
    } else {
      await navigator.clipboard.writeText(markdown);
    }
    return true;
  } catch {
    // Missing, forbidden, or not in focus: the old way asks for less.
    return copySelected(markdown, near);
  }
}

function copySelected(text: string, near: ShadowRoot): boolean {
  const focused = near.activeElement;
  const field = document.createElement('textarea');
  field.className = 'unseen';
  field.value = text;
  near.append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
