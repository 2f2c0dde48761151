import type { EarningEntry, Earnings, Invoice } from '@nukkad/platform/contract';

/** Ledger entry of Meera's visit. */
export function anEarningEntry(values: Partial<EarningEntry> = {}): EarningEntry {
  return {
    _id: 'entry-1',
    at: '2030-01-07T12:30:00.000Z',
    kind: 'earned',
    amount: { amount: 80_000, currency: 'INR' },
    name: 'Meera Iyer',
    bookingId: 'booking-1',
    reference: 'NK-B-000123',
    hasInvoice: true,
    hasCreditNote: false,
    ...values,
  };
}

/** One completed visit and one to come. */
export function anEarnings(values: Partial<Earnings> = {}): Earnings {
  return {
    balance: [{ amount: 80_000, currency: 'INR' }],
    held: [{ amount: 120_000, currency: 'INR' }],
    paidOut: [],
    entries: [anEarningEntry()],
    next: null,
    ...values,
  };
}

export function anInvoice(values: Partial<Invoice> = {}): Invoice {
  return {
    number: 'NK-I-000123',
    at: '2030-01-07T12:30:00.000Z',
    from: { name: 'Dr. Kavya Gowda', address: '12, 5th Cross, HSR Layout, Bengaluru' },
    to: { name: 'Meera Iyer', city: 'Bengaluru', gstin: null, business: null },
    lines: [{ what: 'Cleaning', amount: { amount: 80_000, currency: 'INR' } }],
    total: { amount: 80_000, currency: 'INR' },
    isReverseCharge: false,
    isTest: true,
    ...values,
  };
}
