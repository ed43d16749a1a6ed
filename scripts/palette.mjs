/**
 * A PNG in 256 colours of its own: less than half the size, and hardly a difference to the eye. The colours are found by
 * cutting: the box that holds most is cut in two at the middle of its widest side, until there are enough.
 */
import { crc32, deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';

const most = 256;

/** @typedef {{ rgb: [number, number, number], count: number }} Colour */

/** @param {Buffer} png an opaque picture. @returns {Buffer} */
export function inPalette(png) {
  const { width, height, data } = PNG.sync.read(png);
  /** @type {Map<number, Colour>} */
  const colours = new Map();
  for (let i = 0; i < data.length; i += 4) {
    const key = data.readUIntBE(i, 3);
    const known = colours.get(key);
    if (known) known.count++;
    else colours.set(key, { rgb: [key >> 16, (key >> 8) & 255, key & 255], count: 1 });
  }
  const boxes = cut([...colours.values()]);
  /** @type {Map<number, number>} */
  const place = new Map();
  const palette = Buffer.alloc(boxes.length * 3);
  for (const [n, box] of boxes.entries()) {
    palette.set(middle(box), n * 3);
    for (const { rgb } of box) place.set((rgb[0] << 16) | (rgb[1] << 8) | rgb[2], n);
  }
  const lines = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      lines[y * (width + 1) + 1 + x] = place.get(data.readUIntBE((y * width + x) * 4, 3)) ?? 0;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits to a dot, each the place of a colour; the rest as it is always.
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    png.subarray(0, 8),
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** @param {Colour[]} all @returns {Colour[][]} */
function cut(all) {
  /** @param {Colour[]} box */
  const measured = (box) => {
    const spans = [0, 1, 2].map((side) => {
      const values = box.map(({ rgb }) => rgb[side] ?? 0);
      return Math.max(...values) - Math.min(...values);
    });
    const span = Math.max(...spans);
    // A wide box of few dots is seen as well as a narrow one of many.
    const weight = span ** 1.5 * Math.sqrt(box.reduce((sum, { count }) => sum + count, 0));
    return { box, side: spans.indexOf(span), weight };
  };
  const boxes = [measured(all)];
  while (boxes.length < most) {
    const next = boxes.reduce((a, b) => (b.weight > a.weight ? b : a));
    if (next.weight === 0) break;
    const { box, side } = next;
    const values = box.map(({ rgb }) => rgb[side] ?? 0);
    const half = (Math.min(...values) + Math.max(...values)) / 2;
    const [low, high] = [0, 1].map((part) => box.filter((_, n) => Number((values[n] ?? 0) > half) === part));
    boxes.splice(boxes.indexOf(next), 1, measured(low ?? []), measured(high ?? []));
  }
  return boxes.map(({ box }) => box);
}

/** @param {Colour[]} box */
function middle(box) {
  const dots = box.reduce((sum, { count }) => sum + count, 0);
  return [0, 1, 2].map((side) =>
    Math.round(box.reduce((sum, { rgb, count }) => sum + (rgb[side] ?? 0) * count, 0) / dots),
  );
}

/** @param {string} name @param {Buffer} data */
function chunk(name, data) {
  const body = Buffer.concat([Buffer.from(name), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
