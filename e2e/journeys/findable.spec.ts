import type { APIRequestContext } from '@playwright/test';
import { headOf, type Thing, unescaped } from '../support/html';
import { expectRenderingAhead, getAhead } from '../support/rendered-ahead';
import { places } from '../support/run';
import { somebody } from '../support/someone';
import { expect, test } from '../support/test';

// What crawlers read is in the HTML. That hydration leaves it as it is: public-pages.spec.ts.
test.beforeAll(() => expectRenderingAhead(places.get().origin));

async function readHead(request: APIRequestContext, path: string) {
  const answer = await getAhead(request, path);
  return { status: answer.status(), ...headOf(await answer.text()) };
}

const typesOf = (things: Thing[]) => things.map((thing) => thing['@type']);

/** Page → its subject, and its canonical URL if different. */
const pages: [path: string, about: string[], canonical?: string][] = [
  ['/', ['WebSite', 'Organization']],
  ['/homepage', ['WebSite'], '/'],
  ['/doctors?spec=dentist', ['ItemList', 'BreadcrumbList']],
  ['/teachers?spec=english', ['ItemList', 'BreadcrumbList']],
  ["/ca's", ['ItemList', 'BreadcrumbList']],
  ['/labours', ['ItemList', 'BreadcrumbList']],
  ['/engineers', ['ItemList', 'BreadcrumbList']],
  ['/advocates', ['ItemList', 'BreadcrumbList']],
  ['/officers?spec=service-related', ['ItemList', 'BreadcrumbList']],
  ['/doctor', ['BreadcrumbList']],
  ['/blogs', ['BreadcrumbList']],
  ['/stories', ['BreadcrumbList']],
  ['/campaigns', ['BreadcrumbList']],
  ['/states/karnataka', ['BreadcrumbList']],
];

test('each public page says what it is', async ({ request, baseURL }) => {
  for (const [path, about, canonical = path] of pages) {
    await test.step(path, async () => {
      const head = await readHead(request, path);
      expect(head.title).toMatch(/.+ · Nukkad$/);
      expect(typesOf(head.things)).toEqual(expect.arrayContaining(about));
      expect(head.description.length).toBeGreaterThan(40);
      expect(head.canonical).toBe(new URL(canonical, baseURL).href);
      expect(`${head.ogTitle} · Nukkad`).toBe(head.title);
    });
  }
});

const scripts = { hi: /\p{Script=Devanagari}/u, kn: /\p{Script=Kannada}/u };

/** The same page in a language. */
const pathIn = (language: string, path: string) => `/${language}${path === '/' ? '' : path}`;

/** Names of the steps that lead to a page. */
const trailIn = (things: Thing[]): string[] =>
  things
    .filter((thing) => thing['@type'] === 'BreadcrumbList')
    .flatMap(({ itemListElement }) =>
      (itemListElement as { name: string }[]).map(({ name }) => name),
    );

test('a page in a language says what it is in that language', async ({ request, baseURL }) => {
  for (const [nth, [path, about, canonical = path]] of pages.entries()) {
    // By turns: each language has pages of most kinds.
    const language = nth % 2 === 0 ? 'hi' : 'kn';
    await test.step(`${path} in ${language}`, async () => {
      const script = scripts[language];
      const head = await readHead(request, pathIn(language, path));
      expect(head.title).toMatch(script);
      expect(head.description).toMatch(script);
      expect(head.canonical).toBe(new URL(pathIn(language, canonical), baseURL).href);
      expect(typesOf(head.things)).toEqual(expect.arrayContaining(about));
      expect(trailIn(head.things).filter((name) => !script.test(name))).toEqual([]);
      const site = head.things.find((thing) => thing['@type'] === 'WebSite');
      expect(site?.inLanguage ?? `${language}-IN`).toBe(`${language}-IN`);
    });
  }
});

const people: [profession: string, type: RegExp][] = [
  ['doctor', /^(Physician|Dentist)$/],
  ['teacher', /^EducationalOrganization$/],
  ['ca', /^AccountingService$/],
  ['labour', /^(Electrician|Plumber|HomeAndConstructionBusiness)$/],
  ['engineer', /^ProfessionalService$/],
  ['advocate', /^LegalService$/],
  ['officer', /^GovernmentOffice$/],
];

test('the page of a professional is about a person, with ratings only of real reviews', async ({
  request,
}) => {
  for (const [profession, type] of people) {
    await test.step(profession, async () => {
      const path = await somebody(request, profession);
      const head = await readHead(request, path);
      const person = head.things.find((thing) => type.test(thing['@type'])) as Thing;
      const served = await (await request.get(`/api/vendors/${path.split('id=')[1]}`)).json();
      expect(person.name).toBe(served.vendorName);
      const rating = person.aggregateRating as { reviewCount: unknown } | undefined;
      expect(rating ? Number(rating.reviewCount) : null).toBe(served.rating?.count ?? null);
      expect(head.canonical).toContain(served._id);
      expect(head.ogImage).toContain(`/vendors/${served._id}.png`);
    });
  }
});

test('the picture of a shared page is one, in the language of the page', async ({
  request,
  baseURL,
}) => {
  for (const path of [await somebody(request, 'doctor'), '/doctors', '/blogs']) {
    for (const language of ['en', 'hi', 'kn']) {
      const isEnglish = language === 'en';
      const { ogImage } = await readHead(request, isEnglish ? path : pathIn(language, path));
      const { searchParams, pathname, search } = new URL(ogImage, baseURL);
      expect(searchParams.get('language')).toBe(isEnglish ? null : language);
      // The address of the shell's own picture is that of the site for which the shell was released.
      const picture = await request.get(pathname + search);
      expect(picture.headers()['content-type']).toBe('image/png');
    }
  }
});

test('what is not found or searched for is kept out of indexes', async ({ request }) => {
  for (const path of ['/nowhere-at-all', '/engineers?q=dentist']) {
    const { robots } = headOf(await (await request.get(path)).text());
    expect(robots, path).toContain('noindex');
  }
});

/** Kinds of pages in the site map. */
const listed = [
  ...[/\/$/, /\/doctors\?spec=all$/, /\/blogs\/./, /\/stories\/./, /\/campaigns\/./, /\/states\/./],
  ...[/doctor-detail\?id=/, /officer-detail\?id=/, /govt-offices-detail/],
];

/** Every so many of the others, each of which is a page of one of these kinds; in every language by turns. */
const SAMPLED = 121;

test('the site map names pages that call themselves so, and robots.txt names the site map', async ({
  request,
  baseURL,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const addresses = async (path: string): Promise<string[]> => {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    const body = await answer.text();
    const found = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => unescaped(loc));
    if (!body.includes('<sitemapindex')) return found;
    return (await Promise.all(found.map((part) => addresses(new URL(part).pathname)))).flat();
  };
  const all = await addresses('/sitemap.xml');
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThan(600);
  const kinds = listed.map((kind) => all.find((address) => kind.test(address)) ?? `no ${kind}`);
  const opened = new Set([...kinds, ...all.filter((_, nth) => nth % SAMPLED === 0)]);
  for (const address of opened) {
    const head = await readHead(request, address);
    expect(head, address).toMatchObject({ status: 200, canonical: address });
    expect(head.robots, address).not.toContain('noindex');
  }
});
