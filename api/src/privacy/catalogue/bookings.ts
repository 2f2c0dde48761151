import type { PersonalTables } from './catalogue.model';

/** Bookings, payments and reviews. */
export const bookings = {
  booking_rule: {
    purpose: 'how a professional is booked',
    structure: [
      ...(['vendor_id', 'time_zone', 'slot_minutes', 'buffer_before', 'buffer_after'] as const),
      ...(['notice_minutes', 'horizon_days', 'is_asked_first'] as const),
      ...(['cancel_hours', 'move_hours'] as const),
    ],
    holds: [{ of: 'professional', columns: ['meeting_url'], export: 'given', erase: 'blanked' }],
  },
  availability_exception: {
    purpose: 'days on which a professional works otherwise',
    structure: ['id', 'vendor_id', 'kind', 'opens', 'closes'],
    holds: [{ of: 'professional', columns: ['day', 'note'], export: 'given', erase: 'deleted' }],
  },
  booking: {
    purpose: 'who comes when, and what for',
    structure: [
      ...(['id', 'number', 'vendor_id', 'user_id', 'client_id', 'kind', 'status'] as const),
      ...(['starts_at', 'ends_at', 'time_zone', 'service_id', 'service_name'] as const),
      ...(['fee_amount', 'fee_currency', 'paying_by', 'series_id', 'series_position'] as const),
      ...(['expires_at', 'is_sample', 'created_at', 'language'] as const),
    ],
    holds: [
      {
        of: 'client',
        where: { status: 'cancelled-by-client' },
        columns: [
          ...(['client_name', 'client_phone', 'client_city', 'client_email'] as const),
          ...(['client_gstin', 'client_business_name', 'client_business_address'] as const),
          ...(['reason', 'address', 'cause'] as const),
        ],
        export: 'given',
        erase: 'blanked',
      },
      {
        of: 'client',
        where: { status: 'cancelled-by-client' },
        columns: ['key_hash', 'burst_id'],
        export: 'withheld',
        erase: 'blanked',
      },
      {
        of: 'professional',
        where: { status: 'cancelled-by-vendor' },
        columns: ['cause'],
        export: 'withheld',
        erase: 'told',
      },
    ],
  },
  booking_event: {
    purpose: 'what became of a booking',
    structure: [
      ...(['id', 'booking_id', 'from_status', 'to_status', 'actor', 'actor_id'] as const),
      ...(['starts_at', 'at'] as const),
    ],
    holds: [
      {
        of: 'client',
        where: { actor: 'client' },
        columns: ['note'],
        export: 'given',
        erase: 'blanked',
      },
      {
        of: 'professional',
        where: { actor: 'vendor' },
        columns: ['note'],
        export: 'withheld',
        erase: 'told',
      },
    ],
  },
  waitlist_entry: {
    purpose: 'who waits for a time to become free',
    structure: ['id', 'vendor_id', 'user_id', 'kind', 'state', 'hold_id', 'created_at'],
    holds: [{ of: 'client', columns: ['day'], export: 'given', erase: 'deleted' }],
  },
  review: {
    purpose: 'what clients say of professionals',
    structure: [
      ...(['id', 'vendor_id', 'image', 'stars', 'recommends', 'created_at'] as const),
      ...(['replied_at', 'user_id', 'booking_id', 'published_at', 'may_be_story'] as const),
      ...(['is_hidden', 'is_counted', 'story_refused_at'] as const),
    ],
    holds: [
      { of: 'client', columns: ['name'], export: 'given', erase: 'blanked' },
      { of: 'client', columns: ['visited_for', 'text'], export: 'given', erase: 'published' },
      { of: 'professional', columns: ['reply_text'], export: 'given', erase: 'published' },
    ],
  },
  review_edit: {
    purpose: 'what a review said before',
    structure: ['id', 'review_id', 'stars', 'recommends', 'replaced_at'],
    holds: [{ of: 'client', columns: ['text'], export: 'given', erase: 'deleted' }],
  },
  review_report: {
    purpose: 'which reviews somebody finds wrong',
    structure: ['review_id', 'user_id', 'created_at', 'decided_at'],
    holds: [{ of: 'account', columns: ['reason'], export: 'given', erase: 'support' }],
  },
  client_review: {
    purpose: 'what professionals say of clients',
    structure: ['booking_id', 'stars', 'created_at'],
    holds: [{ of: 'client', columns: ['text'], export: 'given', erase: 'blanked' }],
  },
  story: {
    purpose: 'reviews that are told at length, with leave',
    structure: ['id', 'slug', 'image', 'stars', 'vendor_id', 'published_at', 'review_id'],
    holds: [
      {
        of: 'client',
        columns: ['title', 'name', 'summary', 'body'],
        export: 'given',
        erase: 'deleted',
      },
    ],
  },
  payment: {
    purpose: 'who has paid what',
    structure: [
      ...(['id', 'booking_id', 'purchase_id', 'donation_id', 'user_id', 'currency'] as const),
      ...(['refunded_amount', 'state', 'created_at', 'paid_at'] as const),
    ],
    holds: [
      {
        of: 'client',
        columns: ['provider', 'provider_ref', 'amount'],
        export: 'given',
        erase: 'books',
      },
    ],
  },
  ledger_entry: {
    purpose: 'the books of the payments, packages and payouts',
    structure: ['movement_id', 'position', 'account', 'vendor_id', 'campaign_id', 'currency'],
    holds: [{ of: 'client', columns: ['user_id', 'amount'], export: 'withheld', erase: 'books' }],
  },
  package_purchase: {
    purpose: 'who has bought which lessons',
    structure: [
      ...(['id', 'number', 'vendor_id', 'user_id', 'package_id', 'minutes'] as const),
      ...(['fee_currency', 'created_at'] as const),
    ],
    holds: [
      {
        of: 'client',
        columns: [
          ...(['name', 'lessons', 'fee_amount'] as const),
          ...(['client_gstin', 'client_business_name', 'client_business_address'] as const),
        ],
        export: 'given',
        erase: 'books',
      },
    ],
  },
  payout: {
    purpose: 'what a professional was paid out',
    structure: [
      ...(['id', 'number', 'vendor_id', 'campaign_id', 'account_id', 'currency'] as const),
      ...(['state', 'created_at', 'ended_at', 'asked_at'] as const),
    ],
    holds: [
      {
        of: 'professional',
        columns: ['provider', 'amount', 'bank_ref', 'problem'],
        export: 'given',
        erase: 'books',
      },
      { of: 'professional', columns: ['provider_ref'], export: 'withheld', erase: 'books' },
    ],
  },
  payout_account: {
    purpose: 'where payouts of professionals and organisers go',
    structure: [
      ...(['id', 'vendor_id', 'campaign_id', 'kind', 'state', 'created_at'] as const),
      ...(['usable_at', 'decided_at', 'ended_at', 'asked_at'] as const),
    ],
    holds: [
      {
        of: 'professional',
        columns: ['mask', 'proof', 'problem'],
        export: 'given',
        erase: 'blanked',
      },
      {
        of: 'professional',
        columns: ['details', 'fund_account_ref', 'check_ref'],
        export: 'withheld',
        erase: 'blanked',
      },
    ],
  },
  tax_profile: {
    purpose: 'by what invoices of a professional are issued',
    structure: ['vendor_id', 'sac', 'rate', 'updated_at'],
    holds: [
      {
        of: 'professional',
        columns: ['gstin', 'legal_name'],
        export: 'given',
        erase: 'deleted',
      },
    ],
  },
  invoice: {
    purpose: 'invoices, which the law has professionals keep for six years',
    structure: [
      ...(['movement_id', 'vendor_id', 'year', 'sequence', 'issued_at'] as const),
      ...(['sac', 'rate', 'recipient_state', 'is_reverse_charge'] as const),
    ],
    holds: [
      {
        of: 'professional',
        columns: ['supplier_name', 'supplier_address', 'gstin'],
        export: 'given',
        erase: 'books',
      },
      {
        of: 'client',
        columns: ['recipient_gstin', 'recipient_name', 'recipient_address'],
        export: 'withheld',
        erase: 'books',
      },
    ],
  },
} satisfies PersonalTables;
