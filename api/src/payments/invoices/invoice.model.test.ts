import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { creditedTaxOf, taxLinesOf } from './invoice.model';

const inKarnataka = '29AAGCB7383J1Z4';
const issued = (rate: number, recipient_state: string) => ({
  ...{ gstin: inKarnataka, sac: '9982', rate, recipient_state, recipient_gstin: null },
  is_reverse_charge: false,
});

const credits: [
  before: number,
  amount: number,
  rate: number,
  to: string,
  parts: [taxable: number, cgst: number, sgst: number, igst: number],
][] = [
  [0, 118_000, 18, 'Karnataka', [100_000, 9_000, 9_000, 0]],
  [0, 59_000, 18, 'Karnataka', [50_000, 4_500, 4_500, 0]],
  [59_000, 59_000, 18, 'Karnataka', [50_000, 4_500, 4_500, 0]],
  [0, 25_000, 18, 'Kerala', [21_186, 0, 0, 3_814]],
  // ₹500 has ₹76.27 of tax: the second half has the paisa that rounding left.
  [25_000, 25_000, 18, 'Kerala', [21_187, 0, 0, 3_813]],
  [0, 25_000, 0, 'Karnataka', [25_000, 0, 0, 0]],
];

for (const [before, amount, rate, to, parts] of credits) {
  test(`${amount} back after ${before}, at ${rate} % to ${to}`, () => {
    const { taxable, cgst, sgst, igst } = creditedTaxOf(issued(rate, to), {
      ...{ before, amount, currency: 'INR' },
    });
    assert.deepEqual([taxable, cgst, sgst, igst], parts);
  });
}

const inMaharashtra = '27AAPFU0939F1ZV';

const reversed: [gstin: string | null, kind: string, placeOfSupply: string | null][] = [
  [inKarnataka, 'tax-invoice', 'Maharashtra'],
  [null, 'receipt', null],
];

for (const [gstin, kind, placeOfSupply] of reversed) {
  test(`on reverse charge, the whole price is taxable and has no tax: ${kind}`, () => {
    const of = {
      ...issued(0, 'Karnataka'),
      ...{ gstin, recipient_gstin: inMaharashtra, is_reverse_charge: true },
    };
    const none = { cgst: 0, sgst: 0, igst: 0, rate: 0, isReverseCharge: true };
    const price = { amount: 118_001, currency: 'INR' } as const;
    const whole = { kind, placeOfSupply, taxable: 118_001, ...none };
    assert.deepEqual(taxLinesOf(of, price), whole);
    assert.deepEqual(creditedTaxOf(of, { before: 0, ...price }), whole);
  });
}

test('credit notes of all that was given back sum to the invoice, to the paisa', () => {
  const refunds = fc.record({
    parts: fc.array(fc.integer({ min: 100, max: 10 ** 8 }), { minLength: 1, maxLength: 12 }),
    rate: fc.constantFrom(0, 5, 18),
    to: fc.constantFrom('Karnataka', 'Kerala'),
  });
  fc.assert(
    fc.property(refunds, ({ parts, rate, to }) => {
      const of = issued(rate, to);
      const sum = { taxable: 0, cgst: 0, sgst: 0, igst: 0 };
      let before = 0;
      for (const amount of parts) {
        const note = creditedTaxOf(of, { before, amount, currency: 'INR' });
        const lines = [note.taxable, note.cgst, note.sgst, note.igst];
        assert.equal(
          lines.reduce((total, line) => total + line),
          amount,
        );
        assert.ok(lines.every((line) => line >= 0));
        before += amount;
        for (const line of Object.keys(sum) as (keyof typeof sum)[]) sum[line] += note[line];
      }
      const { taxable, cgst, sgst, igst } = taxLinesOf(of, { amount: before, currency: 'INR' });
      assert.deepEqual(sum, { taxable, cgst, sgst, igst });
    }),
  );
});
