/** @jest-environment node */
import {
  aFaq,
  aGovOffice,
  aGovOfficeDetails,
  anAnsweredQuestion,
  aReview,
  aVendorDetails,
  complaintsPage,
  fakeWire,
  reviewsPage,
} from '@nukkad/platform/testing';
import { renderAhead } from '@nukkad/platform/testing/ahead';
import { professions } from '../common/professions/professions';
import { Screen } from './details.screen';

const wire = (profession: string) =>
  fakeWire({
    getVendor: () => aVendorDetails({ profession }),
    getReviews: () => reviewsPage([aReview()]),
    getFaq: () => [aFaq()],
    getAnsweredQuestions: () => [anAnsweredQuestion()],
    getComplaints: () => complaintsPage([]),
    getGovOffice: () => aGovOfficeDetails(),
    getGovOffices: () => [aGovOffice()],
  });

test.each(professions)('a $one stands before the visit', async ({ slug, details, profile }) => {
  for (const tab of profile.tabs) {
    const at = `${details}?id=vendor-1&tab=${tab}`;
    const { html, page } = await renderAhead(Screen, { at, wire: wire(slug) });
    expect(html).toContain('Dr. Kavya Gowda</h1>');
    expect(page?.data?.map((thing) => thing['@type'])).toContain('FAQPage');
  }
});

test('reviews stand in their tab before the visit', async () => {
  const at = '/doctor-detail?id=vendor-1&tab=reviews';
  const { html, page } = await renderAhead(Screen, { at, wire: wire('doctor') });
  expect(html).toContain('Careful and on time.');
  expect(page?.canonical).toBe('/doctor-detail?id=vendor-1');
});

test('an office and the choice of one stand before the visit', async () => {
  const at = '/govt-offices-detail';
  const office = await renderAhead(Screen, { at: `${at}?office=finance`, wire: wire('x') });
  expect(office.html).toContain('Form of State Department of Finance');
  expect(office.page?.title).toBe('Finance and Taxes');
  const all = await renderAhead(Screen, { at, wire: wire('x') });
  expect(all.html).toContain('Finance and Taxes');
});
