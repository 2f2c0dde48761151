import type { OnboardingEvent, OnboardingState, OnboardingStep } from '@nukkad/platform/contract';
import { type Kysely, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Tables } from '../../core/db/tables.generated';

type Db = Kysely<Tables>;

/** A professional with all onboarding data, begun or not. */
export type StandingRow = NonNullable<Awaited<ReturnType<typeof standingOf>>>;
export type EventRow = Awaited<ReturnType<typeof eventsOf>>[number];

/** The page's owner, its content and its progress; undefined for an unknown vendor. */
export function standingOf(db: Db, vendorId: string) {
  return (
    db
      .selectFrom('vendor')
      .leftJoin('category', 'category.id', 'vendor.category_id')
      .leftJoin('app_user as owner', 'owner.id', 'vendor.user_id')
      .leftJoin('user_type', 'user_type.id', 'owner.user_type_id')
      .leftJoin('onboarding as told', 'told.vendor_id', 'vendor.id')
      .select(['vendor.id', 'vendor.user_id', 'vendor.status', 'vendor.name', 'vendor.title'])
      .select(['vendor.image', 'vendor.address'])
      .select(['vendor.category_id', 'vendor.locality_id', 'vendor.gender', 'vendor.phone'])
      .select(['vendor.other_phones', 'vendor.whatsapp', 'vendor.landline', 'vendor.about'])
      .select(['vendor.working_hours', 'vendor.experience_years', 'vendor.fee_amount'])
      .select(['vendor.detail', 'owner.email', 'owner.full_name'])
      // A new profession has vendors before it has a category.
      .select(sql<string>`coalesce(category.profession, user_type.slug, '')`.as('profession'))
      .select(['told.state', 'told.draft', 'told.submitted_at'])
      .select(sql<boolean>`told.vendor_id IS NOT NULL`.as('has_begun'))
      .select(sql<number>`coalesce(told.revision, 0)`.as('revision'))
      .select(sql<OnboardingStep[]>`coalesce(told.steps, '{}')`.as('steps'))
      .select(sql<string[]>`coalesce(told.subjects, '{}')`.as('subjects'))
      .select(sql<string[]>`coalesce(told.syllabus, '{}')`.as('syllabus'))
      .select(sql<string>`coalesce(told.salutation, '')`.as('salutation'))
      .select(sql<string>`coalesce(told.city, '')`.as('city'))
      .select(sql<string>`coalesce(told.location, '')`.as('location'))
      .select(sql<string>`coalesce(told.category, '')`.as('category'))
      .select(sql<boolean>`coalesce(told.without_certificate, false)`.as('without_certificate'))
      .select(sql<boolean>`coalesce(told.without_education, false)`.as('without_education'))
      .where('vendor.id', '=', vendorId)
      .executeTakeFirst()
  );
}

