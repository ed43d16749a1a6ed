/** The inspector's page. Its policy lets its own script ask its own server, and one other site into a frame. */

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  // Loaded only after the person agreed; see src/ui/inspect.
  'frame-src https://stately.ai',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Crows: inspector</title>
<link rel="stylesheet" href="/inspect/inspect.css">
<script type="module" src="/inspect/inspect.js"></script>
</head>
<body>
<header>
<h1>Inspector</h1>
<p id="state" role="status">Connecting…</p>
<button id="hosted" type="button">Draw with stately.ai…</button>
</header>
<main>
<section>
<h2 id="actors-title">Actors</h2>
<label>Show <input id="filter" type="search" placeholder="list, crow or state"></label>
<div id="actors" class="scrolls" tabindex="0" role="region" aria-labelledby="actors-title"></div>
</section>
<section>
<h2 id="log-title">Events</h2>
<label><input id="pause" type="checkbox"> Pause</label>
<div class="scrolls" tabindex="0" role="region" aria-labelledby="log-title"><ol id="log"></ol></div>
</section>
</main>
<dialog id="consent" aria-labelledby="consent-title">
<h2 id="consent-title">Load a page of stately.ai?</h2>
<p>stately.ai draws the machines. Its page is loaded into a frame of this one, and your browser hands it what stands
here: actors, states and events. Nothing is sent there until you agree, and nothing again after a reload.</p>
<p id="consent-texts" hidden><strong>This server shows texts too (<code>--inspect=full</code>): the page would see your
lists and answers.</strong></p>
<form method="dialog"><button value="no" autofocus>Not now</button> <button value="yes">Load it</button></form>
</dialog>
<noscript>The inspector needs its script to follow the machines.</noscript>
</body>
</html>
`;

export function inspectPage(headers: Readonly<Record<string, string>>): Response {
  return new Response(html, {
    headers: {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'Cache-Control': 'no-cache',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Referrer-Policy': 'no-referrer',
    },
  });
}
