import assert from 'node:assert/strict';
import { test } from 'node:test';
import { everyonePath, listingPath, vendorPath } from './addresses.model';
import { robotsText } from './robots.model';
import { sitemapIndex, urlSet } from './sitemap.model';

const origin = 'https://nukkad.example';

test('addresses are absolute, escaped, and dated where that is known', () => {
  const changed = new Date('2026-11-21T23:30:00Z');
  const pages = [{ path: "/ca's" }, { path: '/a?b=<1>&c="2"', changed }];
  assert.equal(
    urlSet(`${origin}/`, pages, ['en']),
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      '<url><loc>https://nukkad.example/ca&apos;s</loc></url>',
      '<url><loc>https://nukkad.example/a?b=&lt;1&gt;&amp;c=&quot;2&quot;</loc><lastmod>2026-11-21</lastmod></url>',
      '</urlset>',
      '',
    ].join('\n'),
  );
});

test('while several languages are offered, each page is there in all of them', () => {
  const text = urlSet(origin, [{ path: '/' }, { path: '/doctors?spec=all' }], ['en', 'hi']);
  const found = [...text.matchAll(/<loc>([^<]+)</g)].map(([, address]) => address);
  assert.deepEqual(found, [
    `${origin}/`,
    `${origin}/hi`,
    `${origin}/doctors?spec=all`,
    `${origin}/hi/doctors?spec=all`,
  ]);
  const alternates = [
    `<xhtml:link rel="alternate" hreflang="en-IN" href="${origin}/"/>`,
    `<xhtml:link rel="alternate" hreflang="hi-IN" href="${origin}/hi"/>`,
    `<xhtml:link rel="alternate" hreflang="x-default" href="${origin}/"/>`,
  ].join('');
  assert.equal(text.split(alternates).length, 3);
  assert.match(text, /^<urlset [^>]+ xmlns:xhtml="[^"]+">$/m);
});

test('an index names its parts', () => {
  const index = sitemapIndex(origin, ['/sitemaps/pages.xml']);
  assert.match(
    index,
    /<sitemapindex [^>]+>\n<sitemap><loc>https:\/\/nukkad\.example\/sitemaps\/pages\.xml</,
  );
});

const paths: [path: string, expected: string][] = [
  [listingPath('doctor'), '/doctors'],
  [listingPath('doctor', 'dentist'), '/doctors?spec=dentist'],
  [everyonePath('doctor'), '/doctors?spec=all'],
  [everyonePath('advocate'), '/advocates'],
  [listingPath('ca'), "/ca's"],
  [listingPath('govt-officer'), '/govt.%20officers'],
  [vendorPath('labour', '1'), '/labour-detail?id=1'],
  [vendorPath('govt-officer', '1'), '/govt-offices-detail?id=1'],
];
for (const [path, expected] of paths) {
  test(`${expected} is where it is`, () => assert.equal(path, expected));
}

test('robots.txt closes what is private, leaves the data open and names the sitemap', () => {
  const text = robotsText(`${origin}/`);
  const closed = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => path);
  assert.ok(closed.includes('/profile') && closed.includes('/*-dashboard'));
  assert.ok(!closed.some((path) => path === '/' || path === '/api/' || path === '/api'));
  assert.match(text, /^User-agent: \*$/m);
  assert.match(text, /^Sitemap: https:\/\/nukkad\.example\/sitemap\.xml$/m);
});
