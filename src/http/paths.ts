/** Paths as EVENTS.md writes them, `/api/lists/{id}`, and what is served at a path. */

interface Served {
  method: string;
  path: string;
}

/** As Hono writes it: `/api/lists/:id`. */
export function honoPath(path: string): string {
  return path.replace(/\{([a-z]+)\}/g, ':$1');
}

/** @returns says which methods a path has, in the order of the rows, `HEAD` with every `GET`. */
export function methodsOf(rows: readonly Served[]): (path: string) => string[] {
  const forms = rows.map(({ method, path }) => ({ method, form: formOf(path) }));
  return (path) => {
    const methods = forms.filter(({ form }) => form.test(path)).map(({ method }) => method);
    return methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  };
}

function formOf(path: string): RegExp {
  const literal = path.split(/\{[a-z]+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${literal.join('[^/]+')}$`);
}

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
