/** Paths as EVENTS.md writes them, `/api/lists/{id}`, and what is served at a path. */

interface Served {
  method: string;
  path: string;
}

/** As Hono writes it: `/api/lists/:id`, and `/api/lists/:id{[^/]+\.md}` for `/api/lists/{id}.md`. */
export function honoPath(path: string): string {
  return path.replace(/\{([a-z]+)\}(\.[a-z]+)?/g, (_, name: string, ending?: string) =>
    ending === undefined ? `:${name}` : `:${name}{[^/]+\\${ending}}`,
  );
}

/** @returns says which methods a path has, in the order of the rows, `HEAD` with every `GET`. */
export function methodsOf(rows: readonly Served[]): (path: string) => string[] {
  const forms = rows.map(({ method, path }) => ({ method, form: formOf(path), size: literal(path).length }));
  return (path) => {
    const found = forms.filter(({ form }) => form.test(path));
    // `/api/lists/{id}.md` is a path of its own, and no id.
    const closest = Math.max(...found.map(({ size }) => size));
    const methods = found.filter(({ size }) => size === closest).map(({ method }) => method);
    return methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  };
}

function formOf(path: string): RegExp {
  const parts = path.split(/\{[a-z]+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^/]+')}$`);
}

/** What a path has in common with all that are served at it. */
const literal = (path: string): string => path.replace(/\{[a-z]+\}/g, '');

/** False for percent signs that stand for nothing. */
export function isDecodable(path: string): boolean {
  if (!path.includes('%')) return true;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
