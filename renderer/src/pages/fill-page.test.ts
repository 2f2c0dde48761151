import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Composition } from '@nukkad/platform/contract';
import type { RenderedPage } from '../worker/shell-bundle';
import { fillPage } from './fill-page';

const released = `<head>
<meta name="viewport" content="width=device-width">
<title>Nukkad</title>
</head>
<body>
<div id="root"></div>
<noscript>This page needs JavaScript.</noscript>
</body>`;

const feed = '<link rel="alternate" type="application/rss+xml" href="/feed.xml"/>';

function fill(html: string, remotes: Record<string, object> = {}): string {
  const page = { html, head: [{ name: 'title', attributes: {}, text: 'Blogs' }], status: 200 };
  const route = { remote: 'mf-public', screen: 'blogs' };
  const composition = { remotes, shell: {} } as unknown as Composition;
  const about = { composition, address: '/blogs' };
  const rendered = { ...page, route, state: { lock: 'one' } } as unknown as RenderedPage;
  return fillPage(released, about, rendered, []).document;
}

test('the content takes the place of root and notice, and the head is the page’s', () => {
  const document = fill('<main>Read</main>');
  assert.match(
    document,
    /<div id="root"><main>Read<\/main><\/div>\n<script type="application\/json"/,
  );
  assert.match(document, /<title>Blogs<\/title>/);
  assert.doesNotMatch(document, /<title>Nukkad|needs JavaScript/);
});

test('what React puts first for the head goes there, where readers of feeds look', () => {
  const document = fill(`${feed}<main>Read</main>`);
  assert.ok(document.indexOf(feed) < document.indexOf('</head>'));
  assert.match(document, /<div id="root"><main>/);
  assert.equal(document.split(feed).length, 2);
});

test('the scripts of the screen come behind styles and the shell, whose content is there', () => {
  const screens = { blogs: { scripts: ['blogs.js'], styles: ['blogs.css'] } };
  const remote = { base: '/remotes/p/', entry: 'entry.js', integrity: {}, screens };
  const document = fill('<main>Read</main>', { 'mf-public': remote });
  const linked = document.split('\n').filter((line) => line.includes('/remotes/p/'));
  assert.deepEqual(
    linked.map((line) => [/\w+\.\w+(?=")/.exec(line)?.[0], line.includes('fetchpriority="low"')]),
    [
      ['blogs.css', false],
      ['entry.js', true],
      ['blogs.js', true],
    ],
  );
});
