/**
 * What the public elements promise, read from their sources: dist/custom-elements.json for editors and frameworks.
 * `npm run elements` writes the same into docs/embedding.md.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import process, { argv } from 'node:process';
import { pathToFileURL } from 'node:url';
// @ts-expect-error -- its types leave out what its README shows
import { create, ts } from '@custom-elements-manifest/analyzer';
// @ts-expect-error -- it has no types
import { litPlugin } from '@custom-elements-manifest/analyzer/src/features/framework-plugins/lit/lit.js';
import { root } from './prepare.mjs';

/** @typedef {{ name: string, description?: string, default?: string }} Promised */
/** @typedef {Promised & { type: { text: string } }} PromisedEvent */
/** @typedef {Promised & { fieldName?: string, type?: { text: string } }} Attribute */
/**
 * @typedef {object} Element
 * @property {string} tagName
 * @property {string} name of its class
 * @property {string} description
 * @property {Attribute[]} attributes
 * @property {PromisedEvent[]} events
 * @property {Promised[]} cssParts
 * @property {Promised[]} cssProperties
 * @property {Promised[]} slots
 * @property {(Promised & { kind: string, privacy?: string, attribute?: string })[]} members
 */

/** The one script that defines them all. */
const script = 'dist/ui/crows.js';
/** The element that draws the others: their events bubble through it, and it hands on their parts. */
const whole = 'crows-app';
const handedOn = ['compose', 'list', 'inbox', 'flock', 'trust', 'nests', 'history'];

/** Without the sources it came from: those are not shipped. @template {object} T @param {T[]} [all] @returns {T[]} */
const shipped = (all = []) =>
  all.map(({ ...one }) => {
    Reflect.deleteProperty(one, 'inheritedFrom');
    return one;
  });

/** What the head of a file says it is. @param {string} path */
function aboutFile(path) {
  const [, text = ''] = /^\/\*\*([^]*?)\*\//.exec(readFileSync(`${root}${path}`, 'utf8')) ?? [];
  return text.replaceAll(/^\s*\* ?/gm, '').trim();
}

/** @returns {Element[]} by name */
function readElements() {
  const names = readdirSync(`${root}src/ui`).filter((name) => /^(crows-\w+|element)\.ts$/.test(name));
  const modules = names.map((name) =>
    ts.createSourceFile(
      `src/ui/${name}`,
      readFileSync(`${root}src/ui/${name}`, 'utf8'),
      ts.ScriptTarget.ES2022,
      true,
    ),
  );
  /** @type {{ modules: { declarations: Partial<Element>[] }[] }} */
  const read = create({ modules, plugins: litPlugin(), context: {} });
  return read.modules
    .flatMap(({ declarations }) => declarations)
    .flatMap(({ tagName, name = '', description, ...all }) =>
      tagName === undefined
        ? []
        : {
            tagName,
            name,
            description: description || aboutFile(`src/ui/${tagName}.ts`),
            attributes: shipped(all.attributes),
            // A constructor of events with a name that is handed in is no event.
            events: shipped(all.events)
              .filter(({ name: event }) => event.startsWith('crows-'))
              .map((event) => ({ ...event, type: { text: 'CustomEvent' } })),
            cssParts: shipped(all.cssParts),
            cssProperties: shipped(all.cssProperties),
            slots: shipped(all.slots),
            members: shipped(all.members).filter(
              ({ name: member, privacy = 'public' }) => privacy === 'public' && !member.startsWith('#'),
            ),
          },
    )
    .toSorted((a, b) => (a.tagName < b.tagName ? -1 : 1));
}

/** All public elements, each with what it inherits, hands on and lets through. @returns {Element[]} */
export function publicElements() {
  const elements = readElements();
  const app = elements.find(({ tagName }) => tagName === whole);
  if (!app) throw new Error(`No source has the tag ${whole}.`);
  for (const short of handedOn) {
    const inner = elements.find(({ tagName }) => tagName === `crows-${short}`);
    if (!inner) throw new Error(`No source has the tag crows-${short}, whose parts crows-app hands on.`);
    for (const event of inner.events) {
      if (!app.events.some(({ name }) => name === event.name)) app.events.push(event);
    }
    for (const { name, description } of inner.cssParts.filter((part) => part.name !== 'root')) {
      app.cssParts.push({ name: `${short}-${name}`, description: `in crows-${short}: ${description}` });
    }
  }
  return elements;
}

