import { uuidv7 } from 'uuidv7';
import type { TestApp } from '../app/app';
import { signedIn } from '../app/signed-in';
import { storedAlert } from '../fixtures/alerts';
import { demoVendor } from '../fixtures/people';
import { storedBooking } from '../fixtures/stored-booking';
import { leaveFundingTraces } from './funding-traces';

/** Identifying values of the user of `leaveTraces`. */
export const traces = {
  phone: '+919812345678',
  line: '7, Lantern Street',
  reason: 'an old burn on the left hand',
  business: 'Lantern Street Traders',
  note: 'my daughter is ill',
  concern: 'a tooth of the upper left',
  handedIn: 'my essay about rivers',
  file: 'kavya-essay.pdf',
  message: 'are my results back from the lab?',
  guestReason: 'a cough since the monsoon',
  guestConcern: 'a wheeze at night',
  guestName: 'Kavyashree of the guests',
  complaint: 'the man at window four shouted at my mother',
};

/** Adds rows of the demo user, with identifying data, to every table with personal data. */
export async function leaveTraces(running: TestApp) {
  const { ask, userId } = await signedIn(running.app, 'user');
  const { query } = running.database;
  const vendorId = await demoVendor(running.database, 'doctor');
  const person = { user_id: userId };
  const pair = { ...person, vendor_id: vendorId };
  const { email, full_name } = await query
    .selectFrom('app_user')
    .select(['email', 'full_name'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await query
    .updateTable('app_user')
    .set({ phone: traces.phone, pending_email: `new-${email}` })
    .where('id', '=', userId)
    .execute();

  await ask('PUT', '/api/me/recent-searches', { terms: ['Dentist'] });
  await ask('PUT', '/api/me/favourites', { ids: [vendorId] });
  await ask('POST', '/api/me/calendar-feeds', { scope: 'mine' });
  await ask(
    'POST',
    '/api/me/addresses',
    {
      ...{ label: 'Home', name: full_name, line: traces.line, city: 'Bengaluru', pin: '560102' },
      ...{ mobile: traces.phone, isDefault: true },
    },
    { 'idempotency-key': uuidv7() },
  );
  const { _id: thread } = (await ask('POST', '/api/threads', { vendorId })).json();
  await ask('POST', `/api/threads/${thread}/messages`, { text: traces.message });

  await leaveFundingTraces(running, {
    ...{ userId, name: full_name, email, phone: traces.phone, words: traces.note },
  });
  await leavePhoneTraces(running, userId);
  await leavePushTraces(running, userId);
  const booking = await storedBooking(running.database, {
    ...pair,
    status: 'cancelled-by-client',
    client_name: full_name,
    client_phone: traces.phone,
    client_city: 'Bengaluru',
    client_email: email,
    client_gstin: '29AAGCB7383J1Z4',
    client_business_name: traces.business,
    client_business_address: traces.line,
    reason: traces.reason,
    cause: traces.note,
    address: JSON.stringify({ line: traces.line, city: 'Bengaluru', pin: '560102' }),
  });
  await query
    .insertInto('booking_event')
    .values({
      ...{ id: uuidv7(), booking_id: booking, actor: 'client', actor_id: userId },
      ...{ from_status: 'confirmed', to_status: 'cancelled-by-client' },
      ...{ note: traces.note, starts_at: new Date() },
    })
    .execute();
  await leaveGuestTraces(running, vendorId, email);
  await query
    .insertInto('client_review')
    .values({
      ...{ booking_id: booking, stars: 4, text: `${full_name} was on time` },
      created_at: new Date(0),
    })
    .execute();
  await query
    .insertInto('waitlist_entry')
    .values({ id: uuidv7(), ...pair, kind: 'appointment', day: '2099-01-01', state: 'waiting' })
    .execute();

  const file = uuidv7();
  await query
    .insertInto('stored_file')
    .values({
      ...{ id: file, owner_id: userId, name: traces.file },
      ...{ type: 'application/pdf', bytes: 9 },
    })
    .execute();
  const { id: client_id } = await query
    .updateTable('client')
    .set({
      ...{ phone: traces.phone, email, concern: traces.concern },
      ...{ note: `${full_name} is afraid`, born: '1991-07-13' },
    })
    .where('user_id', '=', userId)
    .where('vendor_id', '=', vendorId)
    .returning('id')
    .executeTakeFirstOrThrow();
  await query
    .insertInto('assignment')
    .values({
      ...{ id: uuidv7(), vendor_id: vendorId, client_id, title: 'Essay', text: 'On a river' },
      ...{ due_on: '2099-01-01', max_marks: 10, submitted_at: new Date() },
      ...{ submission_text: traces.handedIn, file_id: file },
    })
    .execute();

  const purchase = uuidv7();
  await query
    .insertInto('package_purchase')
    .values({
      ...{ id: purchase, ...pair, package_id: null, name: 'Ten lessons', lessons: 10 },
      ...{ minutes: 50, fee_amount: 100_000, fee_currency: 'INR' },
    })
    .execute();
  await query
    .insertInto('lesson_credit')
    .values({ id: uuidv7(), purchase_id: purchase, booking_id: null, lessons: 10, why: 'bought' })
    .execute();
  await query
    .insertInto('payment')
    .values({
      ...{ id: uuidv7(), provider: 'test', provider_ref: purchase, booking_id: null, ...person },
      ...{ purchase_id: purchase, amount: 100_000, currency: 'INR', state: 'paid' },
    })
    .execute();

  const review = uuidv7();
  await query
    .insertInto('review')
    .values({
      ...{ id: review, ...pair, booking_id: booking, name: full_name, stars: 5, text: 'Good' },
      ...{ image: '/assets/avatars/1.svg', recommends: true, visited_for: null },
      ...{ created_at: new Date(), published_at: new Date(), is_counted: false },
      ...{ reply_text: null, replied_at: null },
    })
    .execute();
  await query
    .insertInto('review_edit')
    .values({ id: uuidv7(), review_id: review, stars: 4, recommends: true, text: 'Quite good' })
    .execute();
  await query
    .insertInto('review_report')
    .values({ review_id: review, ...person, reason: 'Not mine' })
    .execute();

  const ticket = uuidv7();
  const [first_name = '', last_name = ''] = full_name.split(' ');
  await query
    .insertInto('support_ticket')
    .values({
      ...{ id: ticket, first_name, last_name, email, phone: traces.phone, ...person },
      ...{ message: 'The page is empty.', status: 'answered' },
    })
    .execute();
  await query
    .insertInto('support_message')
    .values({
      ...{ id: uuidv7(), ticket_id: ticket, is_ours: false, author_id: userId },
      text: 'It still is.',
    })
    .execute();

  await query
    .insertInto('complaint')
    .values([
      { ...complained(userId), body: traces.complaint, published_text: null },
      {
        ...complained(userId),
        ...{ body: `${full_name}: ${traces.complaint}`, published_text: 'Somebody shouted.' },
        published_at: new Date(),
      },
    ])
    .execute();
  const { id: contested } = await query
    .selectFrom('complaint')
    .select('id')
    .where('user_id', '=', userId)
    .where('published_text', 'is not', null)
    .executeTakeFirstOrThrow();
  await query
    .insertInto('complaint_event')
    .values({ complaint_id: contested, kind: 'escalated', level: 3, text: traces.complaint })
    .execute();
  const { id: another } = await query
    .selectFrom('complaint')
    .select('id')
    .where('user_id', 'is', null)
    .executeTakeFirstOrThrow();
  await query
    .insertInto('complaint_support')
    .values({ complaint_id: another, ...person })
    .execute();

  const { id: campaign_id } = await query
    .selectFrom('campaign')
    .select('id')
    .executeTakeFirstOrThrow();
  await query
    .insertInto('pledge')
    .values({ id: uuidv7(), campaign_id, ...person, amount: 50_000, created_at: new Date() })
    .execute();
  await query
    .insertInto('identity')
    .values({ provider: 'google', subject: `subject-of-${email}`, ...person })
    .execute();
  await query
    .insertInto('passkey')
    .values({
      ...{ id: uuidv7(), ...person, credential_id: `passkey-of-${email}`, public_key: 'key' },
      ...{ counter: 0, transports: ['internal'], name: 'Passkey 1', is_synced: true },
    })
    .execute();
  await query
    .insertInto('consent')
    .columns(['user_id', 'name', 'version'])
    .expression((document) =>
      document
        .selectFrom('legal_document')
        .select([document.val(userId).as('user_id'), 'name', 'version']),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await query
    .insertInto('notification')
    .values({
      ...{ id: uuidv7(), ...person, kind: 'booking', title: 'Booking confirmed' },
      ...{ text: 'It is.', link: '/profile' },
    })
    .execute();
  await query
    .insertInto('subscription')
    .values({ id: uuidv7(), email, topic: 'lanterns', status: 'confirmed' })
    .execute();
  await storedAlert(running.database, { email });
  await query
    .insertInto('question')
    .values({
      ...{ id: uuidv7(), profession: 'doctor', spec: null, email, status: 'published' },
      text: 'Is light good for burns?',
    })
    .execute();
  await query
    .insertInto('story')
    .values({
      ...{ id: uuidv7(), slug: `good-${review}`, title: 'Good', summary: 'Good', body: 'Good' },
      ...{ name: full_name, image: '/assets/avatars/1.svg', stars: 5, vendor_id: vendorId },
      ...{ review_id: review, published_at: new Date() },
    })
    .execute();
  return { ask, userId, email, fullName: full_name };
}

/** A guest booking made before the account existed, with the verified address. */
async function leaveGuestTraces({ database }: TestApp, vendor_id: string, email: string) {
  const client_id = uuidv7();
  await database.query
    .insertInto('client')
    .values({
      ...{ id: client_id, vendor_id, number: 9_001, name: traces.guestName, email },
      ...{ phone: traces.phone, concern: traces.guestConcern, made_by: 'booking' },
    })
    .execute();
  await storedBooking(database, {
    ...{ vendor_id, user_id: null, client_id, client_name: traces.guestName },
    ...{ client_phone: traces.phone, client_email: email, reason: traces.guestReason },
    client_business_name: traces.business,
  });
}

const complained = (user_id: string) => ({
  ...{ id: uuidv7(), user_id, kind: 'service-related', officer_id: null },
  ...{ status: 'received' as const, alike: 0, answer_text: null, answered_at: null },
});

/** A browser that shows notifications. */
async function leavePushTraces({ database }: TestApp, userId: string): Promise<void> {
  const { query } = database;
  await query
    .insertInto('push_device')
    .values({
      ...{ id: uuidv7(), user_id: userId, session_id: uuidv7() },
      ...{ endpoint: `https://fcm.googleapis.com/fcm/send/${traces.note}`, p256dh: 'key' },
      ...{ auth: 'secret', user_agent: traces.note, wording: traces.note },
    })
    .execute();
  await query
    .insertInto('push_preference')
    .values({ user_id: userId, muted: ['message'] })
    .execute();
}

/** A proved number with a consent, a message to it and one from it. */
async function leavePhoneTraces({ database }: TestApp, userId: string): Promise<void> {
  const { query } = database;
  const whose = { user_id: userId, number: traces.phone };
  await query.insertInto('phone').values(whose).execute();
  await query
    .insertInto('phone_consent')
    .values({
      ...{ id: uuidv7(), ...whose, channel: 'sms', kind: 'reminders', is_given: true },
      ...{ wording: `Write to ${traces.phone}`, given_by: 'settings' },
    })
    .execute();
  await query
    .insertInto('phone_message')
    .values({
      ...{ id: uuidv7(), ...whose, language: 'en-IN', kind: 'reply', channels: ['whatsapp'] },
      ...{ content: JSON.stringify({ text: traces.message }), state: 'sent' },
      ...{ provider: 'whatsapp', provider_id: 'wamid.of-a-test' },
    })
    .execute();
  await query
    .insertInto('phone_report')
    .values({ provider: 'whatsapp', provider_id: 'wamid.of-a-test', state: 'read' })
    .execute();
  await query
    .insertInto('phone_reply')
    .values({
      ...{ provider: 'whatsapp', message_id: 'wamid.from-a-test', ...whose },
      ...{ text: traces.message, is_button: false, sent_at: new Date() },
    })
    .execute();
}
