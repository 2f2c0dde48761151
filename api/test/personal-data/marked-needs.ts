import { type Making, markedEmail, type Personal, type Row } from './marks';

type Deps = (making: Making) => Row | Promise<Row>;

const now = () => new Date();

/** Values that CHECKs and joins of a table require, beyond its columns' types. */
export const needed: Partial<Record<Personal, Deps>> = {
  app_user: ({ sides }) => ({
    ...{ id: sides.person, email: markedEmail, role: 'vendor', email_verified_at: now() },
    gender: 'Male',
    language: 'kn',
  }),
  vendor: async ({ sides, any }) => {
    const { category_id, locality_id } = await any('search_row');
    return {
      ...{ id: sides.page, user_id: sides.person, status: 'live', category_id, locality_id },
      ...{ lat: 12.9, lng: 77.6, gender: 'Male' },
      working_hours: json([{ weekday: 1, opens: '10:00', closes: '18:00' }]),
      ...{ lunch_from: '13:00', lunch_to: '14:00' },
      detail: json({
        education: ['zqx-vendor-detail-page-zqx'],
        experience: [],
        specializations: [],
      }),
      evidence: json([{ what: 'zqx-vendor-evidence-page-zqx', checkedOn: '2026-01-01' }]),
      terms: json([{ label: 'zqx-vendor-terms-page-zqx', value: 'Yes' }]),
    };
  },
  search_row: async ({ any }) => {
    const { category_id, sub_category_id, city_id, locality_id, week_id } = await any('search_row');
    return { words: '', category_id, sub_category_id, city_id, locality_id, week_id };
  },
  week: ({ sides }) => ({ vendor_id: sides.page }),
  booking_rule: () => ({ meeting_url: 'https://zqx-booking_rule-meeting_url-page-zqx' }),
  availability_exception: () => ({ kind: 'closed' }),
  connected_busy: () => ({ first_cell: 1, until_cell: 2 }),
  vendor_service: () => ({ rate_amount: null, other_charges_amount: 0 }),
  promotion: async ({ any }) => ({ slot: 'listing', profession: (await any('user_type')).slug }),
  credential: () => ({ state: 'rejected', decided_at: now(), from_day: '2001-01-01' }),
  one_time_code: ({ sides }) => ({ owner_id: sides.person }),
  phone_message: ({ sides }) => ({
    ...{ user_id: sides.person, kind: 'bookings', state: 'sent', channels: ['sms'] },
    content: json({ text: 'zqx-phone_message-content-account-zqx' }),
  }),
  phone_reply: ({ sides }) => ({ user_id: sides.person }),
  // A live entry would prevent the deletion of the account.
  email_take_back: () => ({ expires_at: new Date(0) }),
  question: ({ side }) => ({ email: side === 'account' ? markedEmail : null }),
  subscription: () => ({ email: markedEmail }),
  listing_alert: async ({ any }) => ({
    email: markedEmail,
    topic_id: (await any('category')).id,
    city_id: (await any('city')).id,
  }),
  consent: async ({ any }) => {
    const { name, version } = await any('legal_document');
    return { name, version };
  },
  booking: () => ({ starts_at: new Date(0), ends_at: new Date(1_800_000) }),
  review: async ({ side, idIn }) => ({
    booking_id: await idIn('booking'),
    stars: 5,
    is_counted: false,
    replied_at: side === 'page' ? now() : null,
  }),
  review_edit: () => ({ stars: 5 }),
  client_review: () => ({ stars: 5 }),
  story: async ({ idIn }) => ({ stars: 5, review_id: await idIn('review') }),
  payment: async ({ idIn }) => ({ booking_id: await idIn('booking') }),
  ledger_entry: async ({ movement }) => ({ movement_id: await movement() }),
  payout: async ({ movement }) => ({ id: await movement() }),
  tax_profile: () => ({ rate: 18 }),
  invoice: async ({ movement }) => ({ movement_id: await movement() }),
  client: () => ({ height_cm: 170, weight_kg: 60 }),
  client_link: async ({ idIn }) => ({
    ...{ client_id: await idIn('client'), state: 'linked', linked_at: now() },
  }),
  assignment: async ({ idIn }) => ({ file_id: await idIn('stored_file'), submitted_at: now() }),
  complaint: ({ side, sides }) => ({
    officer_id: side === 'page' ? sides.page : null,
    published_at: side === 'account' ? now() : null,
    answered_at: side === 'page' ? now() : null,
    alike: 0,
  }),
  campaign: () => ({ published_at: new Date(0), stopped_at: now() }),
  job: () => ({ kind: 'of-a-test', priority: 1 }),
  audit_event: ({ sides }) => ({ actor_id: sides.other }),
};

const json = (value: unknown) => JSON.stringify(value);
