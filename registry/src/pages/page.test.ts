import assert from 'node:assert/strict';
import { createHash, generateKeyPairSync } from 'node:crypto';
import { test } from 'node:test';
import { type Composition, compositionElementId, keysElementId } from '@nukkad/platform/contract';
import { compose } from '../composition/compose';
import { isSigned, signerWith } from '../signing/signer';
import { remoteManifest, route, shellManifest } from '../testing/fake-site';
import { reloadPath, reloadScript } from './dev-reload';
import { renderPage } from './page';
import { sitePages } from './site-pages';

const siteMap = [
  route('/'),
  route("/ca's"),
  route('/govt. officers'),
  route('/doctor-dashboard/*', 'gate', 'dashboard'),
  route('/doctor-dashboard', 'gate', 'dashboard'),
  route('/:category'),
  route('*'),
];
const shellRelease = {
  version: 'shellv',
  manifest: shellManifest(siteMap),
  integrity: {
    'shell.abc.js': 'sha384-shelljs',
    'shell.abc.css': 'sha384-shellcss',
    'theme.js': 'sha384-theme',
  },
};
const files = { scripts: ['dash.js'], styles: [], reads: [] };
const composition = compose({ channel: 'stable', serial: 3 }, [
  shellRelease,
  {
    version: 'publicv',
    manifest: remoteManifest('mf-public'),
    integrity: {
      'remoteEntry.abc.js': 'sha384-entry',
      'screen-listing.abc.js': 'sha384-screen',
      'screen-listing.abc.css': 'sha384-style',
    },
  },
  {
    version: 'doctorv',
    manifest: remoteManifest('mf-doctor', { serves: ['doctor'], screens: { dashboard: files } }),
    integrity: {},
  },
])!;
const signer = signerWith(generateKeyPairSync('ed25519').privateKey);
const proof = { signature: signer.sign('composition', composition), keys: signer.believed };
const shell = {
  manifest: shellRelease.manifest,
  integrity: shellRelease.integrity,
  skeleton: '<div class="nk-first-paint"></div>\n',
  icon: '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
  hasWebManifest: true,
  hasTouchIcon: true,
  hasSocialCard: true,
  origin: 'https://nukkad.example',
  hasTheme: true,
  hasWorker: false,
};

