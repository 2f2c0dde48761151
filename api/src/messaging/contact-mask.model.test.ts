import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { processorTime } from '../../test/process/processor-time';
import { hidden, maskContacts } from './contact-mask.model';

const masked: [what: string, text: string, seen?: string][] = [
  ['ten digits', 'Call 9876543210 please', `Call ${hidden} please`],
  ['split in two', 'Call 98765 43210', `Call ${hidden}`],
  ['split in pairs', '98.76.54.32.10', hidden],
  ['pairs that end like a time', '98.76.54.12.10', hidden],
  ['one by one', '9 8 7 6 5 4 3 2 1 0', hidden],
  ['with hyphens and brackets', '(98765)-(43210', `(${hidden}`],
  ['with the code', '+91 98765 43210', hidden],
  ['with the code and dots', '+91.98765.43210', hidden],
  ['with the code, no sign', '919876543210', hidden],
  ['with a 0', '09876543210', hidden],
  ['with 00 91', '0091 98765 43210', hidden],
  ['after a PIN code', '560102 9876543210', `560102 ${hidden}`],
  ['two of them', '9876543210, 9876543211', `${hidden}, ${hidden}`],
  ['of another country', '+44 20 7946 0958', hidden],
  ['a landline', '080-2345 6789', undefined],
  ['over two lines', '98765\n43210', hidden],
  ['with invisible characters', '98765​43210', hidden],
  ['in words', 'nine eight seven six five four three two one zero', hidden],
  ['half in words', '98765 four three two one zero', hidden],
  ['in Devanagari', '९८७६५ ४३२१०', hidden],
  ['in Kannada', '೯೮೭೬೫೪೩೨೧೦', hidden],
  ['in full-width digits', '９８７６５４３２１０', hidden],
  ['as an amount of billions', '9,876,543,210', hidden],
  ['behind a rupee sign', '₹9876543210', `₹${hidden}`],
  ['an e-mail', 'write to asha.rao+nk@example.in.', undefined],
  ['an e-mail with space', 'asha @ example . com', hidden],
  ['an e-mail in words', 'asha at gmail dot com', hidden],
  ['an e-mail in brackets', 'asha (at) gmail (dot) com', hidden],
  ['an e-mail as it is read out', 'asha at the rate gmail dot com', hidden],
  ['an e-mail half in words', 'asha at gmail.com', hidden],
  ['a payment address', 'pay me at asha@okbank', `pay me at ${hidden}`],
  ['a number as payment address', '9876543210@upi', hidden],
  ['a web address', 'see https://example.com/asha?x=1 now', `see ${hidden} now`],
  ['a web address without scheme', 'www.example.in/me', hidden],
  ['a bare web address', 'asha-rao.co.in/book', hidden],
  ['a web address in capitals', 'EXAMPLE.COM', hidden],
  ['a web address in words', 'example dot com', hidden],
  ['a chat link', 'wa.me/919876543210', hidden],
];

for (const [what, text, seen] of masked) {
  test(`${what} is hidden`, () => {
    const result = maskContacts(text);
    if (seen !== undefined) assert.equal(result, seen);
    assert.ok(result.includes(hidden));
    assert.doesNotMatch(result, /\d{4} ?\d{4}|@|example|gmail/i);
  });
}

const left = [
  'On 21-11-2026 at 10:30, or 2026-11-22 10:30 - 11:00.',
  'On 21/11/2026 – 25/11/2026.',
  '21.11.26, 22.11.26, 23.11.26',
  'Between 9.30 and 10.30',
  '8.30, 9.30, 10.30',
  'The fee is ₹1,500, with tests ₹12,34,567.50',
  '8,000 - 9,00,000',
  '1500/2000/2500',
  'HSR Layout, Bengaluru 560102 or 560 034',
  'Room 12, 3rd floor, 4th cross, 27th main',
  'Take 2 tablets 3 times for 5 days: 30 in all.',
  'My booking is NK-B-000123.',
  'I was at home. In the evening I went out.',
  'We met @ 5pm @ home',
  'I have 10 years of experience. Come at 6.',
  'One or two lessons, three at most',
  'It hurts...in the morning, e.g. at night',
  'I came yesterday.In the evening it hurt again.',
  'Mr.Rao and Dr.Hegde',
  'BP 120/80, sugar 98, weight 65.5 kg',
  'Score 98/100, 76/100, 54/100',
  'ನಮಸ್ಕಾರ, ನಾಳೆ ಬೆಳಿಗ್ಗೆ ೧೦ ಗಂಟೆಗೆ',
];

for (const text of left) {
  test(`"${text}" stays`, () => assert.equal(maskContacts(text), text.replace(/೧೦/, '10')));
}

test('a mobile is hidden however its digits are set apart', () => {
  const digits = fc.tuple(
    fc.constantFrom('6', '7', '8', '9'),
    fc.array(fc.nat({ max: 9 }), { minLength: 9, maxLength: 9 }),
  );
  const separators = fc.array(fc.constantFrom('', ' ', ' - ', '_', ') (', ' | '), {
    minLength: 9,
    maxLength: 9,
  });
  fc.assert(
    fc.property(digits, separators, ([first, rest], by) => {
      const number = rest.reduce<string>((text, digit, at) => text + by[at] + digit, first);
      assert.equal(maskContacts(`mine: ${number} ok`), `mine: ${hidden} ok`);
    }),
    { numRuns: 1_000 },
  );
});

test('what is masked once stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      assert.equal(maskContacts(maskContacts(text)), maskContacts(text));
    }),
  );
});

test('the longest message is read in a moment', async () => {
  for (const piece of ['a', '1', '1 ', 'a.', 'a@', 'one ', '9.', 'at ', 'a at a dot ', '((', '+']) {
    const long = piece.repeat(4_000 / piece.length);
    const took = await processorTime(() => maskContacts(long));
    assert.ok(took < 250, `${piece}: ${took} ms`);
  }
});