/** The same, locked until the transaction ends. */
export async function lockedStanding(trx: Db, vendorId: string) {
  const locked = await trx
    .selectFrom('vendor')
    .select('id')
    .where('id', '=', vendorId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  // Read after locking: the previous holder may have changed other rows too.
  return locked && standingOf(trx, vendorId);
}

/** Creates the onboarding row if there is none; a listed vendor stays listed. */
export async function begin(
  trx: Db,
  { id, user_id, has_begun, status }: StandingRow,
): Promise<void> {
  if (has_begun) return;
  const state = status === 'draft' ? 'draft' : 'approved';
  await trx.insertInto('onboarding').values({ vendor_id: id, state }).execute();
  if (state === 'approved') return;
  await addEvent(trx, { vendorId: id, what: 'begun', actorId: user_id });
}

interface Changes {
  state?: OnboardingState;
  draft?: string;
  revision?: number;
  steps?: OnboardingStep[];
  salutation?: string;
  city?: string;
  location?: string;
  subjects?: string[];
  syllabus?: string[];
  category?: string;
  without_certificate?: boolean;
  without_education?: boolean;
  submitted_at?: ReturnType<typeof sql<string>>;
  decided_at?: ReturnType<typeof sql<string>>;
  decided_by?: string;
}

/** Requires an onboarding row. */
export async function changeOnboarding(trx: Db, vendorId: string, changes: Changes): Promise<void> {
  await trx
    .updateTable('onboarding')
    .set({ ...changes, updated_at: now })
    .where('vendor_id', '=', vendorId)
    .execute();
}

/** Start of the transaction. */
export const now = sql<string>`now()`;

interface PageChanges {
  status?: Tables['vendor']['status'];
  title?: string;
  gender?: 'Male' | 'Female';
  image?: string;
  phone?: string | null;
  other_phones?: string[];
  whatsapp?: string | null;
  landline?: string | null;
  about?: string;
  address?: string;
  category_id?: string;
  sub_category_id?: string | null;
  locality_id?: string | null;
  lat?: number | null;
  lng?: number | null;
  levels?: string[];
  qualifications?: string[];
  detail?: string;
  evidence?: string;
  is_verified?: boolean;
  experience_years?: number;
  working_hours?: string;
  has_own_times?: boolean;
  fee_amount?: number | null;
  fee_currency?: 'INR' | null;
  fee_per?: string | null;
}

/** Changes the page. */
export async function changePage(trx: Db, id: string, changes: PageChanges): Promise<void> {
  await trx.updateTable('vendor').set(changes).where('id', '=', id).execute();
}

interface Happening {
  vendorId: string;
  what: OnboardingEvent['what'];
  actorId: string | null;
  note?: string | undefined;
}

export async function addEvent(trx: Db, { vendorId, what, actorId, note }: Happening) {
  await trx
    .insertInto('onboarding_event')
    .values({ id: uuidv7(), vendor_id: vendorId, what, actor_id: actorId, note: note ?? null })
    .execute();
}

/** Oldest first. */
export const eventsOf = (db: Db, vendorId: string) =>
  db
    .selectFrom('onboarding_event')
    .select(['what', 'note', 'at'])
    .where('vendor_id', '=', vendorId)
    .orderBy('number')
    .execute();

export interface Spot {
  id: string;
  lat: number;
  lng: number;
  name: string;
  pin: string;
  city: string;
}

/** A locality of the directory, by its name and its city's. */
export const spotNamed = (db: Db, city: string, location: string): Promise<Spot | undefined> =>
  spots(db)
    .where(sql`lower(city.name)`, '=', city.toLowerCase())
    .where(sql`lower(locality.name)`, '=', location.toLowerCase())
    .executeTakeFirst();

export const spotOf = (db: Db, id: string): Promise<Spot | undefined> =>
  spots(db).where('locality.id', '=', id).executeTakeFirst();

const spots = (db: Db) =>
  db
    .selectFrom('locality')
    .innerJoin('city', 'city.id', 'locality.city_id')
    .select(['locality.id', 'locality.lat', 'locality.lng', 'locality.name', 'locality.pin'])
    .select('city.name as city');

/** Departments with the name `said` at the office of the sub-category `sub`. */
const departmentsNamed = sql`SELECT FROM gov_department department
  JOIN gov_office office ON office.id = department.office_id
  WHERE office.category_id = sub.id AND department.name = said.name`;

/** The first of the subjects that is a sub-category, by its name, a department of it, or a synonym. */
export async function subCategoryOf(
  db: Db,
  categoryId: string | null,
  subjects: string[],
): Promise<{ id: string; name: string } | undefined> {
  const { rows } = await sql<{ id: string; name: string }>`SELECT sub.id, sub.name
    FROM unnest(${subjects}::text[]) WITH ORDINALITY AS said (name, place)
    JOIN category sub ON sub.parent_id = ${categoryId}::uuid
      AND (lower(sub.name) = lower(said.name) OR EXISTS (SELECT FROM term
        WHERE term.node_id = sub.id AND term.is_kept AND term.text = plain_words(said.name))
        OR EXISTS (${departmentsNamed}))
    ORDER BY said.place, lower(sub.name) <> lower(said.name), NOT EXISTS (${departmentsNamed}),
      sub.position LIMIT 1`.execute(db);
  return rows[0];
}

/** Facet values of these boards and classes. */
export async function levelsOf(db: Db, categoryId: string | null, syllabus: string[]) {
  const { rows } = await sql<{ value: string }>`SELECT value FROM facet_option
    WHERE facet = 'level' AND category_id = ${categoryId}::uuid
      AND lower(label) IN (SELECT lower(said) FROM unnest(${syllabus}::text[]) AS said)
    ORDER BY position`.execute(db);
  return rows.map(({ value }) => value);
}
