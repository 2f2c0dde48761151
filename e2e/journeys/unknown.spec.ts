import type { Page } from '@playwright/test';
import { contentOf, headOf, linksIn, mainOf, textIn } from '../support/html';
import { expectRenderingAhead } from '../support/rendered-ahead';
import { places } from '../support/run';
import { expectFrame, heading } from '../support/site';
import { expect, test } from '../support/test';
import { unknownPage } from '../support/watch';

const UNKNOWN_ID = '018f0000-0000-7000-8000-000000000000';
const LONG = 'x'.repeat(10_240);

/** URL → text that must be shown, and the link to continue. */
const lost: [address: string, words: RegExp, way: string | RegExp][] = [
  ['/no-such-thing', /couldn't find that page/i, 'Doctor'],
  ['/a/b/c', /couldn't find that page/i, 'Doctor'],
  ['/plumber', /couldn't find that page/i, 'Doctor'],
  ['/%F0%9F%A6%84', /couldn't find that page/i, 'Doctor'],
  ['/doctors/extra', /couldn't find that page/i, 'Doctor'],
  ['/doctor-detail', /Choose a doctor/, 'See all doctors'],
  ['/doctor-detail?id=nope', /could not find this doctor/, /doctors/i],
  [`/doctor-detail?id=${UNKNOWN_ID}`, /could not find this doctor/, /doctors/i],
  ['/doctors?page=9999', /past the end of the list/, 'Go to page 1'],
  ['/doctors?page=-1', /Best Dentist in HSR Layout/, 'Next page'],
  ['/doctors?page=1.5', /Best Dentist in HSR Layout/, 'Next page'],
  ['/doctors?page=99999999999999999999', /Best Dentist in HSR Layout/, 'Next page'],
  ['/doctors?spec=magician', /do not know this speciality/, /See all doctors/],
  // Values that no link of the site would have are ignored.
  [
    `/doctors?spec=${encodeURIComponent("'; drop table vendor; --")}`,
    /Best Dentist in HSR Layout/,
    'Next page',
  ],
  [`/doctors?q=${LONG}`, /No Dentists match all of this/, /^Remove/],
  [`/?utm=${LONG}`, /Discover & Search/, 'Doctor'],
];

// Most have it all in their HTML; that hydration leaves a notice as it is: rendered-ahead.spec.ts.
test('an address that leads nowhere says what is wrong and leads on', async ({ page, watch }) => {
  watch.provokes(/^console: Failed to load resource: .* (404|422)/);
  await expectRenderingAhead(places.get().origin);
  for (const [address, words, way] of lost) {
    await test.step(address.slice(0, 60), async () => {
      const html = await (await page.request.get(address)).text();
      const main = mainOf(contentOf(html));
      if (!/<h1\b/.test(main)) return expectNotice(page, address, words, way);
      expect(textIn(main)).toMatch(words);
      const isWay = (name: string) => (typeof way === 'string' ? name === way : way.test(name));
      const names = linksIn(main).map(({ name }) => name);
      expect(names.filter(isWay), names.join()).not.toEqual([]);
      expect(headOf(html).title).toContain('Nukkad');
    });
  }
});

/** The same of a page that is not rendered ahead. */
async function expectNotice(page: Page, address: string, words: RegExp, way: string | RegExp) {
  await page.goto(address);
  await expectFrame(page);
  await expect(heading(page)).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText(words);
  await expect(main.getByRole('link', { name: way }).first()).toBeVisible();
  await expect(page).toHaveTitle(/Nukkad/);
}

test('an unknown page is announced in the title, and the product goes on from it', async ({
  page,
  watch,
}) => {
  watch.provokes(unknownPage);
  await page.goto('/no-such-thing');
  await expect(page).toHaveTitle("We couldn't find that page · Nukkad");
  await page.getByRole('main').getByRole('link', { name: 'Doctor', exact: true }).first().click();
  await expect(heading(page)).toHaveText('Doctor');
  await expect(page.getByText("We couldn't find that page")).toBeHidden();
});

const listing = '/api/vendordetail/getVendorsByCategory';

/** Call → status and code of the response. `:doctor` stands for the id of a category. */
const refused: [call: string, status: number, code: string][] = [
  ['/api/no-such-thing', 404, 'not-found'],
  ['/api/vendors/nope', 422, 'validation'],
  [`/api/vendors/${UNKNOWN_ID}`, 404, 'vendor-unknown'],
  [`/api/vendors/${'x'.repeat(600)}`, 404, 'not-found'],
  [listing, 422, 'validation'],
  [`${listing}?categoryId=nope`, 422, 'validation'],
  [`${listing}?categoryId=${UNKNOWN_ID}`, 404, 'category-unknown'],
  [`${listing}?categoryId=:doctor&page=9999`, 404, 'page-out-of-range'],
  [`${listing}?categoryId=:doctor&page=-1`, 422, 'validation'],
  [`${listing}?categoryId=:doctor&page=0`, 422, 'validation'],
  [`${listing}?categoryId=:doctor&limit=100000`, 422, 'validation'],
  [`${listing}?categoryId=:doctor&spec=magician`, 404, 'category-unknown'],
  [`${listing}?categoryId=${LONG}`, 414, 'uri-too-long'],
  ['/api/vendors/%E0%A4%A', 400, 'bad-request'],
];

test('calls of what does not exist are refused in the documented form', async ({ request }) => {
  const categories = await (await request.get('/api/category/getAllCategories')).json();
  const doctor = categories.find((one: { slug: string }) => one.slug === 'doctor');
  for (const [call, status, code] of refused) {
    await test.step(`GET ${call.slice(0, 70)}: ${status} ${code}`, async () => {
      const answer = await request.get(call.replace(':doctor', doctor._id));
      expect(answer.status()).toBe(status);
      expect(answer.headers()['content-type']).toContain('application/problem+json');
      const problem = await answer.json();
      expect(problem).toMatchObject({ status, code });
      expect(problem.requestId).toMatch(/^[0-9a-f-]{36}$/);
      expect(problem.message).not.toBe('');
      expect(answer.headers()['x-request-id']).toBe(problem.requestId);
    });
  }
});
