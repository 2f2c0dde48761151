import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { fontsIn, smallFonts } from './fonts';

const css = `
@font-face{font-family:A;src:url(assets/latin.woff2) format("woff2");unicode-range:u+00??,u+2122}
@font-face{font-family:A;src:url("assets/ext.woff2");unicode-range:U+0100-02BA, U+20AD-20C0}
@font-face{font-family:B;src:local("Arial")}`;

test('a stylesheet tells which letters its fonts are for', () => {
  const fonts = fontsIn(css, '/shell/1/shell.css');
  const inText = (text: string) =>
    fonts.filter(({ letters }) => letters.test(text)).map(({ href }) => href);
  assert.deepEqual(inText('Dr. Rao'), ['/shell/1/assets/latin.woff2']);
  assert.deepEqual(inText('₹500'), ['/shell/1/assets/latin.woff2', '/shell/1/assets/ext.woff2']);
  assert.deepEqual(inText('ಕನ್ನಡ'), []);
});

test('a large font, and one that is not there, is not loaded ahead', async () => {
  const site = await mkdtemp(path.join(os.tmpdir(), 'fonts-'));
  await writeFile(path.join(site, 'small.woff2'), Buffer.alloc(32 * 1024));
  await writeFile(path.join(site, 'large.woff2'), Buffer.alloc(32 * 1024 + 1));
  const fonts = ['/small.woff2', '/large.woff2', '/none.woff2'];
  const small = await smallFonts(
    fonts.map((href) => ({ href, letters: /./u })),
    site,
  );
  assert.deepEqual(
    small.map(({ href }) => href),
    ['/small.woff2'],
  );
  await rm(site, { recursive: true });
});
