import { aGovDepartment } from '@nukkad/platform/testing';
import {
  documentsProblem,
  most,
  officePageAddress,
  officePageOrder,
  officePageValues,
  rightClosing,
} from './office-page.model';
import { text } from './office-page.text';

const fee = { amount: 15_050, currency: 'INR' as const };

test('what is read and stored unchanged is the same', () => {
  const { about, address, phone, workingHours, services, documents } = aGovDepartment({
    services: [
      { name: 'Certificate', days: 7, fee },
      { name: 'Advice', days: 1, fee: null },
    ],
    documents: ['Form 16', 'Proof of address'],
  });
  const officePage = { about, address, phone, workingHours, services, documents };
  expect(officePageOrder(officePageValues({ ...aGovDepartment(), ...officePage }))).toEqual(
    officePage,
  );
});

test('closed days are left out, and empty lines are no documents', () => {
  const typed = officePageValues(aGovDepartment());
  const order = officePageOrder({
    ...typed,
    hours: typed.hours.map((day) => ({ ...day, isOpen: false })),
    documents: ' Form 16 \n\n',
  });
  expect(order).toMatchObject({ workingHours: [], documents: ['Form 16'] });
});

test.each([
  ['10:00', '17:00', undefined],
  ['17:00', '10:00', text.late('Monday')],
  ['10:00', '10:00', text.late('Monday')],
  ['10:00', '', text.late('Monday')],
])('a day from %s to %s: %s', (opens, closes, problem) => {
  const hours = [{ isOpen: true, opens, closes }];
  expect(rightClosing(0)(closes, { hours })).toBe(problem);
});

test.each([
  ['Form 16', undefined],
  ['x'.repeat(most.line + 1), text.tooLong(most.line)],
  ['x\n'.repeat(most.documents + 1), text.documentsMany(most.documents)],
])('documents %#', (typed, problem) => {
  expect(documentsProblem(typed)).toBe(problem);
});

test('visitors have the department at its own address', () => {
  expect(officePageAddress('finance', 'state-department-of-finance')).toBe(
    '/govt-offices-detail?office=finance&department=state-department-of-finance',
  );
});
