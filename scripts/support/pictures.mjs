import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Records the inputs of every generated file; written by `npm run pictures`. */
export const MANIFEST = 'pictures/made.json';

const SOURCES = 'pictures';
const SERVED = 'api/assets';
const SHELL = 'shell/public';

/** Picture widths that a screen may request; the contract has the same ones. */
const CATEGORY_WIDTHS = [320, 640];
const BANNER_WIDTHS = [640, 1280, 1920];

/** Background and tone of the categories in light mode, and their documented file. */
const CATEGORIES = {
  doctor: { ground: '#e5f0fb', tone: '#134a86', file: 'doctor.png' },
  engineer: { ground: '#eceefa', tone: '#33419e', file: 'engineer.png' },
  ca: { ground: '#e3f4e9', tone: '#176b3a', file: 'ca.png' },
  advocate: { ground: '#f6eaf4', tone: '#7a2a6e', file: 'advocate.png' },
  teacher: { ground: '#fef3d7', tone: '#8a5a00', file: 'english.png' },
  labour: { ground: '#fceadf', tone: '#8f3f0b', file: 'labour.png' },
  officer: { ground: '#e2f3f7', tone: '#0b6075', file: 'officer.png' },
  'govt-officer': { ground: '#efece4', tone: '#57503f', file: 'govt officer.png' },
};

const WHITE = '#ffffff';

/**
 * All files derived from the drawings: `{ file, from, how }`, both paths relative to the
 * repository. `how` is plain data, as the way a file is made decides whether it is up to date.
 */
export function plan(root) {
  return [
    ...namesIn(root, 'categories').flatMap(categoryFiles),
    ...namesIn(root, 'icons').flatMap(iconFiles),
    ...namesIn(root, 'banner').flatMap((name) => responsive('banner', name, BANNER_WIDTHS)),
    ...namesIn(root, 'portfolio').flatMap((name) => responsive('portfolio', name, CATEGORY_WIDTHS)),
    ...namesIn(root, 'empty').map((name) => ({
      file: `shared-ui/src/illustration/${name}.tsx`,
      from: source('empty', name),
      how: { kind: 'component', name },
    })),
    ...brandFiles(),
  ];
}

function categoryFiles(name) {
  const { ground, file } = known(name);
  return [
    ...responsive('categories', name, CATEGORY_WIDTHS),
    {
      file: `${SERVED}/images/${file}`,
      from: source('categories', name),
      how: { kind: 'png', width: 256, height: 256, ground },
    },
  ];
}

function iconFiles(name) {
  const colour = (suffix, tone) => ({
    file: `${SERVED}/icons/${name}${suffix}.svg`,
    from: source('icons', name),
    how: { kind: 'coloured', tone },
  });
  return [colour('', known(name).tone), colour('-white', WHITE)];
}

function responsive(folder, name, widths) {
  return widths.flatMap((width) =>
    ['avif', 'webp'].map((kind) => ({
      file: `${SERVED}/pictures/${folder}/${name}-${width}.${kind}`,
      from: source(folder, name),
      how: { kind, width },
    })),
  );
}

function brandFiles() {
  const made = (file, name, how) => ({
    file: `${SHELL}/${file}`,
    from: source('brand', name),
    how,
  });
  return [
    made('favicon.svg', 'mark', { kind: 'copy' }),
    made('favicon.ico', 'mark', { kind: 'ico', sizes: '16 32 48' }),
    made('icon-192.png', 'mark', { kind: 'png', width: 192 }),
    made('icon-512.png', 'mark', { kind: 'png', width: 512 }),
    made('icon-maskable-512.png', 'mark-maskable', { kind: 'png', width: 512 }),
    made('apple-touch-icon.png', 'mark-maskable', { kind: 'png', width: 180 }),
    made('social-card.png', 'social-card', { kind: 'png', width: 1200 }),
  ];
}

function known(name) {
  const found = CATEGORIES[name];
  if (!found) throw new Error(`No colours are known for pictures/*/${name}.svg`);
  return found;
}

const source = (folder, name) => `${SOURCES}/${folder}/${name}.svg`;

function namesIn(root, folder) {
  return readdirSync(path.join(root, SOURCES, folder))
    .filter((file) => file.endsWith('.svg'))
    .map((file) => file.slice(0, -'.svg'.length))
    .sort();
}

/** The manifest's entry for a generated file. */
export function entryFor(root, { from, how }, content) {
  return { from, source: sha256(readFileSync(path.join(root, from))), how, made: sha256(content) };
}

/**
 * Differences between generated files and drawings, one line each; empty when all are up to date.
 * Compares hashes only, without rendering, so it holds on every machine.
 */
export function staleness(root, manifest) {
  const wanted = plan(root);
  const files = new Set(wanted.map(({ file }) => file));
  const orphans = Object.keys(manifest).filter((file) => !files.has(file));
  return [
    ...wanted.flatMap((one) => problemOf(root, one, manifest[one.file])),
    ...orphans.map((file) => `${file} has no drawing any more`),
  ];
}

function problemOf(root, one, entry) {
  const at = path.join(root, one.file);
  if (!entry) return [`${one.file} was not made yet`];
  if (!existsSync(at)) return [`${one.file} is missing`];
  const now = entryFor(root, one, readFileSync(at));
  if (
    JSON.stringify({ from: now.from, how: now.how }) !==
    JSON.stringify({ from: entry.from, how: entry.how })
  )
    return [`${one.file} is made differently now`];
  if (now.source !== entry.source) return [`${one.file} is older than ${one.from}`];
  return now.made === entry.made ? [] : [`${one.file} was changed by hand`];
}

/** An icon in one colour, for clients that show it as an image and cannot inherit theirs. */
export function coloured(svg, tone) {
  return svg.replaceAll('currentColor', tone);
}

/** A shared-ui component that renders one of the line drawings. */
export function component(svg, name) {
  const { title, tint, line } = partsOf(svg, name);
  return `// Written by \`npm run pictures\` from pictures/empty/${name}.svg.
import { LineDrawing } from './line-drawing';

/** ${title}. */
export function ${componentName(name)}() {
  return (
    <LineDrawing
      tint="${tint}"
      line="${line}"
    />
  );
}
`;
}

/** `no-results` → `NoResultsDrawing`. */
export function componentName(name) {
  const words = name.split('-').map((word) => word[0].toUpperCase() + word.slice(1));
  return `${words.join('')}Drawing`;
}

// A line drawing is two paths, a tinted one and the line over it; components accept no more.
function partsOf(svg, name) {
  const title = /<title>([^<]+)<\/title>/.exec(svg)?.[1];
  const paths = [...svg.matchAll(/<path [^>]*?\bd="([^"]+)"\/>/g)].map(([, d]) => d);
  const others = svg.match(/<(?!\/|svg|title|path)/g);
  if (!title || paths.length !== 2 || others)
    throw new Error(`pictures/empty/${name}.svg must be a title and two paths: tint, then line`);
  return { title, tint: paths[0], line: paths[1] };
}

/** A Windows icon that contains PNGs: `[{ width, content }]`, smallest first. */
export function ico(images) {
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  images.forEach(({ width, content }, index) => {
    const at = 6 + 16 * index;
    header.writeUInt8(width % 256, at);
    header.writeUInt8(width % 256, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(content.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += content.length;
  });
  return Buffer.concat([header, ...images.map(({ content }) => content)]);
}

const sha256 = (content) => createHash('sha256').update(content).digest('hex');
