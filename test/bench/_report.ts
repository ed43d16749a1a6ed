/** One measured figure, as a line that the runner collects. */
export function row(what: string, value: number, unit: string, target: string): void {
  const shown = value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3);
  process.stdout.write(`| ${what} | ${shown} ${unit} | ${target} |\n`);
}
