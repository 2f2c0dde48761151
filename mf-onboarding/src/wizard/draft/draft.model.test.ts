import { emptyOnboardingDraft } from '@nukkad/platform/testing';
import {
  isBegun,
  isBlank,
  isSame,
  isSameDraft,
  newCertificate,
  newEducation,
  wholeDraft,
  withDocument,
  withFile,
} from './draft.model';

const empty = emptyOnboardingDraft();

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

test('a document that comes back stands in its place, once', () => {
  const [first, second, third] = [newCertificate('1'), newCertificate('2'), newCertificate('3')];
  const draft = { ...empty, certificates: { none: false, items: [first, third] } };
  const whole = withDocument(draft, 'certificates', second, 1);
  expect(whole.certificates.items).toEqual([first, second, third]);
  expect(withDocument(whole, 'certificates', second, 0)).toBe(whole);
});

test('a document is blank until something is typed or chosen in it', () => {
  expect(isBlank(newEducation('1'))).toBe(true);
  expect(isBlank({ ...newEducation('1'), specializations: ['Algebra'] })).toBe(false);
});
