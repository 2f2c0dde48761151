import type { Kysely } from 'kysely';
import type { Tables } from '../../../src/core/db/tables.generated';
import { idsAt, namedId, slugOf } from '../../ids';
import { hashOf, type Random, randomFor } from '../../random';
import type { Place } from '../../reference/places';
import { categoryId } from '../../reference/professions';
import { govtOfficer } from '../professions/govt-officer';
import type { Trade } from '../professions/profession.types';
import { starsOf } from '../reviews/reviews';
import { bengaluru, homeCity } from '../vendors/geography';
import { loadVendors } from '../vendors/load-vendors';
import { communities } from '../vendors/names';
import { type SampleVendor, vendorOf } from '../vendors/vendor';
import type { Department, Office } from './office.types';
import { offices } from './offices';

/** The government offices, their departments, and one head each for all its departments. */
export async function seedOffices(db: Kysely<Tables>, now: Date): Promise<void> {
  await db
    .insertInto('gov_office')
    .values(offices.map(officeRow))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('gov_department')
    .values(offices.flatMap((office) => office.departments.map(departmentRow(office))))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await loadVendors(db, offices.map(headOf), now);
}

const officeId = ({ slug }: Office) => namedId('office', slug);

const tradeOf = ({ category }: Office): Trade =>
  govtOfficer.trades.find(({ name }) => name === category)!;

const officeRow = (office: Office, position: number): Tables['gov_office'] => ({
  id: officeId(office),
  slug: office.slug,
  heading: office.heading,
  about: office.about,
  position,
  category_id: categoryId(govtOfficer.slug, office.category),
});

const counterHours = [
  ['10:00', '17:30'],
  ['09:30', '16:30'],
  ['10:30', '17:00'],
] as const;

function departmentRow(office: Office) {
  return (department: Department, position: number) => {
    const random = randomFor(hashOf(office.slug), position, 'department');
    return {
      id: namedId('department', `${office.slug}/${department.name}`),
      office_id: officeId(office),
      position,
      slug: slugOf(department.name),
      name: department.name,
      about: department.about,
      address: addressOf(random),
      phone: `+91 80 0000 ${random.int(1_000, 9_999)}`,
      working_hours: JSON.stringify(hoursOf(random)),
      services: JSON.stringify(department.services.map(serviceOf)),
      documents: department.documents,
    };
  };
}

function addressOf(random: Random): string {
  const { name, pin }: Place = random.pick(bengaluru);
  const floor = random.pick(['Ground floor', 'First floor', 'Second floor', 'Third floor']);
  return `${floor}, Block ${random.pick(['A', 'B', 'C', 'D'])}, Public Offices, ${name}, ${homeCity} ${pin}`;
}

/** Half of the offices also open on Saturday mornings. */
function hoursOf(random: Random) {
  const [opens, closes] = random.pick(counterHours);
  const weekdays = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens, closes }));
  return random.chance(0.5) ? [...weekdays, { weekday: 6, opens, closes: '13:30' }] : weekdays;
}

const serviceOf = ([name, days, rupees]: Department['services'][number]) => ({
  name,
  days,
  fee_amount: rupees === undefined ? null : rupees * 100,
});

/** The head of an office, by its slug. */
export function headOfOffice(slug: string): SampleVendor {
  const position = offices.findIndex((office) => office.slug === slug);
  return headOf(offices[position]!, position);
}

const experience = { least: 18, most: 32 };

function headOf(office: Office, position: number): SampleVendor {
  const stream = `head ${office.slug}`;
  const random = randomFor(hashOf(stream), 0, 'vendor');
  const { language, women, men, families } = random.pick(communities);
  const gender = random.chance(0.5) ? 'Female' : 'Male';
  const years = random.int(experience.least, experience.most);
  return vendorOf(
    idsAt(position, randomFor(hashOf(stream), 0, 'id')),
    {
      profession: govtOfficer,
      trade: tradeOf(office),
      title: `Head of Office, ${office.heading}`,
      fields: office.departments.map(({ name }) => name),
      place: random.pick(bengaluru),
      years,
      gender,
      name: `${random.pick(gender === 'Female' ? women : men)} ${random.pick(families)}`,
      languages: [...new Set(['Kannada', 'English', language])],
      stars: starsOf(position, years, random),
      isVerified: true,
    },
    random,
  );
}
