/** @jest-environment node */
import type { Category } from '@nukkad/platform/contract';
import {
  aCategory,
  aVendor,
  aVendorDetails,
  fakeWire,
  vendorsPage,
} from '@nukkad/platform/testing';
import { renderAhead } from '@nukkad/platform/testing/ahead';
import { professions } from './common/professions/professions';
import { remote } from './remote';

const top: Category[] = professions.map(({ slug, title }, order) =>
  aCategory({ _id: slug, slug, categoryName: title, profession: slug, order }),
);
const somebody = aVendor({ vendorName: 'Somebody Listed' });

const wire = () =>
  fakeWire({
    getAllCategories: () => top,
    getVendorsByCategory: () => vendorsPage([somebody]),
    getVendor: ({ params }) =>
      aVendorDetails({ ...somebody, _id: params.id ?? '', profession: params.id ?? '' }),
  });

async function screenOf(name: string) {
  const load = remote.screens[name];
  if (!load) throw new Error(`There is no screen ${name}.`);
  return (await load()).Screen;
}

test('there is no browser here', () => {
  expect(typeof window).toBe('undefined');
  expect(typeof document).toBe('undefined');
});

test.each(professions)('the listing of $many stands before the visit', async ({ listing }) => {
  const Screen = await screenOf('listing');
  const { html, page } = await renderAhead(Screen, {
    at: encodeURI(`${listing}?spec=all`),
    pattern: listing,
    wire: wire(),
  });
  expect(html).toContain('<h1');
  expect(html).toContain('Somebody Listed');
  expect(page?.title).not.toBe('');
});
