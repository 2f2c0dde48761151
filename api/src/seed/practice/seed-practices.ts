import { addDays, dayIn } from '@nukkad/platform/calendar';
import type { BookingKind } from '@nukkad/platform/contract';
import { type Kysely, sql } from 'kysely';
import { usualTimes } from '../../availability/slots.model';
import type { Tables } from '../../core/db/database.types';
import { refreshVendors } from '../../directory/search/index-vendors';
import { statSpans } from '../../practice/calendar/spans.model';
import { countBookings, countCases, countPeople } from '../../practice/calendar/stats.store';
import { bookablesOf } from '../bookable';
import { bookingOf, type Wish } from '../bookings';
import { demoUserId } from '../demo';
import { idsAt, namedId } from '../ids';
import { load } from '../load-vendors';
import { hashOf, randomFor } from '../random';
import { sampleCases } from './cases';
import { type Population, type SamplePerson, samplePeople } from './people';
import { beginnings, type Diary, pastVisits, type Visit } from './visits';
import { diseases, subjects, work } from './words';

type Db = Kysely<Tables>;

const { timeZone } = usualTimes;

/**
 * The practices of the demonstration doctor, teacher and advocate, so that what their dashboards
 * count comes to the specification's figures on the day they are seeded.
 */
export async function seedPractices(db: Db, now: Date): Promise<void> {
  const doctor = await practiceOf(db, 'doctor', now);
  if (doctor) await fillDoctor(db, doctor);
  const teacher = await practiceOf(db, 'teacher', now);
  if (teacher) await fillTeacher(db, teacher);
  const advocate = await practiceOf(db, 'advocate', now);
  if (advocate) await fillAdvocate(db, advocate);
  const all = [doctor, teacher, advocate].flatMap((one) => one?.vendorId ?? []);
  if (all.length > 0) await refreshVendors(db, all);
}

