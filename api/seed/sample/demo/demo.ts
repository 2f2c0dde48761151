import { hash } from '@node-rs/argon2';
import type { Role } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { Term } from '../../../src/core/db/table-overrides';
import type { Tables } from '../../../src/core/db/tables.generated';
import type { StarCounts } from '../../../src/reviews/reviews/rating.model';
import { idsAt, namedId } from '../../ids';
import { hashOf, randomFor } from '../../random';
import { userTypeId } from '../../reference/professions';
import { answeredAfter } from '../bookings/booking-history';
import { headOfOffice } from '../offices/seed-offices';
import { advocate } from '../professions/advocate';
import { ca } from '../professions/ca';
import { doctor } from '../professions/doctor';
import { engineer } from '../professions/engineer';
import { govtOfficer } from '../professions/govt-officer';
import { labour } from '../professions/labour';
import { officer } from '../professions/officer';
import type { Profession } from '../professions/profession.types';
import { teacher } from '../professions/teacher';
import { ago } from '../texts/ago';
import { bengaluru } from '../vendors/geography';
import { loadVendors } from '../vendors/load-vendors';
import { feeAt } from '../vendors/prices';
import { type SampleVendor, vendorOf } from '../vendors/vendor';

/** Password of every demo account; they exist outside production only. */
export const demoPassword = 'demo-password';

interface Demo {
  account: string;
  fullName: string;
  gender: 'Male' | 'Female';
  role: Role;
  /** Vendors also have a page in the directory. */
  profession?: Profession;
  years?: number;
  stars?: StarCounts;
  /** Dollars, as in the specification's sample figures; replaces the random fee. */
  fee?: { dollars: number; per: string };
  services?: DollarService[];
  packages?: [name: string, lessons: number, minutes: number, dollars: number][];
  terms?: Term[];
  complaints?: number;
  /** Slug of the office whose page this account edits, as its existing head. */
  heads?: string;
}

/** The office whose head has an account. */
const desk = 'transport';

interface DollarService {
  name: string;
  minutes: number;
  /** Rupees per hour; undefined: free. */
  rate?: number;
  otherCharges?: number;
}

/** Mean 4.5 of 300 reviews. */
const liked: StarCounts = [3, 6, 21, 78, 192];

/** Mean 1.5 of 10 reviews. */
const disliked: StarCounts = [7, 1, 2, 0, 0];

const demos: Demo[] = [
  { account: 'user', fullName: 'Kavya Menon', gender: 'Female', role: 'user' },
  { account: 'operator', fullName: 'Farhan Qadri', gender: 'Male', role: 'operator' },
  {
    account: 'doctor',
    fullName: 'Ananya Hegde',
    gender: 'Female',
    role: 'vendor',
    profession: doctor,
    years: 12,
  },
  {
    account: 'teacher',
    fullName: 'Joseph Kurian',
    gender: 'Male',
    role: 'vendor',
    profession: teacher,
    years: 9,
    fee: { dollars: 22, per: 'lesson' },
    services: [
      { name: 'Trial lesson', minutes: 20 },
      { name: 'One-to-one lesson', minutes: 50, rate: 26.4 },
      { name: 'Exam preparation', minutes: 100, rate: 26.4 },
    ],
    packages: [
      ['20 min free trial', 1, 20, 0],
      ['1 lesson', 1, 50, 22],
      ['5 lessons', 5, 50, 100],
      ['10 lessons', 10, 50, 195],
    ],
  },
  {
    account: 'advocate',
    fullName: 'Meera Subramanian',
    gender: 'Female',
    role: 'vendor',
    profession: advocate,
    years: 15,
  },
  {
    account: 'ca',
    fullName: 'Rohit Bansal',
    gender: 'Male',
    role: 'vendor',
    profession: ca,
    years: 11,
    fee: { dollars: 150, per: 'hour' },
    services: [
      { name: 'Individual Tax Consultation', minutes: 60, rate: 150 },
      { name: 'Small Business Financial Advisory', minutes: 120, rate: 200 },
      { name: 'Corporate Tax Planning', minutes: 180, rate: 250 },
      { name: 'Start-up Business Consultation', minutes: 90, rate: 300 },
      { name: 'Estate Planning', minutes: 150, rate: 200, otherCharges: 20 },
      { name: 'Financial Audit', minutes: 240, rate: 200, otherCharges: 400 },
    ],
  },
  {
    account: 'engineer',
    fullName: 'Imran Shariff',
    gender: 'Male',
    role: 'vendor',
    profession: engineer,
    years: 8,
    fee: { dollars: 60, per: 'hour' },
    services: [
      { name: 'Website review', minutes: 60, rate: 60 },
      { name: 'Website of five pages', minutes: 960, rate: 60 },
      { name: 'Online shop', minutes: 2_400, rate: 60 },
      { name: 'Monthly maintenance', minutes: 240, rate: 60 },
    ],
  },
  {
    account: 'labour',
    fullName: 'Lakshmi Naik',
    gender: 'Female',
    role: 'vendor',
    profession: labour,
    years: 7,
    fee: { dollars: 625, per: 'month' },
    services: [
      { name: 'Cleaning', minutes: 120, rate: 3 },
      { name: 'Cooking', minutes: 120, rate: 3 },
      { name: 'Laundry', minutes: 60, rate: 3 },
    ],
    terms: [
      { label: 'Salary', value: '$625/month' },
      { label: 'Stay', value: 'Live-in, separate room' },
      { label: 'Day off', value: 'Sunday' },
    ],
  },
  {
    account: 'officer',
    fullName: 'Suresh Patil',
    gender: 'Male',
    role: 'vendor',
    profession: officer,
    years: 20,
    stars: disliked,
    complaints: 14,
  },
  {
    account: 'govt-officer',
    fullName: headOfOffice(desk).name,
    gender: headOfOffice(desk).gender,
    role: 'vendor',
    profession: govtOfficer,
    heads: desk,
  },
];

