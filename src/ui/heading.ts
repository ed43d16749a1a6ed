/** Headings of a paste, said once: over the first of the items that stood under them. */

interface UnderHeadings {
  context?: string[];
}

export function headingOver(items: readonly UnderHeadings[], n: number): string | undefined {
  const heading = items[n]?.context?.join(' › ');
  return heading === items[n - 1]?.context?.join(' › ') ? undefined : heading;
}