/** As https://github.com/webcomponents/custom-elements-manifest has it. */
export function customElements() {
  const elements = publicElements();
  return {
    schemaVersion: '1.0.0',
    modules: [
      {
        kind: 'javascript-module',
        path: script,
        declarations: elements.map((element) => ({ kind: 'class', customElement: true, ...element })),
        exports: elements.map(({ tagName, name }) => ({
          kind: 'custom-element-definition',
          name: tagName,
          declaration: { name, module: script },
        })),
      },
    ],
  };
}

export function writeCustomElements() {
  mkdirSync(`${root}dist`, { recursive: true });
  writeFileSync(`${root}dist/custom-elements.json`, `${JSON.stringify(customElements(), null, 2)}\n`);
}

/** @param {string} text in a cell of a table */
const cell = (text = '') => text.replaceAll('|', '\\|').replaceAll(/\s*\n\s*/g, ' ');

/** @param {string} title @param {readonly Promised[]} rows */
function table(title, rows) {
  if (rows.length === 0) return '';
  const lines = rows.map(({ name, description, default: preset }) => {
    const value = name.startsWith('--') && preset ? ` (\`${preset}\`)` : '';
    return `| \`${name}\` | ${cell(description)}${value} |`;
  });
  return `\n| ${title} | |\n| --- | --- |\n${lines.join('\n')}\n`;
}

/** The reference of docs/embedding.md. */
export function elementsPage() {
  const elements = publicElements();
  const shared = elements.find(({ tagName }) => tagName === 'crows-list');
  if (!shared) throw new Error('No source has the tag crows-list.');
  const common = new Set(['src', 'requester', 'theme', 'lang']);
  const isCommon = (/** @type {Promised} */ { name }) => common.has(name) || name === 'root';
  const of = (/** @type {Element} */ { tagName, description, events, slots, members, ...has }) => {
    const { attributes, cssParts, cssProperties } = has;
    const properties = members.filter(({ kind, attribute }) => kind === 'field' && attribute === undefined);
    const own = tagName === whole ? cssParts.filter(({ name }) => !/^\w+-/.test(name)) : cssParts;
    const alone = shared.cssProperties.length === cssProperties.length ? [] : cssProperties;
    return `### \`${tagName}\`

${description.split(/\n\s*\n/, 1)[0]?.replaceAll(/\s+/g, ' ')}
${table(
  'attribute',
  attributes.filter((one) => !isCommon(one)),
)}${table('property', properties)}${tagName === whole ? `\nEvents and parts of the elements in it are its own too; the part \`card\` of \`crows-inbox\` is \`inbox-card\` here, and so on.\n` : table('event', events)}${table(
      'part',
      own.filter((one) => !isCommon(one)),
    )}${table('custom property', alone)}${table('slot', slots)}`;
  };
  return `${elements.map(of).join('\n')}
### All but \`crows-bird\` and \`crows-motion\`
${table('attribute', shared.attributes.filter(isCommon))}${table('part', shared.cssParts.filter(isCommon))}${table('custom property', shared.cssProperties)}`;
}

if (argv[1] !== undefined && import.meta.url === pathToFileURL(argv[1]).href) {
  const page = `${root}docs/embedding.md`;
  const before = readFileSync(page, 'utf8');
  const after = before.replace(
    /(<!-- elements -->\n)[^]*?(<!-- end -->)/,
    (_, open, close) => `${open}\n${elementsPage()}\n${close}`,
  );
  writeFileSync(page, after);
  const { spawnSync } = await import('node:child_process');
  spawnSync('npx', ['oxfmt', 'docs/embedding.md'], { cwd: root, stdio: 'inherit' });
  process.stdout.write('docs/embedding.md holds what the elements promise.\n');
}
