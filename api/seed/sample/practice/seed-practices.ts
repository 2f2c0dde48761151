import { addDays, dayIn } from '@nukkad/platform/calendar';
import type { BookingKind } from '@nukkad/platform/contract';
import { type Kysely, sql } from 'kysely';
import { usualTimes } from '../../../src/availability/slots.model';
import { offerOf } from '../../../src/booking/bookings/offer.model';
import type { Tables } from '../../../src/core/db/tables.generated';
import { refreshVendors } from '../../../src/directory/search/index-vendors';
import { statSpans } from '../../../src/practice/calendar/spans.model';
import { countBookings, countCases, countPeople } from '../../../src/practice/calendar/stats.store';
import { idsAt, namedId } from '../../ids';
import { hashOf, randomFor } from '../../random';
import { bookablesOf } from '../bookings/bookable';
import { type Bookable, bookingOf, type Wish } from '../bookings/bookings';
import { loadOfClients } from '../bookings/seed-bookings';
import { demoUserId } from '../demo/demo';
import { load } from '../vendors/load-vendors';
import { sampleAssignments } from './assignments';
import { sampleCases } from './cases';
import { seedPayments } from './payments';
import { type ClientKind, type Population, type SamplePerson, samplePeople } from './people';
import { seedRequests } from './requests';
import { beginnings, type Diary, pastVisits, type Visit } from './visits';
import { diseases, lawMatters, notes, subjects } from './words';

type Db = Kysely<Tables>;

const { timeZone } = usualTimes;

/**
 * The practices of the demo doctor, teacher and advocate, sized so that their dashboards show the
 * specification's figures on the day of seeding.
 */
export async function seedPractices(db: Db, now: Date): Promise<void> {
  const doctor = await practiceOf(db, 'doctor', now);
  if (doctor) await fillDoctor(db, doctor);
  const teacher = await practiceOf(db, 'teacher', now);
  if (teacher) await fillTeacher(db, teacher);
  const advocate = await practiceOf(db, 'advocate', now);
  if (advocate) await fillAdvocate(db, advocate);
  const all = [doctor, teacher, advocate].flatMap((one) => one?.vendorId ?? []);
  if (all.length === 0) return;
  await beginRecords(db, all);
  await seedRequests(db, now);
  await seedPayments(db, now);
  await refreshVendors(db, all);
}

/** A client's record must not be newer than the first visit. */
async function beginRecords(db: Db, vendors: string[]): Promise<void> {
  await sql`UPDATE client SET registered_on = came.on FROM (
      SELECT client_id, min((starts_at AT TIME ZONE ${timeZone})::date) AS on FROM booking
      WHERE vendor_id = ANY (${vendors}::uuid[]) GROUP BY client_id) came
    WHERE came.client_id = client.id AND came.on < client.registered_on`.execute(db);
}

interface Practice {
  vendorId: string;
  today: string;
  now: Date;
  /** Number of the next client record. */
  nextNumber: number;
}

async function practiceOf(db: Db, account: string, now: Date): Promise<Practice | null> {
  const vendor = await db
    .selectFrom('vendor')
    .select('id')
    .select((row) =>
      row
        .selectFrom('client')
        .select(sql<number>`coalesce(max(number), 0) + 1`.as('next'))
        .whereRef('client.vendor_id', '=', 'vendor.id')
        .as('next'),
    )
    .where('user_id', '=', demoUserId(account))
    .executeTakeFirst();
  if (!vendor) return null;
  const today = dayIn(now, timeZone);
  return { vendorId: vendor.id, today, now, nextNumber: vendor.next ?? 1 };
}

/** 666 patients: 300 men, 200 women and 166 children. */
const patients: Population = { male: 300, female: 200, child: 166 };
const year = 365;
const patientKind: ClientKind = {
  concerns: diseases,
  notes: notes.patients,
  adults: { least: 19, most: 82 },
  children: { least: 5, most: 16 },
  since: { least: 1, most: 5 * year },
  isMeasured: true,
};

const clinicDay = [10, 10.5, 11, 11.5, 14, 14.5, 15, 15.5, 17, 17.5, 18, 18.5];
const atHours = (hours: number[]) => hours.map((hour) => hour * 60);

async function fillDoctor(db: Db, practice: Practice): Promise<void> {
  const people = await addPeople(db, practice, patients, patientKind);
  const diary = await diaryOf(db, practice, { kind: 'appointment', starts: atHours(clinicDay) });
  const doctor = await bookableOf(db, practice);
  const visits = (count: number, first: number): Visit[] =>
    Array.from({ length: count }, (_, nth) =>
      visitOf(doctor, people[(first + nth) % people.length] as SamplePerson),
    );
  const { bookings } = await counted(db, practice);
  await addVisits(db, diary, practice, { from: 1, to: 29, visits: visits(120 - bookings, 0) });
  const { consulted, consulted_before: before } = await counted(db, practice);
  await addVisits(db, diary, practice, { from: 30, to: 89, visits: visits(340 - consulted, 130) });
  await addVisits(db, diary, practice, { from: 90, to: 179, visits: visits(316 - before, 400) });
}

