-- Years of rows beside a seeded directory, for growth.bench.mjs; :rows is the number of notifications.
-- Each statement ends with a line.
SET session_replication_role = replica;
SET synchronous_commit = off;
SET statement_timeout = 0;
SET max_parallel_workers_per_gather = 0;
CREATE FUNCTION pg_temp.id_of(kind int, n bigint) RETURNS uuid LANGUAGE sql IMMUTABLE AS $$
  SELECT (lpad(to_hex(1577836800000 + n * 3), 12, '0') || '7' || lpad(to_hex(kind), 3, '0')
    || '8' || lpad(to_hex(n), 15, '0'))::uuid $$;
CREATE TEMP TABLE numbered AS SELECT row_number() OVER (ORDER BY id) - 1 AS nth, id FROM vendor;
INSERT INTO notification (id, user_id, kind, title, text, link, created_at, read_at)
  SELECT pg_temp.id_of(1, n), pg_temp.id_of(2, n % 1000000), 'booking', 'Your appointment is confirmed',
    'Dr. Asha Rao sees you on Tuesday at 10:30, at 12, 4th Cross, Indiranagar.',
    '/user/appointments?booking=' || n, now() - interval '2 years' * (1 - n::float8 / :rows),
    CASE WHEN n % 10 < 9 THEN now() END
  FROM generate_series(1, :rows::bigint) n;
INSERT INTO booking (id, vendor_id, user_id, kind, status, starts_at, ends_at, time_zone, client_name,
    client_phone, client_email, fee_amount, fee_currency, paying_by, created_at)
  SELECT pg_temp.id_of(3, n), id, pg_temp.id_of(2, n % 1000000), 'appointment', 'completed', s,
    s + interval '30 minutes', 'Asia/Kolkata', 'Ravi Shetty', '+919812345678', 'ravi@example.in',
    50000, 'INR', 'at-visit', s - interval '3 days'
  FROM generate_series(1, :rows::bigint / 4) n JOIN numbered ON nth = n % 1000,
    LATERAL (SELECT timestamptz '2015-01-01' + (n / 1000) * interval '30 minutes' AS s) AS starting;
INSERT INTO booking_cell (vendor_id, cell, booking_id)
  SELECT vendor_id, (extract(epoch FROM starts_at) / 900)::int + more, id
  FROM booking, generate_series(0, 1) more WHERE starts_at < '2016-06-01' ON CONFLICT DO NOTHING;
INSERT INTO booking_event (id, booking_id, from_status, to_status, actor, starts_at, at)
  SELECT pg_temp.id_of(4, row_number() OVER ()), id, CASE WHEN more = 1 THEN 'confirmed' END,
    CASE WHEN more = 1 THEN 'completed' ELSE 'confirmed' END, 'system', starts_at, starts_at
  FROM booking, generate_series(0, 1) more WHERE starts_at < '2016-06-01';
INSERT INTO audit_event (id, at, actor_id, actor_name, action, subject, subject_id, title)
  SELECT pg_temp.id_of(6, n), now() - interval '2 years' * (1 - 2 * n::float8 / :rows),
    pg_temp.id_of(7, n % 20), 'Meera Iyer', 'review-approved', 'reviews', pg_temp.id_of(8, n)::text,
    'A review of Dr. Asha Rao'
  FROM generate_series(1, :rows::bigint / 2) n;
RESET session_replication_role;
VACUUM ANALYZE;
