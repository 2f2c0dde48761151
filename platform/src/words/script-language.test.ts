import { langOf, languageTagOf } from './script-language';

afterEach(() => {
  document.documentElement.lang = '';
});

test.each([
  ['en-IN', 'Dr. Asha Rao', undefined],
  ['en-IN', '“बहुत अच्छे डॉक्टर”', 'hi'],
  ['hi-IN', 'Dr. Asha Rao', 'en'],
  ['hi-IN', '24 × 7: बहुत अच्छे', undefined],
  ['hi-IN', 'ತುಂಬಾ ಒಳ್ಳೆಯ ವೈದ್ಯರು', 'kn'],
  ['kn-IN', 'ತುಂಬಾ ಒಳ್ಳೆಯ ವೈದ್ಯರು', undefined],
  ['en-XA', 'Dr. Asha Rao', undefined],
  ['hi-IN', '4.5', undefined],
  ['hi-IN', 'ரவி', undefined],
])('on a page in %s, %s is marked %s', (page, written, lang) => {
  document.documentElement.lang = page;
  expect(langOf(written)).toBe(lang);
  expect(languageTagOf(written)).toBe(lang ? `${lang}-IN` : page);
});
