import { aCredential, aPracticeToVerify, emptyOnboardingDraft } from '@nukkad/platform/testing';
import { factsOf, openPapers, pagesOf, papersOf, placeOf } from './verification.model';
import { text } from './verification.text';

const teacher = aPracticeToVerify();
const nothing = aPracticeToVerify({ draft: emptyOnboardingDraft() });
const valuesOf = (...asked: Parameters<typeof factsOf>) =>
  Object.fromEntries(factsOf(...asked).map(({ label, value }) => [label, value]));

test.each([
  [0, 1],
  [20, 1],
  [21, 2],
])('%i entries fill %i pages', (total, pages) => expect(pagesOf(total)).toBe(pages));

test('what a teacher entered of themselves, without what was left empty', () => {
  expect(valuesOf('details', teacher)).toEqual({
    Title: 'Mr',
    Gender: 'Male',
    'Mobile numbers': '+91 98450 12345',
    WhatsApp: text.sameAsMobile,
    Place: 'HSR Layout, Bengaluru',
    Subjects: 'Mathematics',
    Syllabus: 'CBSE',
  });
});

test('what others work in has another name', () => {
  const doctor = aPracticeToVerify({ profession: 'doctor' });
  expect(valuesOf('details', doctor)).toMatchObject({ Specialities: 'Mathematics' });
});

test.each([
  ['teacher', '₹500 per hour'],
  ['labour', '₹500 per day'],
  ['officer', '₹500'],
])('%s: %s', (profession, Price) => {
  expect(valuesOf('other', aPracticeToVerify({ profession }))).toMatchObject({
    Experience: '10 years',
    Price,
  });
});

test('days that are off are left out', () => {
  const days = [
    { weekday: 1, isOn: true, from: '09:00', to: '17:00' },
    { weekday: 2, isOn: false, from: '09:00', to: '17:00' },
  ];
  const draft = emptyOnboardingDraft({ availability: { days } });
  expect(valuesOf('availability', aPracticeToVerify({ draft }))).toEqual({
    Monday: '9:00 AM to 5:00 PM',
  });
});

test('who says they have none is told apart from who entered nothing', () => {
  const draft = emptyOnboardingDraft({ certificates: { none: true, items: [] } });
  expect(valuesOf('certificates', aPracticeToVerify({ draft }))).toEqual({
    Certificates: text.hasNone,
  });
  expect(factsOf('education', nothing)).toEqual([]);
  expect(placeOf(nothing)).toBe('');
});

test('a document stands in its step, with what was entered of it', () => {
  const degree = aCredential({ _id: 'c2', kind: 'education', title: 'BSc, BITS', to: null });
  const draft = emptyOnboardingDraft({
    education: {
      none: false,
      items: [
        {
          ...{ id: 'c2', institution: 'BITS', qualification: 'BSc', from: '', to: '' },
          ...{ specializations: ['Algebra', 'Geometry'], file: null },
        },
      ],
    },
  });
  const both = aPracticeToVerify({ draft, credentials: [aCredential(), degree] });
  const [paper, ...others] = papersOf('education', both);
  expect(others).toEqual([]);
  expect(paper?.facts).toEqual([
    { label: 'Institution', value: 'BITS' },
    { label: 'Qualification', value: 'BSc' },
    { label: 'Specializations', value: 'Algebra, Geometry' },
    { label: 'Issued by', value: 'Bangalore University' },
    { label: 'From and to', value: '1 Jun 2019' },
  ]);
});

test('what keeps a page from being approved', () => {
  const credentials = [
    aCredential(),
    aCredential({ state: 'rejected' }),
    aCredential({ state: 'approved' }),
  ];
  expect(openPapers({ credentials })).toEqual({ waiting: 1, rejected: 1 });
});
