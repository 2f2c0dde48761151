import { limits, type OnboardingDraft, onboardingOutlineOf } from '@nukkad/platform/contract';
import { linesOf } from './review.model';
import { documentText, otherText, reviewText } from './wizard.text';

const nothing: OnboardingDraft = {
  details: {
    ...{ title: '', gender: '', mobileNumber: [], whatsAppNumber: '', isWhatsAppSame: false },
    ...{ landlineNumber: '', city: '', location: '', subject: [], syllabusTaught: [] },
  },
  description: { text: '' },
  certificates: { none: false, items: [] },
  education: { none: false, items: [] },
  availability: { days: [] },
  other: { category: '', experience: '', price: '' },
};

const answers = (step: 'education' | 'other', change: Partial<OnboardingDraft>) =>
  linesOf(step, { ...nothing, ...change }, 'teacher', onboardingOutlineOf('teacher')).map(
    ({ answer }) => answer,
  );

test('days and prices are written as they are read', () => {
  const item = {
    ...{ id: 'e1', institution: 'BITS', qualification: 'BSc', specializations: ['Algebra'] },
    ...{ from: '2015-06-01', to: '2018-05-31', file: null },
  };
  expect(answers('education', { education: { none: false, items: [item] } })).toEqual([
    'BSc, BITS, Algebra, 1 Jun 2015 – 31 May 2018',
  ]);
  const endless = { ...item, to: limits.noEndDay };
  expect(answers('education', { education: { none: false, items: [endless] } })).toEqual([
    `BSc, BITS, Algebra, 1 Jun 2015, ${documentText.noEnd}`,
  ]);
  const other = { category: 'Home tuition', experience: '9', price: '1500' };
  expect(answers('other', { other })).toEqual(['Home tuition', '9', '₹1,500']);
});

test('what is not said yet is told as such', () => {
  const other = { category: '', experience: '', price: 'much' };
  expect(answers('other', { other })).toEqual([reviewText.nothing, reviewText.nothing, 'much']);
  expect(otherText.price('hour')).toMatch(/INR/);
});
