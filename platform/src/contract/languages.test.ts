import { inLanguage, languageOfPath, languageOfTag, withoutLanguage } from './languages';

test.each([
  ['/', 'en', '/'],
  ['/doctors', 'en', '/doctors'],
  ['/hi', 'hi', '/'],
  ['/hi/', 'hi', '/'],
  ['/kn/doctors', 'kn', '/doctors'],
  ['//kn/doctors', 'kn', '/doctors'],
  ['/hindi', 'en', '/hindi'],
  ['/blogs/hi', 'en', '/blogs/hi'],
])('%s is in %s, without it %s', (pathname, language, path) => {
  expect(languageOfPath(pathname)).toBe(language);
  expect(withoutLanguage(pathname)).toBe(path);
});

test.each([
  ['/', 'hi', '/hi'],
  ['/doctors', 'kn', '/kn/doctors'],
  ['/hi/doctors', 'kn', '/kn/doctors'],
  ['/hi/doctors', 'en', '/doctors'],
  ['/hi', 'en', '/'],
] as const)('%s in %s is %s', (pathname, language, address) => {
  expect(inLanguage(pathname, language)).toBe(address);
});

test.each([
  ['hi-IN', 'hi'],
  ['en-IN', 'en'],
  ['', 'en'],
  ['fr-FR', 'en'],
])('the tag %p marks %s', (tag, language) => {
  expect(languageOfTag(tag)).toBe(language);
});
