import { aGovDepartment } from '@nukkad/platform/testing';
import {
  deskOrderOf,
  documentsProblem,
  hoursProblem,
  most,
  officePage,
  servicesProblem,
  typedDeskOf,
  withService,
} from './desk.model';
import { text } from './desk.text';

const fee = { amount: 15_050, currency: 'INR' as const };

test('what is read and stored unchanged is the same', () => {
  const { about, address, phone, workingHours, services, documents } = aGovDepartment({
    services: [
      { name: 'Certificate', days: 7, fee },
      { name: 'Advice', days: 1, fee: null },
    ],
    documents: ['Form 16', 'Proof of address'],
  });
  const desk = { about, address, phone, workingHours, services, documents };
  expect(deskOrderOf(typedDeskOf({ ...aGovDepartment(), ...desk }))).toEqual(desk);
});

test('closed days are left out, and empty lines are no documents', () => {
  const typed = typedDeskOf(aGovDepartment());
  const order = deskOrderOf({
    ...typed,
    hours: typed.hours.map((day) => ({ ...day, isOpen: false })),
    documents: ' Form 16 \n\n',
  });
  expect(order).toMatchObject({ workingHours: [], documents: ['Form 16'] });
});

test.each([
  [{ isOpen: true, opens: '10:00', closes: '17:00' }, undefined],
  [{ isOpen: true, opens: '17:00', closes: '10:00' }, text.late('Monday')],
  [{ isOpen: true, opens: '', closes: '10:00' }, text.late('Monday')],
  [{ isOpen: false, opens: '17:00', closes: '10:00' }, undefined],
])('%j: %j', (day, problem) => {
  expect(hoursProblem([day])).toBe(problem);
});

test('a service needs a name and its days', () => {
  const services = withService(typedDeskOf(aGovDepartment()).services);
  expect(services.map(({ key }) => key)).toEqual(['0', '1']);
  expect(servicesProblem(services)).toBe(text.servicesWrong);
  expect(servicesProblem(services.map((one) => ({ ...one, name: 'A', days: 1 })))).toBeUndefined();
});

test.each([
  ['Form 16', undefined],
  ['x'.repeat(most.line + 1), text.tooLong(most.line)],
  ['x\n'.repeat(most.documents + 1), text.documentsMany(most.documents)],
])('documents %#', (typed, problem) => {
  expect(documentsProblem(typed)).toBe(problem);
});

test('visitors have the department at its own address', () => {
  expect(officePage('finance', 'state-department-of-finance')).toBe(
    '/govt-offices-detail?office=finance&department=state-department-of-finance',
  );
});
