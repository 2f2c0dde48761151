import { FORM_ERROR } from 'final-form';
import { toSubmitErrors } from './form.model';

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
  expect(toSubmitErrors(answer, fields)).toEqual(errors);
});
