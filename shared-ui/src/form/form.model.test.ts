import { ARRAY_ERROR, FORM_ERROR } from 'final-form';
import { problemOf, toErrors, toSubmitErrors } from './form.model';

const fields = ['email', 'address.pin'];

test.each([
  ['nothing', undefined, undefined],
  ['no words', '', undefined],
  ['a message for the form', 'Try later', { [FORM_ERROR]: 'Try later' }],
  ['a field', { email: 'Taken' }, { email: 'Taken' }],
  ['a field that is right', { email: undefined }, {}],
  ['a field inside another', { 'address.pin': 'Unknown' }, { address: { pin: 'Unknown' } }],
  [
    'fields that are not here',
    { email: 'Taken', age: 'Too young', city: 'Unknown.' },
    { email: 'Taken', [FORM_ERROR]: 'Too young Unknown.' },
  ],
])('%s', (_case, answer, errors) => {
  expect(toSubmitErrors(answer, fields, {})).toEqual(errors);
});

test('what is said of a list stands beside what is said of its rows', () => {
  const problems = { links: 'Too many', 'links[1].href': 'Leads nowhere' };
  const { links } = toErrors(problems, { links: [{}, {}] }) as { links: unknown[] };
  expect(links[1]).toEqual({ href: 'Leads nowhere' });
  expect(links).toHaveProperty([ARRAY_ERROR], 'Too many');
  expect(problemOf(links)).toBe('Too many');
  expect(problemOf([undefined, { href: 'Leads nowhere' }])).toBeUndefined();
});
