import { bookingSupport } from './bookings.mjs';

const { sql } = bookingSupport();

const first = `(ARRAY['Asha', 'Ravi', 'Kiran', 'Meera', 'Zoya', 'Joseph', 'Lakshmi', 'Imran'])`;
const last = `(ARRAY['Rao', 'Shetty', 'Khan', 'Iyer', 'Bansal', 'Kurian', 'Naik', 'Patil', 'Gowda'])`;
/** Start of the sample clients' telephone numbers. */
const firstNumber = 10_000;

const about = `(ARRAY['Consultation', 'Checkup', 'Scaling', 'Root canal', 'Wisdom tooth'])`;

/**
 * Five years of the demo dentist's practice: half-hour bookings up to a month ahead, every tenth in
 * a weekly series, clients and conversations.
 */
export async function fillPractice(query, { bookings, clients, threads, messages }) {
  const doctor = sql.raw(`(SELECT id FROM vendor WHERE name = 'Dr. Ananya Hegde'
    AND user_id IS NOT NULL)`);
  await fillClients(query, doctor, clients);
  await fillBookings(query, doctor, { bookings, clients });
  await fillThreads(query, doctor, { threads, messages });
  await sql`VACUUM ANALYZE`.execute(query);
}

const fillClients = (query, doctor, clients) =>
  sql`INSERT INTO client (id, vendor_id, number, name, phone, gender, born, concern, status,
      registered_on)
    SELECT gen_random_uuid(), ${doctor}, ${firstNumber}::int + n,
      ${sql.raw(first)}[1 + n % 8] || ' ' || ${sql.raw(last)}[1 + n / 8 % 9],
      '+9198' || lpad(n::text, 8, '0'), CASE n % 2 WHEN 0 THEN 'Male' ELSE 'Female' END,
      current_date - (n * 7919 % 29000), ${sql.raw(about)}[1 + n % 5],
      (ARRAY['active', 'done', 'paused'])[1 + n % 3], current_date - n % 1800
    FROM generate_series(1, ${clients}::int) n`.execute(query);

/** Eleven per day, from 9:30 in India. */
const fillBookings = (query, doctor, { bookings, clients }) =>
  sql`INSERT INTO booking (id, vendor_id, client_id, kind, status, starts_at, ends_at, time_zone,
      service_name, client_name, client_phone, fee_amount, fee_currency, paying_by, reason,
      series_id, series_position, expires_at)
    SELECT gen_random_uuid(), ${doctor}, client.id, 'appointment',
      CASE WHEN starts_at < now() - interval '1 day'
        THEN (ARRAY['completed', 'completed', 'completed', 'no-show', 'cancelled-by-client'])[1 + n % 5]
        WHEN n % 7 = 0 AND starts_at > now() THEN 'requested' ELSE 'confirmed' END,
      starts_at, starts_at + interval '30 minutes', 'Asia/Kolkata', ${sql.raw(about)}[1 + n % 5],
      client.name, client.phone, 50000, 'INR', 'at-visit', 'It hurts on the left side, number ' || n,
      CASE WHEN n % 10 = 0 THEN ('01900000-0000-7000-8000-' || lpad((n % 100)::text, 12, '0'))::uuid END, CASE WHEN n % 10 = 0 THEN n END,
      CASE WHEN n % 7 = 0 AND starts_at > now() THEN now() + interval '5 days' END
    FROM (SELECT n, date_trunc('day', now()) + interval '4 hours' + (30 - n / 11) * interval '1 day'
        + (n % 11) * interval '40 minutes' AS starts_at
      FROM generate_series(1, ${bookings}::int) n) times
    JOIN client ON client.vendor_id = ${doctor}
      AND client.number = ${firstNumber}::int + 1 + times.n * 7919 % ${clients}::int`.execute(
    query,
  );

async function fillThreads(query, doctor, { threads, messages }) {
  await sql`INSERT INTO app_user (id, full_name, email, role)
    SELECT gen_random_uuid(), ${sql.raw(first)}[1 + n % 8] || ' ' || ${sql.raw(last)}[1 + n % 9],
      'client-' || n || '@example.invalid', 'user'
    FROM generate_series(1, ${threads}::int) n`.execute(query);
  await sql`INSERT INTO thread (id, vendor_id, user_id)
    SELECT gen_random_uuid(), ${doctor}, id FROM app_user
    WHERE email LIKE 'client-%@example.invalid'`.execute(query);
  await sql`INSERT INTO message (id, thread_id, is_vendors, text, created_at)
    SELECT gen_random_uuid(), thread.id, n % 2 = 0,
      'Can we meet a little later, doctor? My train is late again, as it was last week. ' || n,
      now() - n * interval '1 hour'
    FROM thread, generate_series(1, ${messages}::int) n
    WHERE thread.vendor_id = ${doctor}`.execute(query);
}
