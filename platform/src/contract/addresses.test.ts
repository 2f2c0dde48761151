import {
  listingSharePicture,
  postsFeedAddress,
  productSharePicture,
  sharePictureSize,
  vendorSharePicture,
} from './addresses';
import type { Language } from './languages';

const list = { profession: 'doctor', spec: 'dentist', loc: null };

test.each<[language: Language, query: string]>([
  ['en', ''],
  ['hi', 'language=hi'],
  ['kn', 'language=kn'],
  ['xa', ''],
])('addresses of what pages in %s name to programs', (language, query) => {
  const asked = query && `?${query}`;
  expect(vendorSharePicture('a b', language)).toBe(`/api/share-pictures/vendors/a%20b.png${asked}`);
  expect(listingSharePicture(list, language)).toBe(
    `/api/share-pictures/listings/doctor.png?spec=dentist${query && `&${query}`}`,
  );
  expect(productSharePicture(language)).toBe(`/api/share-pictures/product.png${asked}`);
  expect(postsFeedAddress(language)).toBe(`/api/posts/feed.xml${asked}`);
});

test('without a language they are the English ones, all of one size', () => {
  expect(vendorSharePicture('a')).toBe('/api/share-pictures/vendors/a.png');
  expect(listingSharePicture({ profession: 'ca' })).toBe('/api/share-pictures/listings/ca.png');
  expect(sharePictureSize).toEqual({ width: 1_200, height: 630 });
});
