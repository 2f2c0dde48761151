import { aFaq, aReview, aVendor, aVendorDetails } from '@nukkad/platform/testing';
import { doctor } from '../common/professions/doctor';
import { professions } from '../common/professions/professions';
import { teacher } from '../common/professions/teacher';
import { vendorPageIdentity } from './identity.model';

const origin = 'https://nukkad.example';
const known = { vendor: aVendorDetails(), profession: doctor, origin, reviews: [], faq: [] };
const personOf = (changes: Partial<typeof known>) =>
  vendorPageIdentity({ ...known, ...changes }).data?.[0];

test('a page has one address, and words that make sense outside of it', () => {
  expect(vendorPageIdentity(known)).toMatchObject({
    title: 'Dr. Kavya Gowda',
    description:
      'Dr. Kavya Gowda: Dentist in HSR Layout, Bengaluru · 11 years of experience · 4.5 out of 5 from 300 reviews · ₹500 per visit',
    canonical: '/doctor-detail?id=vendor-1',
    picture: {
      ...{ src: '/api/share-pictures/vendors/vendor-1.png', width: 1_200, height: 630 },
      alt: 'Dr. Kavya Gowda: Dentist in HSR Layout, Bengaluru',
    },
  });
});

test('a page in a language has the picture in it', () => {
  document.documentElement.lang = 'hi-IN';
  const { picture } = vendorPageIdentity(known);
  document.documentElement.lang = '';
  expect(picture).toMatchObject({ src: '/api/share-pictures/vendors/vendor-1.png?language=hi' });
});

test('a person has a place, a price and hours, the break taken out', () => {
  const vendor = aVendorDetails({ lunch: { from: '14:00', to: '16:00' } });
  expect(personOf({ vendor })).toMatchObject({
    '@type': 'Dentist',
    url: 'https://nukkad.example/doctor-detail?id=vendor-1',
    image: 'https://nukkad.example/assets/avatars/1.svg',
    priceRange: '₹500 per visit',
    address: { '@type': 'PostalAddress', addressLocality: 'Bengaluru', postalCode: '560102' },
    geo: { '@type': 'GeoCoordinates', latitude: 12.9116, longitude: 77.6474 },
    openingHoursSpecification: [
      { dayOfWeek: 'https://schema.org/Monday', opens: '10:00', closes: '14:00' },
      { dayOfWeek: 'https://schema.org/Monday', opens: '16:00', closes: '20:00' },
    ],
  });
});

test('only a business has a range of prices: a teacher is a place of education', () => {
  expect(personOf({ profession: teacher })).not.toHaveProperty('priceRange');
});

test('the telephone number stays behind a press', () => {
  const vendor = aVendorDetails({ phoneHint: '+91 90000 xxxxx' });
  expect(JSON.stringify(vendorPageIdentity({ ...known, vendor }))).not.toContain('90000');
});

test('reviews count only where there are enough of them', () => {
  const reviews = [aReview()] as never[];
  expect(personOf({ reviews })).toMatchObject({
    aggregateRating: { ratingValue: 4.5, reviewCount: 300 },
    review: [{ '@type': 'Review', reviewRating: { ratingValue: 5 }, datePublished: '2026-11-01' }],
  });
  const few = personOf({ reviews, vendor: aVendorDetails({ rating: null }) });
  expect(few).not.toHaveProperty('aggregateRating');
  expect(few).not.toHaveProperty('review');
});

test('questions and the way there are told of', () => {
  const { data = [] } = vendorPageIdentity({ ...known, faq: [aFaq()] });
  expect(data.map((thing) => thing['@type'])).toEqual(['Dentist', 'BreadcrumbList', 'FAQPage']);
  expect(vendorPageIdentity(known).data).toHaveLength(2);
});

test.each(professions)('a $one is something to search engines', (profession) => {
  const vendor = aVendorDetails({ profession: profession.slug, subCategory: null });
  expect(personOf({ profession, vendor })?.['@type']).toMatch(/^[A-Z][A-Za-z]+$/);
});

test('somebody of whom hardly anything is known makes no empty claims', () => {
  const bare = { ...aVendor(), about: '', img: '', fee: null, languages: [], workingHours: [] };
  const vendor = aVendorDetails({ ...bare, locality: null as never });
  const person = personOf({ vendor });
  for (const claim of ['image', 'priceRange', 'address', 'geo', 'openingHoursSpecification']) {
    expect(person).not.toHaveProperty(claim);
  }
});
