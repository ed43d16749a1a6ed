/** Numbers as text in the exposition format that Prometheus and its kin read (version 0.0.4). */

export interface Sample {
  labels?: Readonly<Record<string, string>>;
  value: number;
}

export interface Metric {
  name: string;
  /** One line: what it counts, and in what. */
  help: string;
  /** A counter only ever rises, and starts anew with the process. */
  type: 'counter' | 'gauge';
  samples: readonly Sample[];
}

export function exposition(metrics: readonly Metric[]): string {
  const lines = metrics.flatMap(({ name, help, type, samples }) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...samples.map(({ labels = {}, value }) => `${name}${braced(labels)} ${value}`),
  ]);
  return `${lines.join('\n')}\n`;
}

function braced(labels: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
}

const escaped = (value: string): string =>
  value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