/** Length and fee of the client's service, else of the default appointment. */
function visitOf(doctor: Bookable, client: SamplePerson): Visit {
  const service = doctor.services.find(({ name }) => name.startsWith(client.concern)) ?? null;
  const offer = offerOf(doctor, { kind: 'appointment', service, hours: null });
  return { client, about: client.concern, service, minutes: 30, fee: null, ...offer };
}

/** All came within a month, 20 of them to a weekly class, 242 hours in total. */
const students: Population = { male: 42, female: 32, child: 30 };
const studentKind: ClientKind = {
  concerns: subjects,
  notes: notes.students,
  adults: { least: 18, most: 45 },
  children: { least: 12, most: 16 },
  since: { least: 30, most: 2 * year },
  isMeasured: false,
};
const comingLessons = 12;
const teachingDay = [9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19];

async function fillTeacher(db: Db, practice: Practice): Promise<void> {
  const people = await addPeople(db, practice, students, studentKind);
  const diary = await diaryOf(db, practice, { kind: 'lesson', starts: atHours(teachingDay) });
  const { lesson } = await bookableOf(db, practice);
  const taughtOnes = [...people, ...(await guestsOf(db, practice, people))];
  for (const { from, to, minutes, position } of taught) {
    const had = await minutesBetween(db, practice, from, to);
    const visits = lessonsOf(taughtOnes, lesson, Math.max(0, minutes - had), position);
    await addVisits(db, diary, practice, { from, to, visits });
  }
  const { coming_week: coming } = await counted(db, practice);
  await addComing(db, practice, people.slice(0, comingLessons - coming));
  await setWork(db, practice, people);
}

/** Guests with bookings, who count as students as well. */
async function guestsOf(db: Db, { vendorId }: Practice, people: SamplePerson[]) {
  return db
    .selectFrom('client')
    .select(['id', 'name', 'phone', 'concern'])
    .where('vendor_id', '=', vendorId)
    .where('user_id', 'is', null)
    .where(
      'id',
      'not in',
      people.map(({ id }) => id),
    )
    .orderBy('number')
    .execute();
}

type Student = Awaited<ReturnType<typeof guestsOf>>[number];

/** Minutes taught within a range of days ago; positions of the lessons in their series. */
const taught = [
  { from: 1, to: 29, minutes: 242 * 60, position: 40 },
  { from: 30, to: 59, minutes: 235 * 60, position: 20 },
  { from: 60, to: 89, minutes: 221 * 60, position: 1 },
  ...Array.from({ length: 9 }, (_, nth) => ({
    ...{ from: 90 + nth * 30, to: 119 + nth * 30 },
    ...{ minutes: (210 - nth * 14) * 60, position: null },
  })),
  { from: 365, to: 1_600, minutes: 900 * 60, position: null },
];

/** One in five comes every week. */
const weekly = 20;

function lessonsOf(
  people: Student[],
  lesson: Bookable['lesson'],
  minutes: number,
  position: number | null,
): Visit[] {
  if (!lesson) return [];
  const whole = Math.floor(minutes / lesson.minutes);
  const rest = minutes - whole * lesson.minutes;
  const lengths = [...Array<number>(whole).fill(lesson.minutes), ...(rest > 0 ? [rest] : [])];
  return lengths.map((length, nth) => {
    const amount = Math.round((lesson.fee.amount * length) / lesson.minutes);
    const fee = { ...lesson.fee, amount };
    return { ...lessonOf(people, nth, position), minutes: length, fee };
  });
}

function lessonOf(people: Student[], nth: number, first: number | null) {
  const at = nth % people.length;
  const client = people[at] as Student;
  const visit = { client, about: client.concern, service: null };
  if (at >= weekly || first === null) return visit;
  const position = first + Math.floor(nth / people.length);
  return { ...visit, series: { id: namedId('class', client.id), position } };
}

/** Lessons of the coming week, at free times. */
async function addComing(db: Db, practice: Practice, people: SamplePerson[]) {
  const { vendorId } = practice;
  const vendor = await bookableOf(db, practice);
  const random = randomFor(hashOf(vendorId), 0, 'coming lessons');
  const nextId = idsAt(0, randomFor(hashOf(vendorId), 0, 'coming lesson id'));
  const made = people.flatMap((person, nth) => {
    const own = bookingOf(nextId, vendor, wishOf(person, nth, practice), random);
    return own ? [{ ...own, booking: { ...own.booking, client_id: person.id } }] : [];
  });
  await loadOfClients(db, made);
}

