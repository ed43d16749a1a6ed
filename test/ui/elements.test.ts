/** What the manifest of the elements says, held to the elements. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { customElements, elementsPage, publicElements } from '../../scripts/elements.mjs';
import { appParts } from '../../src/ui/app-parts.ts';
import { CrowsApp } from '../../src/ui/crows-app.ts';
import { CrowsBird } from '../../src/ui/crows-bird.ts';
import { CrowsCompose } from '../../src/ui/crows-compose.ts';
import { CrowsFlock } from '../../src/ui/crows-flock.ts';
import { CrowsHistory } from '../../src/ui/crows-history.ts';
import { CrowsInbox } from '../../src/ui/crows-inbox.ts';
import { CrowsList } from '../../src/ui/crows-list.ts';
import { CrowsMotion } from '../../src/ui/crows-motion.ts';
import { CrowsNests } from '../../src/ui/crows-nests.ts';
import { CrowsTrust } from '../../src/ui/crows-trust.ts';
import { promisesOf } from './_promises.ts';

const classes: Record<string, { observedAttributes: string[] }> = {
  'crows-app': CrowsApp,
  'crows-bird': CrowsBird,
  'crows-compose': CrowsCompose,
  'crows-flock': CrowsFlock,
  'crows-history': CrowsHistory,
  'crows-inbox': CrowsInbox,
  'crows-list': CrowsList,
  'crows-motion': CrowsMotion,
  'crows-nests': CrowsNests,
  'crows-trust': CrowsTrust,
};
const elements = publicElements();
const inside = Object.keys(appParts).map((short) => `crows-${short}`);
const names = (all: readonly { name: string }[]): string[] => all.map(({ name }) => name).toSorted();

it('the manifest has every public element, and no other', () => {
  expect(elements.map(({ tagName }) => tagName)).toEqual(Object.keys(classes));
  const [module] = customElements().modules;
  expect(module?.exports.map(({ name }) => name)).toEqual(Object.keys(classes));
});

describe.each(elements)('$tagName', ({ tagName, attributes, events, cssParts, slots, ...has }) => {
  const does = promisesOf(tagName);
  const within = tagName === 'crows-app' ? inside : [];

  it('has the attributes that are named, and no other', () => {
    expect(names(attributes)).toEqual([...new Set(classes[tagName]?.observedAttributes)].toSorted());
  });

  it('fires the events that are named, and no other', () => {
    const all = [...does.events, ...within.flatMap((inner) => promisesOf(inner).events)];
    expect(names(events)).toEqual([...new Set(all)].toSorted());
  });

  it('draws the parts that are named, and no other', () => {
    const handedOn = Object.values(appParts).flatMap((list) =>
      list.split(', ').map((one) => one.split(': ')[1]!),
    );
    expect(names(cssParts)).toEqual([...does.parts, ...(within.length > 0 ? handedOn : [])].toSorted());
  });

  it('has the slots that are named, and no other', () => {
    expect(names(slots)).toEqual(does.slots);
  });

  it('looks at the custom properties that are named, and no other', () => {
    expect(names(has.cssProperties)).toEqual(does.properties);
  });

  it('says of everything what it is', () => {
    const all = [...attributes, ...events, ...cssParts, ...slots, ...has.cssProperties];
    expect(all.filter(({ description = '' }) => description.length < 3)).toEqual([]);
    expect(has.description).toMatch(/^[A-Z].*\.$/s);
  });
});

it('the package names the manifest under both of its names', () => {
  const { customElements: field, exports } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(field).toBe('dist/custom-elements.json');
  expect(exports['./custom-elements.json']).toBe(`./${field}`);
});

it('docs/embedding.md has the reference that the manifest gives', () => {
  const plain = (text: string): string => text.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---').trim();
  const page = readFileSync('docs/embedding.md', 'utf8');
  const [, reference = ''] = /<!-- elements -->([^]*)<!-- end -->/.exec(page) ?? [];
  expect(plain(reference)).toBe(plain(elementsPage()));
});