interface Practice {
  vendorId: string;
  today: string;
  now: Date;
  /** The number of the next record of a client. */
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

const clinicDay = [10, 10.5, 11, 11.5, 14, 14.5, 15, 15.5, 17, 17.5, 18, 18.5];
const atHours = (hours: number[]) => hours.map((hour) => hour * 60);

async function fillDoctor(db: Db, practice: Practice): Promise<void> {
  const people = await addPeople(db, practice, patients, diseases);
  const fee = { amount: 70_000, currency: 'INR' };
  const diary = await diaryOf(db, practice, {
    kind: 'appointment',
    fee,
    starts: atHours(clinicDay),
  });
  const visits = (count: number, first: number): Visit[] =>
    Array.from({ length: count }, (_, nth) => {
      const client = people[(first + nth) % people.length] as SamplePerson;
      return { client, about: client.concern, minutes: 30 };
    });
  const { bookings } = await counted(db, practice);
  await addVisits(db, diary, practice, { from: 1, to: 29, visits: visits(120 - bookings, 0) });
  const { consulted, consulted_before: before } = await counted(db, practice);
  await addVisits(db, diary, practice, { from: 30, to: 89, visits: visits(340 - consulted, 130) });
  await addVisits(db, diary, practice, { from: 90, to: 179, visits: visits(316 - before, 400) });
}

/** 104 of them came within a month, 20 to a weekly class, for 242 hours. */
const students: Population = { male: 52, female: 40, child: 38 };
const studentsOfMonth = 104;
const comingLessons = 12;
const lesson = 50;
const teachingDay = [9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19];

async function fillTeacher(db: Db, practice: Practice): Promise<void> {
  const people = await addPeople(db, practice, students, subjects);
  const fee = { amount: 2_200, currency: 'USD' };
  const diary = await diaryOf(db, practice, { kind: 'lesson', fee, starts: atHours(teachingDay) });
  const { students: guests, coming_week: coming } = await counted(db, practice);
  const regulars = people.slice(0, studentsOfMonth - guests);
  for (const { from, to, minutes, position } of taught) {
    const had = await minutesBetween(db, practice, from, to);
    const visits = lessonsOf(regulars, Math.max(0, minutes - had), position);
    await addVisits(db, diary, practice, { from, to, visits });
  }
  await addComing(db, practice, regulars.slice(0, comingLessons - coming));
  await setWork(db, practice, people);
}

/** Minutes taught from so many days ago back to so many; the lessons' positions in their series. */
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

function lessonsOf(people: SamplePerson[], minutes: number, position: number | null): Visit[] {
  const whole = Math.floor(minutes / lesson);
  const rest = minutes - whole * lesson;
  const lengths = [...Array<number>(whole).fill(lesson), ...(rest > 0 ? [rest] : [])];
  return lengths.map((length, nth) => lessonOf(people, nth, length, position));
}

function lessonOf(
  people: SamplePerson[],
  nth: number,
  minutes: number,
  first: number | null,
): Visit {
  const at = nth % people.length;
  const client = people[at] as SamplePerson;
  const visit = { client, about: client.concern, minutes };
  if (at >= weekly || first === null) return visit;
  const position = first + Math.floor(nth / people.length);
  return { ...visit, series: { id: namedId('class', client.id), position } };
}

/** Lessons of the coming week, at times that are free. */
async function addComing(db: Db, { vendorId, today, now }: Practice, people: SamplePerson[]) {
  const [vendor] = await bookablesOf(db, [vendorId]);
  const random = randomFor(hashOf(vendorId), 0, 'coming lessons');
  const nextId = idsAt(0, randomFor(hashOf(vendorId), 0, 'coming lesson id'));
  const made = people.flatMap((person, nth) => {
    const own = vendor && bookingOf(nextId, vendor, wishOf(person, nth, { today, now }), random);
    return own ? [{ ...own, booking: { ...own.booking, client_id: person.id } }] : [];
  });
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
  const cells = made.flatMap(({ booking, cells: own }) =>
    own.map((cell) => ({ vendor_id: vendorId, cell, booking_id: booking.id })),
  );
  await load(db, 'booking_cell', cells);
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
  const whom = [...own, ...people.slice(0, 5)];
  const rows = work.flatMap(({ title, text }, nth) =>
    whom.map(({ id }, who) => {
      const isIn = nth > 0 && who !== 2;
      const isGraded = nth === 2 && isIn;
      const day = (days: number) => `${addDays(today, days)}T12:00:00Z`;
      return {
        ...{ id: namedId('assignment', `${id} ${nth}`), vendor_id: vendorId, client_id: id },
        ...{ title, text, due_on: addDays(today, 5 - nth * 6), max_marks: 20 },
        created_at: day(-nth * 6 - 2),
        submission_text: isIn ? 'Done, please see below. The last one was hard.' : null,
        submitted_at: isIn ? day(-nth * 3) : null,
        marks: isGraded ? 12 + who : null,
        remark: isGraded ? 'Good. Look at the articles once more.' : null,
        graded_at: isGraded ? day(-2) : null,
      };
    }),
  );
  await load(db, 'assignment', rows);
}

const clients: Population = { male: 180, female: 130, child: 10 };

async function fillAdvocate(db: Db, practice: Practice): Promise<void> {
  const people = await addPeople(db, practice, clients, ['Family', 'Divorce', 'Criminal', 'Civil']);
  const had = await countCases(db, practice.vendorId);
  const docket = { won: 750 - had.won, lost: 240 - had.lost, open: 1_000 - 750 - 240 - had.open };
  const { cases, hearings } = sampleCases({ ...practice, timeZone }, docket, people);
  await load(db, 'legal_case', cases);
  await load(db, 'hearing', hearings);
}

/** Adds as many records as are missing of each. */
async function addPeople(
  db: Db,
  { vendorId, today, nextNumber }: Practice,
  wanted: Population,
  concerns: readonly string[],
): Promise<SamplePerson[]> {
  const had = await countPeople(db, vendorId);
  const people = {
    male: wanted.male - had.male,
    female: wanted.female - had.female,
    child: wanted.child - had.child,
  };
  const made = samplePeople({ vendorId, today, from: nextNumber, people, concerns });
  await load(db, 'client', made);
  return made;
}

async function diaryOf(
  db: Db,
  { vendorId }: Practice,
  { kind, fee, starts }: { kind: BookingKind; fee: Diary['fee']; starts: number[] },
): Promise<Diary> {
  const rows = await db
    .selectFrom('booking')
    .select(['starts_at', 'ends_at'])
    .where('vendor_id', '=', vendorId)
    .execute();
  const busy = rows.map((row) => ({ from: row.starts_at.getTime(), to: row.ends_at.getTime() }));
  return { vendorId, timeZone, kind, fee, starts, busy };
}

interface Stretch {
  /** Days ago. */
  from: number;
  to: number;
  visits: Visit[];
}

async function addVisits(db: Db, diary: Diary, { today }: Practice, { from, to, visits }: Stretch) {
  const free = beginnings(diary, { today, from, to }, 60);
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