/** The accounts of `running.md`, each with its data. Existing ones are kept. */
export async function seedDemo(db: Kysely<Tables>, now: Date): Promise<void> {
  const hashes = await Promise.all(demos.map(() => hashed(demoPassword)));
  const added = await db
    .insertInto('app_user')
    .values(demos.map((demo, index) => userRow(demo, hashes[index] as string, now)))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  const ids = new Set(added.map(({ id }) => id));
  const fresh = demos.filter((demo) => ids.has(userId(demo)));
  const vendors = fresh.flatMap(vendorRows);
  if (vendors.length > 0) await loadVendors(db, vendors, now);
  for (const demo of fresh) await takeOffice(db, demo);
}

async function takeOffice(db: Kysely<Tables>, demo: Demo): Promise<void> {
  if (demo.heads === undefined) return;
  await db
    .updateTable('vendor')
    .set({ user_id: userId(demo) })
    .where('id', '=', headOfOffice(demo.heads).id)
    .where('user_id', 'is', null)
    .execute();
}

/** User id of a demo account. */
export const demoUserId = (account: string): string => namedId('demo user', account);

const userId = ({ account }: Demo) => demoUserId(account);

// Argon2id, OWASP's smaller choice: 19 MiB, two passes.
const hashed = (password: string) =>
  hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });

/** Days; longer than any of the account's bookings. */
const daysHere = 400;

function userRow(demo: Demo, passwordHash: string, now: Date) {
  return {
    id: userId(demo),
    email: `${demo.account}@demo.example`,
    full_name: demo.fullName,
    phone: null,
    gender: demo.gender,
    password_hash: passwordHash,
    role: demo.role,
    user_type_id: demo.profession ? userTypeId(demo.profession.slug) : null,
    email_verified_at: now,
    is_sample: true,
    created_at: ago(now, daysHere),
  };
}

function vendorRows(demo: Demo, position: number): SampleVendor[] {
  const { profession, stars = liked, heads } = demo;
  if (!profession || heads) return [];
  const stream = `demo ${demo.account}`;
  const nextId = idsAt(position, randomFor(hashOf(stream), 0, 'id'));
  const vendor = vendorOf(
    nextId,
    {
      profession,
      trade: profession.trades[0]!,
      place: bengaluru[0]!,
      years: demo.years ?? 0,
      gender: demo.gender,
      name: demo.fullName,
      languages: ['English', 'Kannada', 'Hindi'],
      stars,
      isVerified: true,
      ...(demo.complaints && { complaints: demo.complaints }),
      ...(demo.services && { asked: demo.services.map(({ name }) => name) }),
    },
    randomFor(hashOf(stream), 0, 'vendor'),
  );
  return [
    {
      ...vendor,
      ...documented,
      ...dollarPrices(demo, nextId),
      phone: `+91 90000 1000${position}`,
      user_id: userId(demo),
    },
  ];
}

/** As in the specification for every vendor: these hours, with slots over lunch. */
const documented = {
  working_hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) =>
    weekday < 6
      ? { weekday, opens: '10:00', closes: '20:00' }
      : { weekday, opens: '11:00', closes: '18:00' },
  ),
  reply_minutes: answeredAfter,
  lunch_from: null,
  lunch_to: null,
};

function dollarPrices(demo: Demo, nextId: () => string) {
  return {
    ...dollarFee(demo),
    ...(demo.terms && { terms: demo.terms }),
    ...(demo.services && { services: demo.services.map(dollarService(nextId)) }),
    ...(demo.packages && { packages: demo.packages.map(dollarPackage(nextId)) }),
  };
}

function dollarFee({ fee }: Demo) {
  if (!fee) return {};
  return { fee_amount: cents(fee.dollars), fee_currency: 'USD' as const, fee_per: fee.per };
}

const cents = (dollars: number) => Math.round(dollars * 100);

function dollarService(nextId: () => string) {
  return ({ name, minutes, rate, otherCharges = 0 }: DollarService, position: number) => ({
    id: nextId(),
    position,
    name,
    minutes,
    rate_amount: rate === undefined ? null : cents(rate),
    other_charges_amount: cents(otherCharges),
    fee_amount: feeAt(cents(rate ?? 0), minutes, cents(otherCharges)),
    fee_currency: 'USD' as const,
  });
}

function dollarPackage(nextId: () => string) {
  return (
    [name, lessons, minutes, dollars]: NonNullable<Demo['packages']>[number],
    position: number,
  ) => ({
    id: nextId(),
    position,
    name,
    lessons,
    minutes,
    fee_amount: cents(dollars),
    fee_currency: 'USD' as const,
  });
}
