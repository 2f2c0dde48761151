import { hash } from '@node-rs/argon2';
import type { Kysely } from 'kysely';
import type { Role, Tables } from '../storage/database.types';
import { idsAt, namedId } from './ids';
import { loadVendors } from './load-vendors';
import { bengaluru } from './places';
import { advocate } from './professions/advocate';
import { ca } from './professions/ca';
import { doctor } from './professions/doctor';
import { engineer } from './professions/engineer';
import { labour } from './professions/labour';
import { officer } from './professions/officer';
import type { Profession } from './professions/profession.types';
import { teacher } from './professions/teacher';
import { hashOf, randomFor } from './random';
import { userTypeId } from './reference';
import { type SampleService, type SampleVendor, vendorOf } from './vendor';

/** The password of every demo account; they exist outside production only. */
export const demoPassword = 'demo-password';

interface Demo {
  account: string;
  fullName: string;
  gender: 'Male' | 'Female';
  role: Role;
  /** Professionals have a page in the directory as well. */
  profession?: Profession;
  years?: number;
  rating?: { average: number; count: number };
  /** Dollars, as the specification's sample figures are; replaces what would be drawn. */
  fee?: { dollars: number; per: string };
  services?: [name: string, minutes: number, dollars: number][];
}

const liked = { average: 4.5, count: 300 };

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
    rating: liked,
  },
  {
    account: 'teacher',
    fullName: 'Joseph Kurian',
    gender: 'Male',
    role: 'vendor',
    profession: teacher,
    years: 9,
    rating: liked,
    fee: { dollars: 22, per: 'hour' },
    services: [
      ['20 min free trial', 20, 0],
      ['1 lesson', 50, 22],
      ['5 lessons', 250, 100],
      ['10 lessons', 500, 195],
    ],
  },
  {
    account: 'advocate',
    fullName: 'Meera Subramanian',
    gender: 'Female',
    role: 'vendor',
    profession: advocate,
    years: 15,
    rating: liked,
  },
  {
    account: 'ca',
    fullName: 'Rohit Bansal',
    gender: 'Male',
    role: 'vendor',
    profession: ca,
    years: 11,
    rating: liked,
    fee: { dollars: 150, per: 'hour' },
    services: [
      ['Individual Tax Consultation', 60, 150],
      ['Small Business Financial Advisory', 120, 400],
      ['Corporate Tax Planning', 180, 750],
      ['Start-up Business Consultation', 90, 450],
      ['Estate Planning', 150, 520],
      ['Financial Audit', 240, 1200],
    ],
  },
  {
    account: 'engineer',
    fullName: 'Imran Shariff',
    gender: 'Male',
    role: 'vendor',
    profession: engineer,
    years: 8,
    rating: liked,
    fee: { dollars: 60, per: 'hour' },
  },
  {
    account: 'labour',
    fullName: 'Lakshmi Naik',
    gender: 'Female',
    role: 'vendor',
    profession: labour,
    years: 7,
    rating: liked,
    fee: { dollars: 625, per: 'month' },
  },
  {
    account: 'officer',
    fullName: 'Suresh Patil',
    gender: 'Male',
    role: 'vendor',
    profession: officer,
    years: 20,
    rating: { average: 1.5, count: 10 },
  },
];

/** The accounts of `running.md`, each with what belongs to it. Those that exist stay as they are. */
export async function seedDemo(db: Kysely<Tables>, now: Date): Promise<void> {
  const hashes = await Promise.all(demos.map(() => hashed(demoPassword)));
  const added = await db
    .insertInto('app_user')
    .values(demos.map((demo, index) => userRow(demo, hashes[index] as string, now)))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  const ids = new Set(added.map(({ id }) => id));
  const vendors = demos.filter((demo) => ids.has(userId(demo))).flatMap(vendorRows);
  if (vendors.length > 0) await loadVendors(db, vendors, now);
}

const userId = ({ account }: Demo) => namedId('demo user', account);

// Argon2id, OWASP's smaller choice: 19 MiB, two passes.
const hashed = (password: string) =>
  hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });

function userRow(demo: Demo, passwordHash: string, now: Date) {
  return {
    id: userId(demo),
    email: `${demo.account}@demo.example`,
    full_name: demo.fullName,
    phone: null,
    gender: demo.gender,
    password_hash: passwordHash,
    role: demo.role,
    user_type_id: demo.profession ? userTypeId(demo.profession) : null,
    email_verified_at: now,
    is_sample: true,
    created_at: now,
  };
}

function vendorRows(demo: Demo, position: number): SampleVendor[] {
  const { profession, rating = liked } = demo;
  if (!profession) return [];
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
      reviews: { sum: Math.round(rating.average * rating.count), count: rating.count },
    },
    randomFor(hashOf(stream), 0, 'vendor'),
  );
  return [{ ...vendor, ...dollarFee(demo), ...dollarServices(demo, nextId), ...owned(demo) }];
}

const owned = (demo: Demo) => ({ user_id: userId(demo), is_verified: true });

function dollarFee({ fee }: Demo) {
  if (!fee) return {};
  return { fee_amount: fee.dollars * 100, fee_currency: 'USD' as const, fee_per: fee.per };
}

function dollarServices({ services }: Demo, nextId: () => string) {
  if (!services) return {};
  const rows: SampleService[] = services.map(([name, minutes, dollars], position) => ({
    id: nextId(),
    position,
    name,
    minutes,
    fee_amount: dollars * 100,
    fee_currency: 'USD',
  }));
  return { services: rows };
}
