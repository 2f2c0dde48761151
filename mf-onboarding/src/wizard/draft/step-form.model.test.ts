import { emptyOnboardingDraft } from '@nukkad/platform/testing';
import { newCertificate, newEducation } from './draft.model';
import { besideFields, draftValue, fieldName, formValues, ofNoField } from './step-form.model';

const draft = emptyOnboardingDraft();
const newId = () => 'new';

test.each([
  ['details', 'city', 'city'],
  ['details', 'mobileNumber.1', 'mobileNumber[1]'],
  ['certificates', '0.subject', 'items[0].subject'],
  ['education', '2.file', 'items[2].file'],
  ['availability', 'days', 'days'],
  ['availability', '2.from', 'days[1].from'],
] as const)('in the form of %s, %s is %s', (step, name, field) => {
  expect(fieldName(step, name)).toBe(field);
});

test('a first document is there to be filled in', () => {
  const certificates = { none: false, items: [newCertificate('new')] };
  const education = { none: false, items: [newEducation('new')] };
  expect(formValues('certificates', draft, newId)).toEqual(certificates);
  expect(formValues('education', draft, newId)).toEqual(education);
  const begun = { ...draft, certificates: { none: false, items: [newCertificate('1')] } };
  expect(formValues('certificates', begun, newId)).toBe(begun.certificates);
  expect(formValues('description', draft, newId)).toBe(draft.description);
});

const blank = newCertificate('1');
const none = { none: false, items: [] };

test.each([
  ['nothing is begun', [blank], none, []],
  ['something is typed', [{ ...blank, issuedBy: 'X' }], none, [{ ...blank, issuedBy: 'X' }]],
  ['it was begun before', [blank], { ...none, items: [blank] }, [blank]],
  ['another was added', [blank, newCertificate('2')], none, [blank, newCertificate('2')]],
])('of a form of documents the draft gets what is begun: %s', (_case, items, before, kept) => {
  expect(draftValue<'certificates'>({ none: false, items }, before)).toEqual({
    none: false,
    items: kept,
  });
});

test('what no field asks for is told above the form', () => {
  const filled = { ...draft, certificates: { none: false, items: [blank] } };
  const problems = { '0.subject': 'Which?', '1.subject': 'None', vendorId: 'Not yours' };
  expect(besideFields('certificates', problems, filled)).toEqual({ 'items[0].subject': 'Which?' });
  expect(ofNoField('certificates', problems, filled)).toEqual(['None', 'Not yours']);
  const days = { days: 'Choose one', '3.to': 'Later' };
  expect(besideFields('availability', days, draft)).toEqual({
    days: 'Choose one',
    'days[2].to': 'Later',
  });
  expect(ofNoField('details', { 'mobileNumber.0': 'Short', teacherDesc: 'Long' }, draft)).toEqual([
    'Long',
  ]);
});
