import type { ComplaintRecipient, HandedFile } from '@nukkad/platform/contract';
import { complaintOrder, draftIn, inForm, namedIn, nothing, pageIn } from './complaints.model';

const officer = { kind: 'officer', officerId: 'v1', name: 'Suresh', about: 'Head' } as const;
const desk: ComplaintRecipient = {
  ...{ kind: 'office', office: 'finance', department: 'taxes' },
  ...{ name: 'Taxes', about: 'Finance' },
};
const file: HandedFile = { _id: 'f1', name: 'a.png', type: 'image/png', bytes: 9 };
const answers = {
  ...nothing,
  ...{ kind: 'service-related', recipient: officer, text: 'Slow.', name: 'A', email: 'a@b.in' },
};

test('an order names one recipient, and the sender only where there is no account', () => {
  const same = { kind: 'service-related', text: 'Slow.', isAnonymous: false };
  expect(complaintOrder(answers, [file], false)).toEqual({
    ...same,
    ...{ officerId: 'v1', fileIds: ['f1'] },
  });
  expect(complaintOrder({ ...answers, recipient: desk }, [file], true)).toEqual({
    ...same,
    office: { office: 'finance', department: 'taxes' },
    from: { name: 'A', email: 'a@b.in' },
  });
});

test('what the API refuses stands at the fields of the form', () => {
  const refused = { officerId: 'x', fileIds: 'y', 'from.email': 'z', text: 't' };
  expect(inForm(refused)).toEqual({ recipient: 'x', files: 'y', email: 'z', text: 't' });
});

const draft = { userId: 'u1', answers, files: [file] };

test.each([
  ['one’s own', JSON.stringify(draft), 'u1', draft],
  ['of a visitor who has logged in', JSON.stringify({ ...draft, userId: null }), 'u1', draft],
  ['of somebody else', JSON.stringify(draft), 'u2', null],
  ['of somebody who has left', JSON.stringify(draft), null, null],
  ['no draft', '{"answers":1}', 'u1', null],
  ['no JSON', '{', 'u1', null],
  ['nothing', null, 'u1', null],
])('a draft: %s', (_what, stored, userId, expected) => {
  expect(draftIn(stored, userId)).toEqual(expected);
});

test.each([
  ['officer=v1', { officerId: 'v1' }],
  ['officerId=v1', { officerId: 'v1' }],
  ['office=finance&department=taxes', { office: 'finance', department: 'taxes' }],
  ['office=finance', null],
  ['', null],
])('the address %j names %j', (query, named) => {
  expect(namedIn(new URLSearchParams(query))).toEqual(named);
});

test.each([
  ['2', 2],
  ['0', 1],
  ['x', 1],
  [null, 1],
])('page %j is %d', (asked, page) => {
  expect(pageIn(asked)).toBe(page);
});