const wishOf = (
  { name, phone, concern }: SamplePerson,
  nth: number,
  { today, now }: Pick<Practice, 'today' | 'now'>,
): Wish => ({
  client: {
    ...{ user_id: null, client_name: name, client_phone: phone },
    ...{ client_city: 'Bengaluru', client_email: null },
  },
  ...{ from: addDays(today, 1 + (nth % 5)), before: addDays(today, 7) },
  ...{ madeAt: now, outcome: 'confirmed', reason: concern },
});

async function setWork(db: Db, { vendorId, today }: Practice, people: SamplePerson[]) {
  const own = await db
    .selectFrom('client')
    .select('id')
    .where('vendor_id', '=', vendorId)
    .where('user_id', '=', demoUserId('user'))
    .execute();
  const clientIds = [...own, ...people.slice(0, 5)].map(({ id }) => id);
  const rows = sampleAssignments(vendorId, today, clientIds);
  await load(db, 'assignment', rows);
}

const clients: Population = { male: 185, female: 135, child: 0 };
const clientKind: ClientKind = {
  concerns: lawMatters,
  notes: notes.clients,
  adults: { least: 30, most: 76 },
  children: { least: 0, most: 0 },
  since: { least: 420, most: 10 * year },
  isMeasured: false,
};

async function fillAdvocate(db: Db, practice: Practice): Promise<void> {
  const people = await addPeople(db, practice, clients, clientKind);
  const had = await countCases(db, practice.vendorId);
  const docket = { won: 750 - had.won, lost: 240 - had.lost, open: 1_000 - 750 - 240 - had.open };
  const { cases, hearings } = sampleCases({ ...practice, timeZone }, docket, people);
  await load(db, 'legal_case', cases);
  await load(db, 'hearing', hearings);
}

/** Adds the missing records of each group. */
async function addPeople(
  db: Db,
  { vendorId, today, nextNumber }: Practice,
  wanted: Population,
  kind: ClientKind,
): Promise<SamplePerson[]> {
  const had = await countPeople(db, vendorId);
  const people = {
    male: wanted.male - had.male,
    female: wanted.female - had.female,
    child: wanted.child - had.child,
  };
  const made = samplePeople({ vendorId, today, from: nextNumber, people, kind });
  await load(db, 'client', made);
  return made;
}

async function diaryOf(
  db: Db,
  { vendorId }: Practice,
  { kind, starts }: { kind: BookingKind; starts: number[] },
): Promise<Diary> {
  const rows = await db
    .selectFrom('booking')
    .select(['starts_at', 'ends_at'])
    .where('vendor_id', '=', vendorId)
    .execute();
  const busy = rows.map((row) => ({ from: row.starts_at.getTime(), to: row.ends_at.getTime() }));
  return { vendorId, timeZone, kind, starts, busy };
}

interface Stretch {
  /** Days ago. */
  from: number;
  to: number;
  visits: Visit[];
}

/** Minutes kept free for each visit. */
const longest = 60;

async function addVisits(db: Db, diary: Diary, { today }: Practice, { from, to, visits }: Stretch) {
  const free = beginnings(diary, { today, from, to }, longest);
  const made = pastVisits(diary, visits, free, `visits ${from}`);
  await load(
    db,
    'booking',
    made.map(({ booking }) => booking),
  );
  await load(
    db,
    'booking_event',
    made.flatMap(({ events }) => events),
  );
}

/** The practice's data that bookings need. */
async function bookableOf(db: Db, { vendorId }: Practice): Promise<Bookable> {
  const [vendor] = await bookablesOf(db, [vendorId]);
  return vendor as Bookable;
}

const counted = (db: Db, { vendorId, now }: Practice) =>
  countBookings(db, vendorId, statSpans(now, timeZone));

async function minutesBetween(db: Db, { vendorId, today }: Practice, from: number, to: number) {
  const { rows } = await sql<{ minutes: number }>`
    SELECT coalesce(sum(extract(epoch FROM ends_at - starts_at) / 60), 0)::int AS minutes
    FROM booking WHERE vendor_id = ${vendorId} AND ends_at <= now()
      AND status IN ('completed', 'confirmed')
      AND (starts_at AT TIME ZONE ${timeZone})::date
        BETWEEN ${addDays(today, -to)}::date AND ${addDays(today, from === 1 ? 0 : -from)}::date
    `.execute(db);
  return rows[0]?.minutes ?? 0;
}
