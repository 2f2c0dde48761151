import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { main } from './support/failure.mjs';
import {
  coloured,
  component,
  entryFor,
  ico,
  MANIFEST,
  plan,
  staleness,
} from './support/pictures.mjs';
import { ROOT, readJson } from './support/repository.mjs';

// `npm run pictures` makes every file derived from pictures/*.svg; `-- --check` only reports
// whether they are up to date.
await main(async () => (process.argv.includes('--check') ? check() : make()));

function check() {
  const stale = staleness(ROOT, made());
  for (const line of stale) console.error(line);
  if (stale.length > 0) console.error('Run `npm run pictures` and commit what it writes.');
  else console.info('The pictures are up to date.');
  return stale.length > 0 ? 1 : 0;
}

async function make() {
  const before = made();
  const wanted = plan(ROOT);
  const manifest = {};
  let changed = 0;
  for (const one of wanted) {
    const content = await draw(one);
    changed += write(one.file, content);
    manifest[one.file] = entryFor(ROOT, one, content);
  }
  for (const file of Object.keys(before).filter((name) => !manifest[name])) {
    rmSync(path.join(ROOT, file), { force: true });
    console.info(`removed ${file}`);
    changed += 1;
  }
  write(MANIFEST, Buffer.from(`${JSON.stringify(sorted(manifest), null, 2)}\n`));
  console.info(`${wanted.length} files from the drawings, ${changed} changed`);
  return 0;
}

async function draw({ from, how }) {
  const svg = readFileSync(path.join(ROOT, from), 'utf8');
  switch (how.kind) {
    case 'copy':
      return Buffer.from(svg);
    case 'coloured':
      return Buffer.from(coloured(svg, how.tone));
    case 'component':
      return Buffer.from(component(svg, how.name));
    case 'ico': {
      const images = how.sizes
        .split(' ')
        .map(Number)
        .map(async (width) => ({
          width,
          content: await png(svg, { width }),
        }));
      return ico(await Promise.all(images));
    }
    case 'png':
      return png(svg, how);
    case 'avif':
      return (await raster(svg, how)).avif({ quality: 62, effort: 9 }).toBuffer();
    case 'webp':
      return (await raster(svg, how)).webp({ quality: 82, alphaQuality: 90, effort: 6 }).toBuffer();
    default:
      throw new Error(`No picture is made the way "${how.kind}"`);
  }
}

async function png(svg, how) {
  return (await raster(svg, how)).png({ palette: true, quality: 92, effort: 10 }).toBuffer();
}

/** The drawing at this size; cropped to a height if given, on a background if `ground` is. */
async function raster(svg, { width, height, ground }) {
  // Only this command needs it: `--check` and the tests do without.
  const { default: sharp } = await import('sharp');
  const [, ownWidth, ownHeight] = /width="(\d+)" height="(\d+)"/.exec(svg);
  const scale = height === undefined ? width / ownWidth : height / ownHeight;
  const drawn = sharp(Buffer.from(svg), { density: 72 * scale }).resize(width, height, {
    fit: 'cover',
  });
  return ground === undefined ? drawn : drawn.flatten({ background: ground });
}

function write(file, content) {
  const at = path.join(ROOT, file);
  if (existsSync(at) && readFileSync(at).equals(content)) return 0;
  mkdirSync(path.dirname(at), { recursive: true });
  writeFileSync(at, content);
  if (file !== MANIFEST) console.info(`${String(content.length).padStart(7)} B  ${file}`);
  return 1;
}

function made() {
  const at = path.join(ROOT, MANIFEST);
  return existsSync(at) ? readJson(at) : {};
}

function sorted(record) {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}
