import { addDays } from '@nukkad/platform/calendar';
import type { ClientStatus, Gender } from '@nukkad/platform/contract';
import { idsAt } from '../../ids';
import { hashOf, type Random, randomFor } from '../../random';
import { communities } from '../vendors/names';

/** Size of a practice by group; the rest have neither date of birth nor gender. */
export interface Population {
  male: number;
  female: number;
  child: number;
}

interface Wanted {
  vendorId: string;
  today: string;
  /** Number of the first client. */
  from: number;
  people: Population;
  kind: ClientKind;
}

/** Kind of a practice's clients, and the notes about them. */
export interface ClientKind {
  concerns: readonly string[];
  notes: readonly string[];
  /** Years of age. */
  adults: Range;
  children: Range;
  /** Age of the records in days. */
  since: Range;
  /** Whether height and weight are recorded. */
  isMeasured: boolean;
}

export interface Range {
  least: number;
  most: number;
}

/** A row of the client table. */
export interface SamplePerson {
  id: string;
  vendor_id: string;
  number: number;
  name: string;
  phone: string;
  gender: Gender;
  born: string;
  height_cm: number | null;
  weight_kg: number | null;
  concern: string;
  status: ClientStatus;
  note: string;
  registered_on: string;
}

const year = 365;
const statuses: ClientStatus[] = ['active', 'done', 'paused'];

/** Records of invented clients, adults first. */
export function samplePeople({ vendorId, today, from, people, kind }: Wanted): SamplePerson[] {
  const random = randomFor(hashOf(vendorId), 0, 'practice people');
  const nextId = idsAt(0, randomFor(hashOf(vendorId), 0, 'practice person id'));
  const who = [
    ...Array<'Male'>(people.male).fill('Male'),
    ...Array<'Female'>(people.female).fill('Female'),
    ...Array<'child'>(people.child).fill('child'),
  ];
  return who.map((one, nth) => {
    const isChild = one === 'child';
    const gender = isChild ? random.pick(['Male', 'Female'] as const) : one;
    const age = drawn(isChild ? kind.children : kind.adults, random);
    return {
      ...{ id: nextId(), vendor_id: vendorId, number: from + nth },
      ...{ name: nameOf(gender, random), phone: `+919000${random.int(100_000, 999_999)}`, gender },
      born: addDays(today, -age * year - random.int(1, year - 1)),
      ...(kind.isMeasured ? bodyAt(age, random) : { height_cm: null, weight_kg: null }),
      concern: random.pick(kind.concerns),
      status: statuses[random.weighted([60, 34, 6])] ?? 'active',
      note: random.pick(kind.notes),
      registered_on: addDays(today, -drawn(kind.since, random)),
    };
  });
}

const drawn = ({ least, most }: Range, random: Random) => random.int(least, most);

const grownUp = 17;

/** Height and weight that fit each other and the age. */
function bodyAt(age: number, random: Random) {
  const isGrown = age >= grownUp;
  const height_cm = isGrown ? random.int(150, 184) : 78 + 6 * age + random.int(-5, 5);
  const perSquareMetre = isGrown ? random.int(19, 29) : random.int(14, 16) + age / 4;
  return { height_cm, weight_kg: Math.round(perSquareMetre * (height_cm / 100) ** 2) };
}

function nameOf(gender: Gender, random: Random): string {
  const { women, men, families } = random.pick(communities);
  return `${random.pick(gender === 'Female' ? women : men)} ${random.pick(families)}`;
}
