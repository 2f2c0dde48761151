import { addDays } from '@nukkad/platform/calendar';
import type { ClientStatus, Gender } from '@nukkad/platform/contract';
import { idsAt } from '../ids';
import { communities } from '../names';
import { hashOf, type Random, randomFor } from '../random';
import { history } from './words';

/** How many of whom a practice has; whoever is left over has no date of birth and no gender. */
export interface Population {
  male: number;
  female: number;
  child: number;
}

interface Wanted {
  vendorId: string;
  today: string;
  /** The number of the first. */
  from: number;
  people: Population;
  concerns: readonly string[];
}

/** A row of the table of clients. */
export interface SamplePerson {
  id: string;
  vendor_id: string;
  number: number;
  name: string;
  phone: string;
  gender: Gender;
  born: string;
  height_cm: number;
  weight_kg: number;
  concern: string;
  status: ClientStatus;
  note: string;
  registered_on: string;
}

const year = 365;
const statuses: ClientStatus[] = ['active', 'done', 'paused'];

/** Records of invented people, who have been coming for up to five years. */
export function samplePeople({ vendorId, today, from, people, concerns }: Wanted): SamplePerson[] {
  const random = randomFor(hashOf(vendorId), 0, 'practice people');
  const nextId = idsAt(0, randomFor(hashOf(vendorId), 0, 'practice person id'));
  const kinds = [
    ...Array<'Male'>(people.male).fill('Male'),
    ...Array<'Female'>(people.female).fill('Female'),
    ...Array<'child'>(people.child).fill('child'),
  ];
  return kinds.map((kind, nth) => {
    const isChild = kind === 'child';
    const gender = isChild ? random.pick(['Male', 'Female'] as const) : kind;
    return {
      ...{ id: nextId(), vendor_id: vendorId, number: from + nth },
      ...{ name: nameOf(gender, random), phone: `+919000${random.int(100_000, 999_999)}`, gender },
      born: addDays(
        today,
        -random.int(isChild ? 5 * year : 19 * year, isChild ? 16 * year : 82 * year),
      ),
      height_cm: isChild ? random.int(105, 165) : random.int(148, 186),
      weight_kg: isChild ? random.int(17, 55) : random.int(45, 96),
      concern: random.pick(concerns),
      status: statuses[random.weighted([60, 34, 6])] ?? 'active',
      note: random.pick(history),
      registered_on: addDays(today, -random.int(1, 5 * year)),
    };
  });
}

function nameOf(gender: Gender, random: Random): string {
  const { women, men, families } = random.pick(communities);
  return `${random.pick(gender === 'Female' ? women : men)} ${random.pick(families)}`;
}
