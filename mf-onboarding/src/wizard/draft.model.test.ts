import { emptyOnboardingDraft } from '@nukkad/platform/testing';
import { isBegun, isSame, isSameDraft, newCertificate, wholeDraft, withFile } from './draft.model';
import { withCity, withMobile, withSameNumber } from './steps/details.model';

const empty = emptyOnboardingDraft();
const { details } = empty;

test('a draft has every weekday and a place for the first number', () => {
  const whole = wholeDraft({ ...empty, availability: { days: [] } });
  expect(whole.availability.days.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(whole.details.mobileNumber).toEqual(['']);
  expect(isSameDraft(whole, empty)).toBe(true);
});

test('what is there before anybody types is no beginning', () => {
  const items = [newCertificate('1')];
  const draft = { ...empty, certificates: { none: false, items } };
  expect(isBegun('certificates', draft)).toBe(false);
  expect(isBegun('availability', draft)).toBe(false);
  const ticked = { ...empty, certificates: { none: true, items: [] } };
  expect(isBegun('certificates', ticked)).toBe(true);
});

test.each<[unknown, unknown, boolean]>([
  [{ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 }, true],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [[1, 2], [2, 1], false],
  [[], {}, false],
  [null, {}, false],
])('%j and %j', (one, other, are) => {
  expect(isSame(one, other)).toBe(are);
});

test('a file comes to its document, also when somebody looks at another step', () => {
  const items = [newCertificate('1'), newCertificate('2')];
  const file = { _id: 'file-1', name: 'a.pdf', type: 'application/pdf', bytes: 1 };
  const draft = { ...empty, certificates: { none: false, items } };
  const files = withFile(draft, 'certificates', '2', file).certificates.items;
  expect(files.map((item) => item.file)).toEqual([null, file]);
});

test('the WhatsApp number follows, and goes when it is another', () => {
  const same = { ...details, mobileNumber: ['+91984'], isWhatsAppSame: true };
  expect(withMobile(same, ['+91985'])).toMatchObject({ whatsAppNumber: '+91985' });
  expect(withMobile(details, ['+91985'])).toEqual({ mobileNumber: ['+91985'] });
  expect(withSameNumber(same, true).whatsAppNumber).toBe('+91984');
  expect(withSameNumber(same, false).whatsAppNumber).toBe('');
});

test('another city has other localities; a corrected letter has not', () => {
  const at = { ...details, city: 'Bengaluru', location: 'HSR Layout' };
  expect(withCity(at, 'Mumbai', true)).toEqual({ city: 'Mumbai', location: '' });
  expect(withCity(at, 'Bengaluru', true)).toEqual({ city: 'Bengaluru' });
  expect(withCity(at, 'Bengalur', false)).toEqual({ city: 'Bengalur' });
});
