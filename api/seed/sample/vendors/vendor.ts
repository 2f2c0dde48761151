import type { Gender } from '@nukkad/platform/contract';
import type { Selectable } from 'kysely';
import type { ProfessionDetail, WorkingHours } from '../../../src/core/db/table-overrides';
import type { Tables } from '../../../src/core/db/tables.generated';
import { countOf, ratingColumns } from '../../../src/reviews/reviews/rating.model';
import { idsAt } from '../../ids';
import { type Random, randomFor } from '../../random';
import { cities, localityId, type Place } from '../../reference/places';
import { categoryId } from '../../reference/professions';
import type { Fee, Profession, Trade } from '../professions/profession.types';
import { professions } from '../professions/professions';
import { starsOf } from '../reviews/reviews';
import { type Belongings, belongingsOf } from './belongings';
import type { Choices } from './choices';
import { type Facts, factsOf } from './facts';
import { bengaluru, cityOf, homeShare, kmPerDegree, reachKm } from './geography';
import { type Community, communities, houseNames } from './names';
import { type Price, roundPrice } from './prices';

/** Fields that are optional in a draft, but set for every listed vendor. */
interface Told {
  locality_id: string;
  lat: number;
  lng: number;
  gender: Gender;
}

/** A vendor row before it is stored: structures, not yet JSON. */
export type SampleVendor = Omit<
  Selectable<Tables['vendor']>,
  | 'detail'
  | 'working_hours'
  | 'created_at'
  | 'user_id'
  | 'evidence'
  | 'terms'
  | 'has_own_times'
  | 'other_phones'
  | 'whatsapp'
  | 'landline'
  | keyof Told
> &
  Told & {
    user_id: string | null;
    detail: ProfessionDetail;
    working_hours: WorkingHours[];
    evidence: Facts['evidence'];
    terms: Facts['terms'];
    /** Days since the vendor joined. */
    joined_days_ago: number;
  } & Belongings;

/**
 * The vendor at `index` of the endless sequence of `seed`. It depends on nothing else: the first
 * hundred are the same whether a hundred or a million are stored.
 */
export function sampleVendor(seed: number, index: number): SampleVendor {
  const random = randomFor(seed, index, 'vendor');
  const profession = professions[random.weighted(shares)] as Profession;
  const trade = profession.trades[random.weighted(falling(profession.trades.length, 4))] as Trade;
  const atHome = bengaluru[random.weighted(falling(bengaluru.length, 1))] as Place;
  const place = elsewhere(randomFor(seed, index, 'place')) ?? atHome;
  const community = communities[random.weighted(communityShares)] as Community;
  const gender = random.chance(0.46) ? 'Female' : 'Male';
  const name = `${random.pick(gender === 'Female' ? community.women : community.men)} ${random.pick(community.families)}`;
  const years = Math.min(45, Math.max(1, Math.round(-11 * Math.log(1 - random.next()))));
  const languages = languagesOf(community.language, random);
  const choices = { profession, trade, place, years, gender, name, languages } as const;
  const ids = idsOf(seed, index);
  const stars = starsOf(index, years, randomFor(seed, index, 'stars'));
  return vendorOf(ids, { ...choices, stars, isVerified: random.chance(0.62) }, random);
}

const idsOf = (seed: number, index: number) => idsAt(index * minute, randomFor(seed, index, 'id'));

/** The id of that vendor, without generating the rest. */
export const sampleVendorId = (seed: number, index: number): string => idsOf(seed, index)();

/** A place in another city, for the few vendors there. */
function elsewhere(random: Random): Place | undefined {
  if (random.chance(homeShare)) return undefined;
  const { places } = random.pick(cities.slice(1));
  return places[random.weighted(falling(places.length, 1))];
}

/** Derives a vendor from the choices; the rest is drawn from `random`. */
export function vendorOf(nextId: () => string, choices: Choices, random: Random): SampleVendor {
  const id = nextId();
  const { profession, trade, place, years, gender, languages, stars, isVerified } = choices;
  const name = profession.honorific ? `${profession.honorific} ${choices.name}` : choices.name;
  const fields = choices.fields ?? fieldsOf(choices, random);
  const title = choices.title ?? trade.title;
  const detail = detailOf(choices, fields, random);
  const fee = feeOf(trade.fee ?? profession.fee, years);
  const hours = hoursOf(random);
  // At most one review every six days.
  const joined = random.int(Math.min(900, 1 + 6 * countOf(stars)), 900);
  const reviews = countOf(stars);
  const [{ opens }] = hours as [WorkingHours];
  return {
    id,
    user_id: null,
    category_id: categoryId(profession.slug),
    sub_category_id: categoryId(profession.slug, trade.name),
    locality_id: localityId(place),
    status: 'live',
    name,
    title,
    image: `/assets/avatars/${gender === 'Female' ? random.int(0, 119) : random.int(120, 239)}.svg`,
    qualifications: qualificationsOf(choices, detail, random),
    detail,
    about: profession.about({ name, title, years, place: place.name, fields, languages }, random),
    address: addressOf(place, detail.clinicName, random),
    ...near(place, random),
    experience_years: years,
    languages,
    gender,
    ...ratingColumns(stars),
    ...feeColumns(fee),
    working_hours: hours,
    ...factsOf({ profession, trade, years, isVerified, joined, reviews, fields, opens }, random),
    is_verified: isVerified,
    is_sample: true,
    joined_days_ago: joined,
    ...belongingsOf(nextId, choices, { price: fee, fields, joined }, random),
  };
}

