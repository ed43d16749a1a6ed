/** Puts an open popover beside what opened it, inside the window. It goes on with the page when that is scrolled. */

const gap = 6;
const edge = 12;

export function placeBeside(popover: HTMLElement, anchor: Element): void {
  const at = anchor.getBoundingClientRect();
  const { width, height } = popover.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const middle = at.left + at.width / 2 - width / 2;
  const left = Math.max(edge, Math.min(middle, clientWidth - width - edge));
  const isBelow = at.bottom + gap + height <= clientHeight || at.top - gap - height < 0;
  const top = isBelow ? at.bottom + gap : at.top - gap - height;
  popover.style.left = `${left + scrollX}px`;
  popover.style.top = `${top + scrollY}px`;
}
