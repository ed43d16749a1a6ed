/**
 * The page at `/`: one element and the script that defines it. For a browser without scripts it is plain words about
 * what this is, who speaks, and how to hand it a list from a shell. Nothing stands in it that its policy would block.
 */
import type { Health } from './doors.ts';
import type { Site } from './static.ts';

/** Lets our own scripts and their WebAssembly run, and nothing from elsewhere. */
const policy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types lit-html',
].join('; ');

const pageHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': policy,
  'Cache-Control': 'no-cache',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
};

const voices: Record<string, string> = {
  rehearsal: 'Rehearsal. No model is asked; the answers are rehearsed and say so.',
  claude: 'Claude.',
  endpoint: 'A model at the endpoint this server was given.',
};

export interface PageParts {
  /** Where the server is asked, such as http://127.0.0.1:27697. */
  address: string;
  health: Health;
  /** Its scripts; without them the page is words alone. */
  site: Site;
  /** What every answer carries. */
  headers: Readonly<Record<string, string>>;
}

export function page({ address, health, site, headers }: PageParts): Response {
  const script = site.named['crows.js'];
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Crows</title>
${script === undefined ? '' : headOf(site, script)}</head>
<body>
${script === undefined ? words(address, health) : `<crows-app standalone></crows-app>\n<noscript>\n${words(address, health)}</noscript>\n`}</body>
</html>
`;
  return new Response(html, { headers: { ...headers, ...pageHeaders } });
}

/** A crow before a full moon. */
const icon =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 64 64'><circle cx='32' cy='32' r='32' fill='%23e4b54b'/><path fill='%2323222c' d='M8 24c2-6 8-9 14-8 6 0 9 4 11 8 8 1 16 6 20 14l9 13c1 2-1 3-2 2l-12-5c-5 3-11 4-17 2l-1 6h4v2h-8v-2h1v-7c-8-4-12-11-11-20L4 26c-1-1 0-2 1-2z'/></svg>";

function headOf({ named, preload, files }: Site, script: string): string {
  const style = named['page.css'];
  const fonts = [...files.keys()].filter((name) => name.endsWith('.woff2'));
  return [
    `<link rel="icon" href="${icon}">`,
    // Else a font comes after the first picture of the page, and is not used in it.
    ...fonts.map((name) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/ui/${name}">`),
    ...(style === undefined ? [] : [`<link rel="stylesheet" href="/ui/${style}">`]),
    ...preload.map((name) => `<link rel="modulepreload" href="/ui/${name}">`),
    `<script type="module" src="/ui/${script}"></script>`,
    '',
  ].join('\n');
}

/** What this is and how to use it from a shell, for readers without scripts. */
function words(address: string, { speech, version }: Health): string {
  const at = escaped(address);
  return `<main>
<h1>Crows</h1>
<p>Hand over a todo list and a flock of ten crows goes at it. It asks you before it acts and before it calls
anything done, earns the right to ask less, never starts a call its budget can&rsquo;t cover, and shows all of it
live.</p>
<p>Speech: ${escaped(voices[speech] ?? speech)} Version ${escaped(version)}.</p>
<h2>Listen</h2>
<pre>curl -N ${at}/api/events</pre>
<h2>Hand over a list</h2>
<pre>curl ${at}/api/lists \\
  -H 'Content-Type: application/json' \\
  -d '{"text": "- Plan the picnic\\n- Name the cat", "requester": "me"}'</pre>
<h2>Answer a question</h2>
<pre>curl ${at}/api/verdicts \\
  -H 'Content-Type: application/json' \\
  -d '{"item_id": "&hellip;", "target": "triage", "approve": true}'</pre>
</main>
`;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