const feeColumns = (fee: Price | undefined) => ({
  fee_amount: fee?.amount ?? null,
  fee_currency: fee ? ('INR' as const) : null,
  fee_per: fee?.per ?? null,
});

const minute = 60_000;

const shares = professions.map(({ share }) => share);
const communityShares = communities.map(({ share }) => share);

/** Weights 1/offset, 1/(offset+1), …: the first of a list is the most common. */
const falling = (length: number, offset: number) =>
  Array.from({ length }, (_, rank) => 1 / (rank + offset));

function languagesOf(mother: string, random: Random): string[] {
  const spoken: [string, number][] = [
    ['English', 0.85],
    ['Kannada', 0.7],
    ['Hindi', 0.6],
    ['Tamil', 0.25],
    ['Telugu', 0.22],
  ];
  const others = spoken.filter(([, probability]) => random.chance(probability));
  return [...new Set([mother, ...others.map(([language]) => language)])].slice(0, 4);
}

function fieldsOf({ profession, trade }: Choices, random: Random): string[] {
  if (!profession.levels) return random.some(trade.fields, random.int(1, 3));
  return profession.levels.flatMap((level) => random.some(level, random.int(1, 2)));
}

function detailOf(choices: Choices, fields: string[], random: Random): ProfessionDetail {
  const { profession, trade, years } = choices;
  const steps = Math.min(trade.degrees.length, 1 + Math.floor(years / 5) + random.int(0, 1));
  const school = random.pick(profession.schools);
  const education = trade.degrees.slice(0, steps).reverse();
  const workplace = `${random.pick(houseNames)} ${random.pick(profession.workplaces) ?? ''}`.trim();
  return {
    education: education.map((degree) => `${degree}, ${school}`),
    experience: [years === 1 ? '1 year of experience' : `${years} years of experience`],
    specializations: profession.slug === 'teacher' ? [trade.name, ...fields] : fields,
    ...(profession.workplaces.length > 0 && { clinicName: workplace }),
    ...(profession.slug === 'teacher' && {
      teachingLanguages: choices.languages.slice(0, 3),
      totalLessons: years * random.int(60, 220) + random.int(5, 60),
    }),
  };
}

function qualificationsOf(choices: Choices, detail: ProfessionDetail, random: Random): string[] {
  const { profession, languages } = choices;
  const lines = [
    ...detail.education.slice(0, 2),
    ...(profession.membership && random.chance(0.8) ? [profession.membership] : []),
    ...(detail.clinicName ? [detail.clinicName] : []),
    `Speaks ${languages.join(', ')}`,
  ];
  return lines.slice(0, 4);
}

function feeOf(fee: Fee | undefined, years: number): Price | undefined {
  if (!fee) return undefined;
  return { amount: roundPrice((fee.base + fee.perYear * years) * 100), per: fee.per };
}

function addressOf(place: Place, workplace: string | undefined, random: Random): string {
  const house = `No. ${random.int(1, 480)}, ${ordinal(random.int(1, 27))} Cross, ${ordinal(random.int(1, 24))} Main`;
  return [workplace, house, place.name, `${cityOf(place)} ${place.pin}`].filter(Boolean).join(', ');
}

function ordinal(count: number): string {
  const ending =
    Math.floor(count / 10) === 1 ? 'th' : (['th', 'st', 'nd', 'rd'][count % 10] ?? 'th');
  return `${count}${ending}`;
}

/** A point around the locality, likelier near its centre. */
function near({ lat, lng }: Place, random: Random): { lat: number; lng: number } {
  const degrees = () => ((random.next() + random.next() - 1) * reachKm) / kmPerDegree;
  return { lat: round5(lat + degrees()), lng: round5(lng + degrees()) };
}

const round5 = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

const weekdays = [1, 2, 3, 4, 5];

function hoursOf(random: Random): WorkingHours[] {
  const [opens, closes] = random.pick([
    ['10:00', '20:00'],
    ['09:00', '18:00'],
    ['08:00', '17:00'],
    ['11:00', '21:00'],
  ] as const);
  const weekend = random.pick([[6, 7], [6], [6], []]);
  return [
    ...weekdays.map((weekday) => ({ weekday, opens, closes })),
    ...weekend.map((weekday) => ({ weekday, opens: '11:00', closes: '18:00' })),
  ];
}
