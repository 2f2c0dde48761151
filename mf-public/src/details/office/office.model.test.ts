import { aGovOffice, aGovOfficeDetails } from '@nukkad/platform/testing';
import { officeState } from '../../common/navigation/navigation-state';
import {
  cardInState,
  cardOf,
  chosenDepartment,
  departmentComplaint,
  headFirst,
  officePageIdentity,
} from './office.model';

jest.mock('@nukkad/platform/names', () => {
  const { nameIn } = jest.requireActual('@nukkad/platform/names/in-languages');
  const { pageLanguage } = jest.requireActual('@nukkad/platform/words');
  return {
    localName: (name: string) => (pageLanguage() === 'hi' ? nameIn('hi', name) : name),
  };
});

test('the documented fields that come along make a card', () => {
  expect(cardInState(officeState(aGovOffice()))).toEqual(cardOf(aGovOfficeDetails()));
});

test.each([
  [null, null],
  [{ detail1: 'State Department of Finance' }, null],
  [{ heading: 'Finance' }, { heading: 'Finance', departments: [] }],
  [
    { heading: 'Finance', detail2: 'Pensions', detail3: 7 },
    { heading: 'Finance', departments: [{ slug: 'pensions', name: 'Pensions' }] },
  ],
])('%j makes %j', (state, card) => {
  expect(cardInState(state)).toEqual(card);
});

const departments = [
  { slug: 'treasuries', name: 'Treasuries' },
  { slug: 'pensions', name: 'Pensions' },
];

test.each([
  ['pensions', 'pensions'],
  ['nothing', 'treasuries'],
  [null, 'treasuries'],
])('asked for %j it shows %s', (asked, slug) => {
  expect(chosenDepartment(departments, asked)?.slug).toBe(slug);
});

test('the head of a department stands first', () => {
  const titles = ['Clerk', 'Head of Office', 'Officer'].map((title) => ({ title }));
  expect(headFirst(titles).map(({ title }) => title)).toEqual([
    ...['Head of Office', 'Clerk', 'Officer'],
  ]);
});

test('no department is chosen of none', () => {
  expect(chosenDepartment([], 'pensions')).toBeNull();
});

test('a complaint names office and department', () => {
  const [department] = aGovOfficeDetails().departments;
  expect(departmentComplaint('finance', department as never)).toBe(
    '/complaints?office=finance&department=state-department-of-finance',
  );
});

test('an office is said in the language of the page, at its address there', () => {
  document.documentElement.lang = 'hi-IN';
  const card = { heading: 'Transport', departments: [{ slug: 'permits', name: 'Permits' }] };
  const { title, data } = officePageIdentity('transport', card, 'https://nukkad.example');
  document.documentElement.lang = '';
  expect(title).toBe('परिवहन');
  expect(data?.[0]).toMatchObject({
    url: 'https://nukkad.example/hi/govt-offices-detail?office=transport',
    name: 'परिवहन',
    department: [{ name: 'परमिट' }],
  });
});
