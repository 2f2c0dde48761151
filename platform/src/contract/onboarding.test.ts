import * as messages from './messages.text';
import { onboardingOutlineOf, onboardingSteps, problemsOfStep } from './onboarding';
import type {
  CertificateDraft,
  DetailsDraft,
  EducationDraft,
  OnboardingDraft,
  OnboardingStep,
} from './wire';

const file = { _id: 'f1', name: 'degree.pdf', type: 'application/pdf', bytes: 1_000 };

const details: DetailsDraft = {
  title: 'Ms',
  gender: 'Female',
  mobileNumber: ['+919876543210'],
  whatsAppNumber: '',
  isWhatsAppSame: true,
  landlineNumber: '',
  city: 'Bengaluru',
  location: 'HSR Layout',
  subject: ['Mathematics'],
  syllabusTaught: ['CBSE'],
};

const certificate: CertificateDraft = {
  ...{ id: 'c1', subject: 'Mathematics', certificate: 'Advanced', number: '' },
  ...{ description: 'For classes 9 and 10', issuedBy: 'IGNOU', from: '2020-01-01' },
  ...{ to: '2021-01-01', file },
};

const education: EducationDraft = {
  ...{ id: 'e1', institution: 'BITS', qualification: 'BSc', specializations: ['Algebra'] },
  ...{ from: '2015-06-01', to: '2018-05-31', file },
};

const complete: OnboardingDraft = {
  details,
  description: { text: 'I teach.' },
  certificates: { none: false, items: [certificate] },
  education: { none: false, items: [education] },
  availability: { days: [{ weekday: 1, isOn: true, from: '09:00', to: '17:00' }] },
  other: { category: 'Home tuition', experience: '9', price: '500' },
};

const problems = <S extends OnboardingStep>(
  step: S,
  change: Partial<OnboardingDraft[S]>,
  profession = 'teacher',
) => problemsOfStep(step, { ...complete[step], ...change }, onboardingOutlineOf(profession));

test.each(onboardingSteps)('nothing is wrong with a complete step: %s', (step) => {
  expect(problems(step, {})).toEqual({});
});

test.each<[Partial<DetailsDraft>, string, string]>([
  [{ title: '' }, 'title', messages.required],
  [{ city: ' ' }, 'city', messages.required],
  [{ mobileNumber: [''] }, 'mobileNumber', messages.required],
  [{ mobileNumber: ['+91987654321', '12'] }, 'mobileNumber.1', messages.phoneTooShort],
  [{ mobileNumber: ['98765 4321x'] }, 'mobileNumber.0', messages.phoneTooShort],
  [{ isWhatsAppSame: false, whatsAppNumber: '12' }, 'whatsAppNumber', messages.phoneTooShort],
  [{ landlineNumber: '080' }, 'landlineNumber', messages.phoneTooShort],
  [{ subject: [] }, 'subject', messages.required],
  [{ syllabusTaught: [] }, 'syllabusTaught', messages.required],
])('details with %j', (change, field, problem) => {
  expect(problems('details', change)).toEqual({ [field]: problem });
});

test('only teachers are asked for a syllabus and a category', () => {
  expect(problems('details', { syllabusTaught: [] }, 'doctor')).toEqual({});
  expect(problems('other', { category: '' })).toEqual({ category: messages.required });
  expect(problems('other', { category: '' }, 'doctor')).toEqual({});
});

test.each<[Partial<CertificateDraft>, string, string]>([
  [{ subject: '' }, '0.subject', messages.required],
  [{ description: ' ' }, '0.description', messages.required],
  [{ from: '' }, '0.from', messages.required],
  [{ to: '2020-01-01' }, '0.to', messages.endsBeforeItBegins],
  [{ file: null }, '0.file', messages.required],
])('a certificate with %j', (change, field, problem) => {
  const items = [{ ...certificate, ...change }];
  expect(problems('certificates', { items })).toEqual({ [field]: problem });
});

test('a doctor has a registration number and a council; a teacher may have no certificate', () => {
  const bare = { ...certificate, subject: '', certificate: '', description: '' };
  expect(problems('certificates', { items: [bare] }, 'doctor')).toEqual({
    '0.number': messages.required,
  });
  expect(problems('certificates', { none: true, items: [] })).toEqual({});
  expect(problems('certificates', { none: true, items: [] }, 'doctor')).toEqual({
    items: messages.required,
  });
});

test('an education needs at least one specialization', () => {
  const items = [{ ...education, specializations: [] }];
  expect(problems('education', { items })).toEqual({ '0.specializations': messages.required });
  expect(problems('education', { none: true, items: [] })).toEqual({});
});

test.each([
  [[{ weekday: 1, isOn: false, from: '', to: '' }], { days: messages.noDayChosen }],
  [
    [{ weekday: 2, isOn: true, from: '', to: '' }],
    { '2.from': messages.required, '2.to': messages.required },
  ],
  [
    [{ weekday: 2, isOn: true, from: '17:00', to: '09:00' }],
    { '2.to': messages.endsBeforeItBegins },
  ],
])('days %j', (days, found) => {
  expect(problems('availability', { days })).toEqual(found);
});

test.each([
  ['', messages.required],
  ['12.5', messages.wholeNumberUpTo(1_000_000)],
  ['1000001', messages.wholeNumberUpTo(1_000_000)],
  ['-3', messages.wholeNumberUpTo(1_000_000)],
])('a price of %j', (price, problem) => {
  expect(problems('other', { price })).toEqual({ price: problem });
});

test('an officer has no price, and a new profession is asked what everybody is', () => {
  expect(problems('other', { price: '' }, 'officer')).toEqual({});
  expect(onboardingOutlineOf('astrologer').canBeWithout.certificates).toBe(true);
});
