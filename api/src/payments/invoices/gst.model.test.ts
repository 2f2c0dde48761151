import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  type DocumentKind,
  documentKind,
  financialYear,
  invoiceNumber,
  isReverseCharge,
  placeOfSupply,
  proposalFor,
  taxOf,
} from './gst.model';
import { isGstin, stateOfGstin, stateWithCode } from './gstin.model';

const gstins: [gstin: string, isRight: boolean][] = [
  ['27AAPFU0939F1ZV', true],
  ['29AAGCB7383J1Z4', true],
  ['27AAPFU0939F1ZW', false],
  ['25AAPFU0939F1ZV', false],
  ['99AAPFU0939F1ZV', false],
  ['27aapfu0939f1zv', false],
  ['27AAPFU0939F1Z', false],
  ['', false],
];

for (const [gstin, isRight] of gstins) {
  test(`${gstin || 'nothing'} is ${isRight ? 'a' : 'no'} GSTIN`, () => {
    assert.equal(isGstin(gstin), isRight);
  });
}

test('a GSTIN names its state', () => {
  assert.equal(stateOfGstin('29AAGCB7383J1Z4'), 'Karnataka');
  assert.equal(stateWithCode('Karnataka'), 'Karnataka (29)');
  assert.equal(stateWithCode('Elsewhere'), 'Elsewhere');
});

const supplies: [total: number, rate: number, to: string, parts: number[]][] = [
  [118_000, 18, 'Karnataka', [100_000, 9_000, 9_000, 0]],
  [118_000, 18, 'Kerala', [100_000, 0, 0, 18_000]],
  [50_000, 18, 'Karnataka', [42_372, 3_814, 3_814, 0]],
  [50_000, 18, 'Kerala', [42_373, 0, 0, 7_627]],
  [105_000, 5, 'Karnataka', [100_000, 2_500, 2_500, 0]],
  [50_000, 0, 'Karnataka', [50_000, 0, 0, 0]],
  [1, 18, 'Karnataka', [1, 0, 0, 0]],
];

for (const [total, rate, to, parts] of supplies) {
  test(`${total} at ${rate} % from Karnataka to ${to}`, () => {
    const { taxable, cgst, sgst, igst } = taxOf({ total, rate, from: 'Karnataka', to });
    assert.deepEqual([taxable, cgst, sgst, igst], parts);
  });
}

test('the parts sum to the price, whatever it is', () => {
  const supply = fc.record({
    total: fc.integer({ min: 1, max: 10 ** 9 }),
    rate: fc.constantFrom(0, 5, 18, 40),
    from: fc.constant('Kerala'),
    to: fc.constantFrom('Kerala', 'Goa'),
  });
  fc.assert(
    fc.property(supply, (one) => {
      const { taxable, cgst, sgst, igst } = taxOf(one);
      assert.equal(taxable + cgst + sgst + igst, one.total);
      assert.equal(cgst, sgst);
      assert.ok(Math.abs(taxable - one.total / (1 + one.rate / 100)) <= 1);
    }),
  );
});

const inKarnataka = '29AAGCB7383J1Z4';

const inMaharashtra = '27AAPFU0939F1ZV';

const places: [
  sac: string,
  gstin: string | null,
  recipient: [state: string | null, gstin: string | null],
  to: string | null,
][] = [
  ['9993', inKarnataka, ['Kerala', null], 'Karnataka'],
  ['9993', inKarnataka, ['Kerala', inMaharashtra], 'Karnataka'],
  ['999293', inKarnataka, ['Kerala', null], 'Karnataka'],
  ['999293', inKarnataka, ['Karnataka', inMaharashtra], 'Maharashtra'],
  ['9982', inKarnataka, ['Kerala', null], 'Kerala'],
  ['9982', inKarnataka, ['Kerala', inMaharashtra], 'Maharashtra'],
  ['9982', inKarnataka, [null, null], 'Karnataka'],
  ['9982', null, ['Kerala', inMaharashtra], null],
];

for (const [sac, gstin, [state, of], to] of places) {
  test(`${sac} of ${gstin ?? 'nobody registered'} to ${of ?? state} is supplied in ${to}`, () => {
    assert.equal(placeOfSupply({ gstin, sac, rate: 18 }, { state, gstin: of }), to);
  });
}

const documents: [
  gstin: string | null,
  rate: number,
  isReverseCharge: boolean,
  currency: 'INR' | 'USD',
  kind: DocumentKind,
][] = [
  [null, 18, false, 'INR', 'receipt'],
  [null, 0, true, 'INR', 'receipt'],
  [inKarnataka, 18, false, 'USD', 'receipt'],
  [inKarnataka, 0, false, 'INR', 'bill-of-supply'],
  [inKarnataka, 0, true, 'INR', 'tax-invoice'],
  [inKarnataka, 18, false, 'INR', 'tax-invoice'],
];

for (const [gstin, rate, isReversed, currency, kind] of documents) {
  const charge = isReversed ? 'on reverse charge' : 'charged';
  test(`${gstin ?? 'nobody registered'} at ${rate} % ${charge} in ${currency}: ${kind}`, () => {
    assert.equal(documentKind({ gstin, rate, isReverseCharge: isReversed }, currency), kind);
  });
}

const charges: [
  sac: string,
  rate: number,
  recipient: string | null,
  isReversed: boolean,
  profession?: string,
][] = [
  ['9982', 0, inMaharashtra, true],
  ['9982', 0, inMaharashtra, false, 'ca'],
  ['998212', 0, inMaharashtra, true, 'ca'],
  ['998212', 0, inMaharashtra, true],
  ['9982', 0, null, false],
  ['9982', 18, inMaharashtra, false],
  ['998222', 0, inMaharashtra, false],
  ['9993', 0, inMaharashtra, false],
];

for (const [sac, rate, gstin, isReversed, profession = 'advocate'] of charges) {
  const payer = isReversed ? 'the recipient' : 'nobody else';
  test(`${sac} of ${profession} at ${rate} % to ${gstin ?? 'a person'}: ${payer} pays it`, () => {
    assert.equal(isReverseCharge({ sac, rate }, proposalFor(profession), { gstin }), isReversed);
  });
}

test('a profession has a proposal, an unknown one the usual rate', () => {
  assert.deepEqual(proposalFor('doctor'), { sac: '9993', rate: 0, rule: 'health-exempt' });
  assert.deepEqual(proposalFor('astrologer'), { sac: '9983', rate: 18, rule: 'standard' });
});

const days: [at: string, year: number][] = [
  ['2027-03-31T18:29:59Z', 2026],
  ['2027-03-31T18:30:00Z', 2027],
  ['2026-12-31T23:00:00Z', 2026],
];

for (const [at, year] of days) {
  test(`${at} is in the financial year that begins in ${year}`, () => {
    assert.equal(financialYear(new Date(at)), year);
  });
}

test('an invoice number has at most 16 characters', () => {
  assert.equal(invoiceNumber(2026, 1), 'NK/26-27/000001');
  assert.equal(invoiceNumber(2099, 9_999_999), 'NK/99-00/9999999');
  assert.throws(() => invoiceNumber(2026, 10_000_000), RangeError);
});
