import type { ComplaintEvent } from '@nukkad/platform/contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../src/core/db/tables.generated';
import type { SampleComplaint } from '../complaints/complaints';
import type { SampleReview } from '../reviews/reviews';
import type { SampleWork } from './portfolio';
import type { SampleVendor } from './vendor';

const dayMinutes = 1_440;

/** Stores many vendors with all their rows. Dates count back from `now`. */
export async function loadVendors(
  db: Kysely<Tables>,
  vendors: SampleVendor[],
  now: Date,
): Promise<void> {
  const owned = <T extends object>(of: (vendor: SampleVendor) => T[]) =>
    vendors.flatMap((vendor) => of(vendor).map((row) => ({ ...row, vendor_id: vendor.id })));
  const rows = vendors.map((vendor) => vendorRow(vendor, now));
  await load(db, 'vendor', rows);
  const services = owned((vendor) => vendor.services);
  await load(db, 'vendor_service', services);
  const packages = owned((vendor) => vendor.packages);
  await load(db, 'lesson_package', packages);
  const works = owned((vendor) => vendor.works.map((work) => workRow(work, now)));
  await load(db, 'portfolio_work', works);
  const reviews = owned((vendor) => vendor.reviews.map((review) => reviewRow(review, now)));
  await load(db, 'review', reviews);
  const complaints = vendors.flatMap(({ id, complaints: own }) =>
    own.map((complaint) => complaintRow(complaint, id, now)),
  );
  await load(db, 'complaint', complaints);
  await load(db, 'complaint_event', complaints.flatMap(eventsOf));
}

/** The vendor's own row, without rows of other tables. */
export function vendorRow(vendor: SampleVendor, now: Date) {
  const { joined_days_ago, services, packages, works, reviews, complaints, evidence, ...row } =
    vendor;
  return {
    ...row,
    evidence: evidence.map(({ what, days_ago }) => ({
      what,
      checkedOn: before(now, days_ago * dayMinutes).slice(0, 10),
    })),
    created_at: before(now, joined_days_ago * dayMinutes),
  };
}

const workRow = ({ years_ago, ...work }: SampleWork, now: Date) => ({
  ...work,
  year: now.getFullYear() - years_ago,
});

const reviewRow = ({ minutes_ago, reply, ...review }: SampleReview, now: Date) => ({
  ...review,
  created_at: before(now, minutes_ago),
  published_at: before(now, minutes_ago),
  reply_text: reply?.text ?? null,
  replied_at: reply && before(now, reply.minutes_ago),
});

const complaintRow = (
  { days_ago, answer, ...complaint }: SampleComplaint,
  officerId: string,
  now: Date,
) => ({
  ...complaint,
  officer_id: officerId,
  created_at: before(now, days_ago * dayMinutes),
  answer_text: answer?.text ?? null,
  answered_at: answer && before(now, answer.days_ago * dayMinutes),
  published_at:
    complaint.published_text === null ? null : before(now, (days_ago - readWithin) * dayMinutes),
});

/** Days of review before a complaint is published. */
const readWithin = 1;

/** Events on a complaint's page. */
function eventsOf({ id, ...row }: ReturnType<typeof complaintRow>) {
  const { created_at, published_at, answered_at, answer_text } = row;
  const event = (kind: ComplaintEvent['kind'], at: string | null, text: string | null = null) =>
    at === null ? [] : [{ complaint_id: id, kind, at, text }];
  return [
    ...event('received', created_at),
    ...event('published', published_at),
    ...event('answered', answered_at, answer_text),
  ];
}

const before = (now: Date, minutes: number) =>
  new Date(now.getTime() - minutes * 60_000).toISOString();

/** Any number of rows in one statement; missing columns get the table's defaults. */
export async function load(db: Kysely<Tables>, table: keyof Tables, rows: object[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  const name = sql.table(table);
  await sql`INSERT INTO ${name} (${columns}) SELECT ${columns}
    FROM json_populate_recordset(NULL::${name}, ${JSON.stringify(rows)}::json)`.execute(db);
}
