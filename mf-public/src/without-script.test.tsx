/** @jest-environment node */
import { aReview, problem, reviewsPage } from '@nukkad/platform/testing';
import { renderAhead } from '@nukkad/platform/testing/ahead';
import { remote } from './remote';
import { type Page, pages, wireFor } from './testing/public-pages';

async function htmlOf([name, at, pattern, , profession]: Page): Promise<string> {
  const module = await remote.screens[name]?.();
  if (!module) throw new Error(`There is no screen ${name}.`);
  const { html } = await renderAhead(module.Screen, { at, pattern, wire: wireFor(profession) });
  return html;
}

/** Addresses that no index keeps: one names nothing, the other has yet to name somebody. */
const unlisted: [screen: string, at: string, isMissing: boolean][] = [
  ['details', '/doctor-detail', false],
  ['listing', '/doctors?spec=nothing', true],
];

/** Content for browsers without script; in others it is text that nothing renders. */
const plainOf = (html: string) => html.match(/<noscript>.*?<\/noscript>/gs)?.join('') ?? '';

/** Buttons that stand in the page without script and do nothing; an accordion is open then. */
const deadButtons = (html: string) =>
  (html.match(/<button [^>]*type="button"[^>]*>/g) ?? []).filter(
    (button) => !button.includes('nk-needs-script') && !button.includes('slot="trigger"'),
  );

test.each(pages)('%s at %s has no dead button without script', async (...page) => {
  expect(deadButtons(await htmlOf(page))).toEqual([]);
});

const listing = (at: string): Page => ['listing', at, '/doctors', '', 'doctor'];

test('filters and sort order are a form of the list', async () => {
  const html = await htmlOf(listing('/doctors?spec=dentist&gender=female&page=2'));
  expect(html).toContain('<form action="/doctors">');
  expect(html).toMatch(/<select [^>]*name="sort"/);
  const plain = plainOf(html);
  expect(plain).toContain('<input type="hidden" name="spec" value="dentist"/>');
  expect(plain).toMatch(/<input type="checkbox" name="gender" checked="" value="female"\/>/);
  expect(plain).toMatch(/<input type="radio" name="r" value="5"\/>/);
  expect(plain).not.toContain('name="page"');
  expect(plain).toMatch(/<button type="submit"[^>]*>/);
});

test('an applied filter is a link to the list without it', async () => {
  const html = await htmlOf(listing('/doctors?spec=dentist&gender=female&quick=1'));
  expect(html).toContain('href="/doctors?spec=dentist&amp;quick=1"');
  expect(html).toContain('href="/doctors?spec=dentist&amp;gender=female"');
  expect(html).toMatch(/href="\/doctors\?spec=dentist"[^>]*>Clear all/);
});

test('what a search was understood as is a link to the search without it', async () => {
  const wire = wireFor();
  const answer = await wire.fetch('http://localhost/api/search?q=teeth').then((r) => r.json());
  const understood = [{ field: 'gender', label: 'Female', without: 'dentist' }];
  wire.answer('searchDirectory', () => ({ ...answer, understood }));
  const module = await remote.screens.listing?.();
  const at = '/engineers?q=female+dentist';
  const { html } = await renderAhead(module!.Screen, { at, wire });
  expect(html).toContain('href="/engineers?q=dentist"');
});

test('tabs are links to their address', async () => {
  const html = await htmlOf([
    ...(['details', '/doctor-detail?id=vendor-1', '/doctor-detail', ''] as const),
    'doctor',
  ]);
  expect(html).toMatch(/<a [^>]*href="\?id=vendor-1&amp;tab=reviews#sides"/);
  const home = await htmlOf(['landing', '/?engagements=teacher', '/', '']);
  expect(home).toMatch(/<a [^>]*href="\?engagements=ca#engagements"/);
  expect(home).toMatch(/<a [^>]*href="\?engagements=teacher#[^>]*aria-selected="true"/);
});

test('a page of reviews is there in whole, and the next behind a link', async () => {
  const wire = wireFor('doctor');
  const asked: unknown[] = [];
  wire.answer('getReviews', ({ query }) => {
    asked.push(query);
    const texts = ['one', 'two', 'three', 'four', 'five'];
    return reviewsPage(
      texts.map((text) => aReview({ text })),
      { total: 9, next: 'c/2' },
    );
  });
  const module = await remote.screens.details?.();
  const at = '/doctor-detail?id=vendor-1&tab=reviews';
  const how = { pattern: '/doctor-detail', wire };
  const { html } = await renderAhead(module!.Screen, { at, ...how });
  expect(plainOf(html)).toMatch(/four.*five/s);
  expect(plainOf(html)).not.toContain('three');
  expect(plainOf(html)).toContain('?id=vendor-1&amp;tab=reviews&amp;after=c%2F2"');
  await renderAhead(module!.Screen, { at: `${at}&after=c%2F2`, ...how });
  expect(asked).toContainEqual({ sort: 'recent', cursor: 'c/2' });
});

test('a form that needs script says so, and whom to ask instead', async () => {
  const plain = plainOf(await htmlOf(['landing', '/', '/', '']));
  expect(plain).toContain('This form needs JavaScript.');
  expect(plain).toContain('href="#contact"');
  const details = await htmlOf([
    ...(['details', '/doctor-detail?id=vendor-1', '/doctor-detail', ''] as const),
    'doctor',
  ]);
  expect(plainOf(details)).toContain('Choosing a time needs JavaScript.');
});

test.each([
  ['/doctor-detail', '?id=nobody', 'getVendor'],
  ['/govt-offices-detail', '?office=nowhere', 'getGovOffice'],
] as const)('%s%s names nothing that the API knows', async (pattern, query, call) => {
  const module = await remote.screens.details?.();
  const wire = wireFor();
  wire.answer(call, () => problem(404, 'not-found'));
  const { html, page, isMissing } = await renderAhead(module!.Screen, {
    ...{ at: pattern + query, pattern, wire },
  });
  expect(html).toMatch(/<h1[^>]*>We could not find this/);
  expect(isMissing).toBe(true);
  expect(page?.robots).toBe('noindex');
});

test.each(unlisted)('%s at %s is in no index', async (name, at, isMissing) => {
  const module = await remote.screens[name]?.();
  const wire = wireFor();
  const drawn = await renderAhead(module!.Screen, { at, wire });
  expect(drawn.isMissing).toBe(isMissing);
  expect(drawn.page?.robots).toBe('noindex');
});
