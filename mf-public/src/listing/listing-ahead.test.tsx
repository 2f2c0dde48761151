/** @jest-environment node */
import type { PagePicture } from '@nukkad/platform';
import { aCategory, aGovOffice, aVendor, fakeWire, vendorsPage } from '@nukkad/platform/testing';
import { renderAhead } from '@nukkad/platform/testing/ahead';
import { Screen } from './listing.screen';

const wire = fakeWire({
  getAllCategories: () => [aCategory({ _id: 'c' })],
  getVendorsByCategory: () =>
    vendorsPage([aVendor({ nextSlots: ['2026-11-21T12:00:00Z'] })], { total: 12 }),
  searchDirectory: () => ({
    ...vendorsPage([aVendor()]),
    corrected: null,
    meant: null,
    understood: [],
    others: [],
    professions: [],
  }),
  getGovOffices: () => [aGovOffice()],
});

test.each([
  ['/doctors', 'Best Doctors in HSR Layout', 'Dr. Kavya Gowda'],
  ['/engineers?q=teeth', 'Results for “teeth” in HSR Layout', 'Dr. Kavya Gowda'],
  ['/govt-officers', 'Government Offices', 'Finance and Taxes'],
])('%s stands in a page that is rendered ahead of the visit', async (at, heading, somebody) => {
  const { html, page } = await renderAhead(Screen, { at, wire });
  expect(html).toContain(heading);
  expect(html).toContain(somebody);
  // The time of the visit is not known yet.
  expect(html).not.toContain('Today');
  expect(page?.title).toBe(heading);
});

test.each([
  ['/doctors?spec=all', '/api/share-pictures/listings/doctor.png'],
  ['/engineers?q=teeth', undefined],
  ['/govt-officers', undefined],
])('the link preview of %s', async (at, src) => {
  const { page } = await renderAhead(Screen, { at, wire });
  expect((page?.picture as PagePicture | undefined)?.src).toBe(src);
});
