import type { Selectable } from 'kysely';
import type { Term } from '../../../src/core/db/table-overrides';
import type { Tables } from '../../../src/core/db/tables.generated';
import { slugOf } from '../../ids';
import type { Random } from '../../random';
import type { Profession, Trade } from '../professions/profession.types';

/** Evidence of a sample vendor's checks, by age. */
export interface SampleEvidence {
  what: string;
  days_ago: number;
}

interface Person {
  profession: Profession;
  trade: Trade;
  years: number;
  isVerified: boolean;
  /** Days since the vendor joined: no check is older. */
  joined: number;
  reviews: number;
  fields: string[];
  opens: string;
}

type Drawn = Pick<
  Selectable<Tables['vendor']>,
  | 'reply_minutes'
  | 'bookings_30d'
  | 'consultations'
  | 'levels'
  | 'courts'
  | 'lunch_from'
  | 'lunch_to'
  | 'landmark'
  | 'parking'
  | 'phone'
>;

/** Further facts about a vendor, derived or random. */
export type Facts = Drawn & { evidence: SampleEvidence[]; terms: Term[] };

export function factsOf(person: Person, random: Random): Facts {
  const { profession, trade, years, reviews, fields } = person;
  const { isOffice = false } = profession;
  return {
    reply_minutes: random.chance(0.88) ? Math.round(6 * Math.exp(random.next() * 4.4)) : null,
    bookings_30d: isOffice ? 0 : Math.floor(Math.exp(random.next() * 3.9)) - 1,
    consultations: isOffice ? 0 : reviews * random.int(3, 9) + years * random.int(5, 40),
    levels: profession.levels ? fields.map(slugOf) : [],
    courts: profession.slug === 'advocate' ? courtsOf(trade, years, random) : [],
    ...lunchOf(person, random),
    ...surroundingsOf(profession, random),
    phone: random.chance(0.94) ? invented(random) : null,
    evidence: evidenceOf(person, random),
    terms: termsOf(person, random),
  };
}

const invented = (random: Random) => `+91 90000 ${String(random.int(0, 99_999)).padStart(5, '0')}`;

const courts = {
  district: 'district-court',
  family: 'family-court',
  high: 'high-court',
  supreme: 'supreme-court',
  consumer: 'consumer-commission',
  tribunal: 'tribunals',
};

/** Courts by field of practice; years open the higher courts. */
const ownCourts: Record<string, string[]> = {
  'Family Law': [courts.family],
  'Constitutional Law': [courts.high],
  Taxation: [courts.tribunal],
  Labour: [courts.tribunal],
  'Civil Law': [courts.consumer],
};

function courtsOf(trade: Trade, years: number, random: Random): string[] {
  const higher = random.chance(years / 25) ? [courts.high] : [];
  const highest = random.chance((years - 12) / 40) ? [courts.supreme] : [];
  return [...new Set([courts.district, ...(ownCourts[trade.name] ?? []), ...higher, ...highest])];
}

const breaks = [
  ['13:00', '14:00'],
  ['13:30', '14:30'],
  ['14:00', '16:00'],
] as const;

function lunchOf({ opens }: Person, random: Random) {
  const [from, to] = random.pick(breaks);
  const isSet = random.chance(0.25) && opens < '11:00';
  return { lunch_from: isSet ? from : null, lunch_to: isSet ? to : null };
}

const marks = ['the park', 'the bus stop', 'the post office', 'the lake gate', 'the library'];
const parkings = [
  'Cars in the side street',
  'Own parking for two cars',
  'Two-wheelers in front of the house',
  'Paid parking within 200 m',
];

/** Vendors who only visit homes have no entrance to describe. */
function surroundingsOf({ workplaces }: Profession, random: Random) {
  if (workplaces.length === 0) return { landmark: null, parking: null };
  return {
    landmark: random.chance(0.8)
      ? `${random.pick(['Opposite', 'Behind', 'Next to'])} ${random.pick(marks)}`
      : null,
    parking: random.chance(0.7) ? random.pick(parkings) : null,
  };
}

function evidenceOf({ isVerified, profession, joined }: Person, random: Random): SampleEvidence[] {
  if (!isVerified) return [];
  const first = random.int(Math.floor(joined / 2), joined);
  const papers = ['Identity document', 'Address', ...profession.papers];
  return papers.map((what, later) => ({ what, days_ago: Math.max(0, first - later) }));
}

const termsByPay: Record<string, Record<string, string[]>> = {
  month: {
    Stay: ['Live-in, separate room', 'Live-out', 'Live-out, mornings only'],
    'Day off': ['Sunday', 'Two Sundays a month', 'Wednesday'],
    Notice: ['15 days', '30 days'],
  },
  day: {
    Hours: ['8 hours with a break', '9 hours with two breaks'],
    Meals: ['Brings own food', 'Lunch from the household'],
    'Day off': ['Sunday', 'By arrangement'],
  },
  hour: {
    Tools: ['Brings own tools', 'Brings tools; ladder from the household'],
    Materials: ['By the bill', 'Bought together or by the bill'],
    Guarantee: ['30 days on the work', '90 days on the work'],
  },
};

function termsOf({ profession, trade }: Person, random: Random): Term[] {
  if (profession.slug !== 'labour') return [];
  const choices = termsByPay[(trade.fee ?? profession.fee)?.per ?? ''] ?? {};
  return Object.entries(choices).map(([label, values]) => ({ label, value: random.pick(values) }));
}
