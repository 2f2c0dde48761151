import { messages } from '@nukkad/platform/contract';
import { clientLinkOrder, rightContact } from './records.model';
import { text } from './records.text';

test.each([
  ['', messages.required],
  ['  ', messages.required],
  ['asha@example.in', undefined],
  ['asha@example', text.contactWrong],
  ['98765 43210', undefined],
  ['+91 (98765) 43210', undefined],
  ['1234567', text.contactWrong],
  ['Asha', text.contactWrong],
])('%s: %s', (contact, problem) => expect(rightContact(contact)).toBe(problem));

test.each([
  [' asha@example.in ', { email: 'asha@example.in' }],
  ['98765 43210', { phone: '98765 43210' }],
])('%s is sent as what it is', (contact, sent) => {
  const professional = { id: 'vendor-1', label: 'Dr. Rao' };
  expect(clientLinkOrder({ professional, contact })).toEqual({
    vendorId: 'vendor-1',
    ...sent,
  });
});
