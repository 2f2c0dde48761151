import assert from 'node:assert/strict';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { coloured, component, ico, MANIFEST, plan, staleness } from './pictures.mjs';
import { ROOT, readJson } from './repository.mjs';

/** Size limit of all rasters together. */
const MOST_BYTES = 1_200_000;

const manifest = readJson(path.join(ROOT, MANIFEST));
const scratch = mkdtempSync(path.join(tmpdir(), 'nukkad-pictures-'));
after(() => rmSync(scratch, { recursive: true, force: true }));

test('what is made from the drawings is up to date; else run `npm run pictures`', () => {
  assert.deepEqual(staleness(ROOT, manifest), []);
});

test('all rasters together stay light', () => {
  const rasters = plan(ROOT).filter(({ file }) => /\.(avif|webp|png|ico)$/.test(file));
  const bytes = rasters.map(({ file }) => statSync(path.join(ROOT, file)).size);
  const total = bytes.reduce((sum, one) => sum + one, 0);
  assert.ok(rasters.length > 50);
  assert.ok(total < MOST_BYTES, `${total} bytes`);
});

test('a drawing that changed, a file that was touched, lost or never made: each is told', () => {
  cpSync(path.join(ROOT, 'pictures'), path.join(scratch, 'pictures'), { recursive: true });
  for (const { file } of plan(scratch)) {
    mkdirSync(path.dirname(path.join(scratch, file)), { recursive: true });
    cpSync(path.join(ROOT, file), path.join(scratch, file));
  }
  assert.deepEqual(staleness(scratch, manifest), []);

  const drawing = path.join(scratch, 'pictures/icons/ca.svg');
  writeFileSync(drawing, `${readFileSync(drawing, 'utf8')}\n`);
  writeFileSync(path.join(scratch, 'shell/public/favicon.svg'), '<svg/>');
  rmSync(path.join(scratch, 'shell/public/social-card.png'));
  const { 'shell/public/favicon.ico': _never, ...known } = manifest;
  assert.deepEqual(staleness(scratch, { ...known, 'api/assets/gone.webp': {} }), [
    'api/assets/icons/ca.svg is older than pictures/icons/ca.svg',
    'api/assets/icons/ca-white.svg is older than pictures/icons/ca.svg',
    'shell/public/favicon.svg was changed by hand',
    'shell/public/favicon.ico was not made yet',
    'shell/public/social-card.png is missing',
    'api/assets/gone.webp has no drawing any more',
  ]);
});

test('no drawing runs anything, loads anything or needs a font', () => {
  for (const { from } of plan(ROOT)) {
    const svg = readFileSync(path.join(ROOT, from), 'utf8');
    assert.doesNotMatch(svg, /<(script|style|text|image|use|foreignObject)|\son\w+=|href=/, from);
    assert.match(svg, /^<svg [^>]*viewBox="[^"]+" width="\d+" height="\d+"/, from);
    assert.match(svg, /<title>[^<]+<\/title>/, from);
  }
});

test('an icon takes one colour wherever it has the current one', () => {
  const svg = '<svg stroke="currentColor"><path fill="currentColor"/></svg>';
  assert.equal(coloured(svg, '#ffffff'), '<svg stroke="#ffffff"><path fill="#ffffff"/></svg>');
});

test('a line drawing becomes a component, and nothing but a line drawing does', () => {
  const svg =
    '<svg><title>A kite</title><path fill="x" d="M0 0z"/><path stroke="x" d="M1 1"/></svg>';
  const code = component(svg, 'no-wind');
  assert.match(code, /\/\*\* A kite\. \*\/\nexport function NoWindDrawing\(\)/);
  assert.match(code, /tint="M0 0z"\n {6}line="M1 1"/);
  assert.throws(
    () => component(svg.replace('M0 0z"/>', 'M0 0z"/><circle/>'), 'no-wind'),
    /two paths/,
  );
});

test('an icon file says where each of its pictures lies', () => {
  const file = ico([
    { width: 16, content: Buffer.from('small') },
    { width: 256, content: Buffer.from('large one') },
  ]);
  assert.deepEqual([...file.subarray(0, 6)], [0, 0, 1, 0, 2, 0]);
  const at = [6, 22].map((entry) => [
    file[entry],
    file.readUInt32LE(entry + 8),
    file.readUInt32LE(entry + 12),
  ]);
  assert.deepEqual(at, [
    [16, 5, 38],
    [0, 9, 43],
  ]);
  assert.equal(file.subarray(43).toString(), 'large one');
});