type Tag = Record<string, string | true>;
const tagsOf = (html: string, name: string): Tag[] =>
  [...html.matchAll(new RegExp(`<${name}((?:\\s[^>]*)?)>`, 'g'))].map(([, text]) =>
    Object.fromEntries(
      [...text!.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map((m) => [m[1]!, m[2] ?? true]),
    ),
  );
const draw = (path: string, dev = false) =>
  renderPage({ composition, proof, shell, dev, route: siteMap.find((r) => r.path === path) });
const inlined = (html: string) => {
  const pattern = new RegExp(
    `<script type="application/json" id="${compositionElementId}"[^>]*>(.*?)</script>`,
  );
  return JSON.parse(pattern.exec(html)![1]!) as Composition;
};

test('a page asks for theme and shell, guarded by integrity, and for nothing else', () => {
  const html = draw('/');
  const scripts = tagsOf(html, 'script').filter((script) => script.src);
  assert.deepEqual(scripts, [
    { src: '/shell/shellv/theme.js', crossorigin: true, integrity: 'sha384-theme' },
    {
      defer: true,
      src: '/shell/shellv/shell.abc.js',
      crossorigin: true,
      integrity: 'sha384-shelljs',
    },
  ]);
  const sheet = tagsOf(html, 'link').find((link) => link.rel === 'stylesheet');
  assert.deepEqual(sheet, {
    id: 'react-aria-pressable-style',
    rel: 'stylesheet',
    href: '/shell/shellv/shell.abc.css',
    crossorigin: true,
    integrity: 'sha384-shellcss',
  });
});

test('a page preloads the font and exactly what its route needs', () => {
  const preloads = tagsOf(draw('/'), 'link').filter((link) => link.rel === 'preload');
  assert.deepEqual(
    preloads.map((link) => [link.as, link.href, link.integrity, link.crossorigin]),
    [
      ['font', '/shell/shellv/assets/figtree.woff2', undefined, true],
      ['script', '/remotes/mf-public/publicv/remoteEntry.abc.js', 'sha384-entry', true],
      ['script', '/remotes/mf-public/publicv/screen-listing.abc.js', 'sha384-screen', true],
      ['style', '/remotes/mf-public/publicv/screen-listing.abc.css', 'sha384-style', true],
      ['fetch', '/api/categories', undefined, true],
    ],
  );
});

test('a dashboard address preloads the dashboard that serves it', () => {
  const hrefs = tagsOf(draw('/doctor-dashboard/*'), 'link').map((link) => link.href);
  assert.ok(hrefs.includes('/remotes/mf-doctor/doctorv/dash.js'));
});

test('a page carries the composition it runs', () => {
  assert.deepEqual(inlined(draw('/')), JSON.parse(JSON.stringify(composition)));
});

test('nothing in the composition can end its element', () => {
  const hostile = structuredClone(composition);
  hostile.routes[0]!.screen = '</script><script>alert(1)</script>\u2028';
  const html = renderPage({ composition: hostile, proof, shell, route: undefined, dev: false });
  assert.equal(html.match(/<\/script>/g)?.length, 4);
  assert.ok(!html.includes('\u2028'));
  assert.deepEqual(inlined(html).routes[0], hostile.routes[0]);
});

test('a page has language, names, icon, skeleton and a word for browsers without scripts', () => {
  const html = draw('/');
  assert.match(html, /^<!doctype html>\n<html lang="en-IN">/);
  assert.match(html, /<title>Nukkad<\/title>/);
  assert.match(html, /<div id="root"><div class="nk-first-paint"><\/div><\/div>/);
  assert.match(html, /<noscript>/);
  assert.equal(tagsOf(html, 'meta').filter((meta) => meta.name === 'theme-color').length, 2);
  const links = tagsOf(html, 'link');
  const icon = links.find((link) => link.rel === 'icon')?.href as string;
  assert.match(decodeURIComponent(icon), /^data:image\/svg\+xml,<svg /);
  assert.equal(
    links.find((link) => link.rel === 'manifest')?.href,
    '/shell/shellv/site.webmanifest',
  );
});

test('a home screen finds its icon, and no page asks for it by itself', () => {
  const links = tagsOf(draw('/'), 'link');
  const touch = links.filter((link) => link.rel === 'apple-touch-icon');
  assert.deepEqual(touch, [
    { rel: 'apple-touch-icon', href: '/shell/shellv/apple-touch-icon.png' },
  ]);
  const icons = links.filter((link) => link.rel === 'icon');
  assert.deepEqual(
    icons.map(({ href }) => String(href).startsWith('data:')),
    [true],
  );
});

test('a link to the product is shown with a card and words', () => {
  const said = Object.fromEntries(
    tagsOf(draw('/'), 'meta').map((meta) => [meta.property ?? meta.name, meta.content]),
  );
  assert.equal(said['og:image'], 'https://nukkad.example/shell/shellv/social-card.png');
  assert.deepEqual([said['og:image:width'], said['og:image:height']], ['1200', '630']);
  assert.equal(said['og:type'], 'website');
  assert.equal(said['og:site_name'], 'Nukkad');
  assert.equal(said['og:title'], 'Nukkad: trusted professionals near you');
  assert.equal(said['og:description'], said.description);
  assert.equal(said['twitter:card'], 'summary_large_image');
});

test('a shell without a card or a touch icon promises neither', () => {
  const plain = { ...shell, hasTouchIcon: false, hasSocialCard: false };
  const html = renderPage({ composition, proof, shell: plain, route: undefined, dev: false });
  assert.doesNotMatch(html, /og:image|apple-touch-icon/);
  assert.match(html, /<meta name="twitter:card" content="summary">/);
});

test('no script or style stands in the page itself', () => {
  const html = draw('/');
  const inline = tagsOf(html, 'script').filter((s) => !s.src && s.type !== 'application/json');
  assert.deepEqual(inline, []);
  assert.doesNotMatch(html, /<style|\sstyle=|\son[a-z]+=/);
});

test('every script and style that a page asks for has its digest', () => {
  for (const html of [draw('/'), draw('/doctor-dashboard', true)]) {
    const scripts = tagsOf(html, 'script').filter(({ src }) => src);
    const styles = tagsOf(html, 'link').filter(({ rel }) => rel === 'stylesheet');
    assert.ok(scripts.length > 0 && styles.length > 0);
    for (const one of [...scripts, ...styles]) {
      assert.match(String(one.integrity), /^sha384-/, JSON.stringify(one));
      assert.notEqual(one.crossorigin, undefined, JSON.stringify(one));
    }
  }
});

test('the signed composition names the digest of each file of the shell', () => {
  assert.deepEqual(composition.shell.integrity, shellRelease.integrity);
});

test('only a development page reloads itself', () => {
  const [reload] = tagsOf(draw('/', true), 'script').filter(({ src }) => src === reloadPath);
  const integrity = `sha384-${createHash('sha384').update(reloadScript).digest('base64')}`;
  assert.deepEqual({ ...reload }, { defer: true, src: reloadPath, crossorigin: true, integrity });
  assert.doesNotMatch(draw('/'), /dev\/reload/);
});

test('a site has a page for each fixed path and one for everything else', () => {
  const pages = sitePages(composition, shell, signer, { dev: false });
  assert.deepEqual([...pages.keys()].sort(), [
    "ca's/index.html",
    'doctor-dashboard/index.html',
    'govt. officers/index.html',
    'index.html',
  ]);
});

test('a profession that a remote serves has its pages without being named', () => {
  const patterns = [route('/:profession-dashboard/*', 'gate', 'dashboard')];
  const serving = { ...composition.remotes['mf-doctor']!, serves: ['chef', '*'] };
  const pages = sitePages(
    { ...composition, routes: [...siteMap, ...patterns], remotes: { 'mf-chef': serving } },
    shell,
    signer,
    { dev: false },
  );
  const page = pages.get('chef-dashboard/index.html') ?? '';
  assert.match(page, /rel="preload" as="script"[^>]*dash\.js/);
  assert.deepEqual(
    [...pages.keys()].filter((file) => file.includes('*')),
    [],
  );
});

test('what a page carries is signed by a key it carries', () => {
  const html = draw('/');
  const [block] = tagsOf(html, 'script').filter(({ id }) => id === compositionElementId);
  const [, keys = ''] = new RegExp(`id="${keysElementId}">(.*?)</script>`).exec(html) ?? [];
  const signature = { key: String(block?.['data-key']), value: String(block?.['data-signature']) };
  assert.ok(isSigned('composition', inlined(html), signature, JSON.parse(keys)));
  assert.ok(!isSigned('composition', { ...inlined(html), serial: 4 }, signature, JSON.parse(keys)));
});

test('only a page that says so is hidden from search engines', () => {
  const input = { composition, proof, shell, route: undefined, dev: false };
  assert.match(renderPage({ ...input, isHidden: true }), /<meta name="robots" content="noindex">/);
  assert.doesNotMatch(renderPage(input), /robots/);
});

test('with an origin asked first its files come from there, and the script that turns from it from here', () => {
  const assets = 'https://cdn.example';
  const guarded = { ...shell.integrity, 'own-origin.js': 'sha384-own' };
  const html = renderPage({
    composition: { ...composition, assets },
    proof,
    shell: { ...shell, integrity: guarded },
    dev: false,
    route: siteMap.find(({ path }) => path === '/'),
  });
  const [first, theme, entry] = tagsOf(html, 'script').filter((script) => script.src);
  assert.deepEqual(first, {
    src: '/shell/shellv/own-origin.js',
    crossorigin: true,
    integrity: 'sha384-own',
    'data-assets': assets,
    'data-patience': '5000',
  });
  assert.equal(theme?.src, '/shell/shellv/theme.js');
  assert.equal(entry?.src, `${assets}/shell/shellv/shell.abc.js`);
  const links = tagsOf(html, 'link');
  assert.deepEqual(
    links.find(({ rel }) => rel === 'preconnect'),
    { rel: 'preconnect', href: assets, crossorigin: true },
  );
  for (const { rel, as, href } of links) {
    if (rel === 'stylesheet' || as === 'script' || as === 'style') {
      assert.ok(String(href).startsWith(`${assets}/`), String(href));
    }
  }
  assert.ok(html.indexOf('own-origin.js') < html.indexOf(`${assets}/`, html.indexOf('<link')));
});

test('without one a page has nothing of it', () => {
  assert.doesNotMatch(draw('/'), /own-origin|preconnect/);
});
