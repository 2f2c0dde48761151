import type { Page } from '@playwright/test';
import { wakeUp } from '../support/crawl';
import { heading } from '../support/site';
import { somebody } from '../support/someone';
import { expect, test } from '../support/test';
import { unknownPage } from '../support/watch';

type Thing = { '@type': string } & Record<string, unknown>;

const attribute = (page: Page, selector: string, name: string) =>
  page.locator(`head ${selector}`).getAttribute(name);

async function thingsOn(page: Page): Promise<Thing[]> {
  const blocks = page.locator('script[type="application/ld+json"]');
  await expect(blocks.first()).toBeAttached();
  return (await blocks.allTextContents()).flatMap((text) => JSON.parse(text));
}

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

for (const [path, about, canonical = path] of pages) {
  test(`${path} says what it is`, async ({ page, baseURL }) => {
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
    await expect(page).toHaveTitle(/.+ · Nukkad$/);
    const types = async () => (await thingsOn(page)).map((thing) => thing['@type']);
    await expect.poll(types).toEqual(expect.arrayContaining(about));
    expect((await attribute(page, 'meta[name="description"]', 'content'))?.length).toBeGreaterThan(
      40,
    );
    expect(await attribute(page, 'link[rel="canonical"]', 'href')).toBe(
      new URL(canonical, baseURL).href,
    );
    const title = await page.title();
    expect(`${await attribute(page, 'meta[property="og:title"]', 'content')} · Nukkad`).toBe(title);
  });
}

const people: [profession: string, type: RegExp][] = [
  ['doctor', /^(Physician|Dentist)$/],
  ['teacher', /^EducationalOrganization$/],
  ['ca', /^AccountingService$/],
  ['labour', /^(Electrician|Plumber|HomeAndConstructionBusiness)$/],
  ['engineer', /^ProfessionalService$/],
  ['advocate', /^LegalService$/],
  ['officer', /^GovernmentOffice$/],
];

for (const [profession, type] of people) {
  test(`the page of a ${profession} is about a person, with ratings only of real reviews`, async ({
    page,
    request,
  }) => {
    const path = await somebody(request, profession);
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
    const is = (thing: Thing) => type.test(thing['@type']);
    await expect.poll(async () => (await thingsOn(page)).some(is)).toBe(true);
    const person = (await thingsOn(page)).find(is) as Thing;
    const served = await (await request.get(`/api/vendors/${path.split('id=')[1]}`)).json();
    expect(person.name).toBe(served.vendorName);
    const rating = person.aggregateRating as { ratingValue: unknown; reviewCount: unknown } | null;
    expect(rating ? Number(rating.reviewCount) : null).toBe(served.rating?.count ?? null);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(served._id),
    );
    const picture = (await attribute(page, 'meta[property="og:image"]', 'content')) ?? '';
    expect(picture).toContain(`/vendors/${served._id}.png`);
    expect((await request.get(picture)).headers()['content-type']).toBe('image/png');
  });
}

test('what is not found or searched for is kept out of indexes', async ({ page, watch }) => {
  watch.provokes(unknownPage);
  for (const path of ['/nowhere-at-all', '/engineers?q=dentist']) {
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  }
});

test('the site map names pages that exist, and robots.txt names the site map', async ({
  page,
  request,
  baseURL,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const addresses = async (path: string): Promise<string[]> => {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    const body = await answer.text();
    const found = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) =>
      loc.replaceAll('&amp;', '&').replaceAll('&apos;', "'"),
    );
    if (!body.includes('<sitemapindex')) return found;
    return (await Promise.all(found.map((part) => addresses(new URL(part).pathname)))).flat();
  };
  const all = await addresses('/sitemap.xml');
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThan(600);
  const one = (pattern: RegExp) => all.find((address) => pattern.test(address)) ?? `no ${pattern}`;
  const kinds = [/\/$/, /\/doctors/, /\/blogs\/./, /\/stories\/./, /\/campaigns\/./, /\/states\/./];
  for (const address of [...kinds, /doctor-detail\?id=/, /officer-detail\?id=/].map(one)) {
    await page.goto(address);
    await expect(heading(page)).toBeVisible();
    await wakeUp(page);
    await expect(page.getByText("We couldn't find that page")).toHaveCount(0);
    await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(0);
  }
});
