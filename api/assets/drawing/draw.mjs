// Draws the category pictures and the user-type icons anew: node api/assets/drawing/draw.mjs
import { writeFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import { pictures } from './glyphs.mjs';
import { box } from './shapes.mjs';

const size = 256;
/** Samples per pixel and direction: what makes edges smooth. */
const fine = 5;

const tileShape = box(0, 0, 100, 100, 22);
const clear = [0, 0, 0, 0];

function png(colourAt) {
  const row = size * 4 + 1;
  const bytes = Buffer.alloc(row * size);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) bytes.set(mean(colourAt, x, y), y * row + 1 + x * 4);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const packed = deflateSync(bytes, { level: 9 });
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', packed),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type, content) {
  const named = Buffer.concat([Buffer.from(type), content]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(content.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

/** Mean colour of a pixel, colours weighed by how opaque they are. */
function mean(colourAt, x, y) {
  const sum = [0, 0, 0, 0];
  for (let step = 0; step < fine * fine; step += 1) {
    const px = ((x + ((step % fine) + 0.5) / fine) * 100) / size;
    const py = ((y + (Math.floor(step / fine) + 0.5) / fine) * 100) / size;
    const [r, g, b, a] = colourAt(px, py);
    sum[0] += r * a;
    sum[1] += g * a;
    sum[2] += b * a;
    sum[3] += a;
  }
  const [r, g, b, a] = sum;
  return a === 0 ? clear : [r / a, g / a, b / a, (a / (fine * fine)) * 255].map(Math.round);
}

function tileOf({ glyph, tile, tint }) {
  const [ground, second, first] = [tile, tint, '#FFFFFF'].map(colour);
  return (x, y) => {
    if (!tileShape.covers(x, y)) return clear;
    const top = glyph.findLast((shape) => shape.covers(x, y));
    if (!top || top.cut) return ground;
    return top.soft ? second : first;
  };
}

const colour = (hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).concat(1);

/** One tone; what is cut out is transparent, so that the icon lies on anything. */
function icon({ glyph, title }, paint) {
  const shapes = glyph.map((shape) => shape.svg(shape.cut ? '#000' : shape.soft ? '#bbb' : '#fff'));
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="14 14 72 72">',
    `<title>${title}</title>`,
    `<mask id="g" maskUnits="userSpaceOnUse" x="0" y="0" width="100" height="100">${shapes.join('')}</mask>`,
    `<rect width="100" height="100" fill="${paint}" mask="url(#g)"/>`,
    '</svg>\n',
  ].join('\n');
}

const here = (path) => new URL(`../${path}`, import.meta.url);
for (const [slug, picture] of Object.entries(pictures)) {
  writeFileSync(here(`images/${picture.file}`), png(tileOf(picture)));
  writeFileSync(here(`icons/${slug}.svg`), icon(picture, picture.tile));
  writeFileSync(here(`icons/${slug}-white.svg`), icon(picture, '#FFFFFF'));
}
