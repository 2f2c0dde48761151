import type { ReferenceList } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../src/core/db/tables.generated';
import { namedId } from '../ids';
import { professions } from '../sample/professions/professions';
import { localityId } from '../sample/vendors/vendor';
import { cities } from './places';

type Item = Tables['reference_item'];

/** Raised whenever a list gets an item, so that installations get it at their next start. */
export const referenceListRounds = 2;

/** What people choose from when they describe themselves. Items that exist stay as they are. */
export async function seedReferenceLists(db: Kysely<Tables>): Promise<void> {
  await db
    .insertInto('reference_item')
    .values(allItems())
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function allItems(): Item[] {
  return [
    ...Object.entries(forAll).flatMap(([list, names]) => itemsOf(list as ReferenceList, names)),
    ...professions.flatMap(({ slug, trades }) =>
      itemsOf('subjects', [...trades.map(({ name }) => name), ...(alsoTaught[slug] ?? [])], slug),
    ),
    ...Object.entries(bodies).flatMap(([of, names]) => itemsOf('registration-bodies', names, of)),
    ...cities.flatMap(localities),
  ];
}

function itemsOf(list: ReferenceList, names: string[], parent: string | null = null): Item[] {
  return names.map((name, position) => ({
    ...{ list, name, parent, position },
    id: namedId(`reference ${list}`, `${parent ?? ''}/${name}`),
  }));
}

/** A place of the directory has the same id in both. */
const localities = ({ name: parent, places }: (typeof cities)[number]): Item[] =>
  places.map((place, position) => ({
    ...{ list: 'localities', id: localityId(place), name: place.name, parent, position },
  }));

/** The home city first, and last those that the directory knows no places of. */
const cityNames = [...new Set([...cities.map(({ name }) => name), 'Sydney', 'Perth', 'Mumbai'])];

const forAll: Partial<Record<ReferenceList, string[]>> = {
  titles: ['Mr', 'Ms', 'Mrs', 'Dr'],
  genders: ['Male', 'Female'],
  cities: cityNames,
  syllabus: ['CBSE', 'ICSE', 'IB', 'State board'],
  'certificate-levels': ['Beginner', 'Advanced', 'Expert'],
  institutions: ['AIIMs', 'BITS', 'VIT', 'IISc', 'IIT', 'NIT', 'IGNOU', 'Bangalore University'],
  qualifications: [
    ...['BSc', 'MSc', 'PhD', 'BA', 'MA', 'BCom', 'MCom', 'BEd', 'MEd', 'BE', 'BTech', 'MTech'],
    ...['BCA', 'MCA', 'BBA', 'MBA', 'LLB', 'LLM', 'MBBS', 'MD', 'MS', 'BDS', 'MDS', 'CA'],
    ...['Diploma', 'ITI certificate'],
  ],
  specializations: [
    ...['Algebra', 'Geometry', 'Calculus', 'Statistics', 'Mechanics', 'Optics'],
    ...['Organic chemistry', 'Inorganic chemistry', 'Botany', 'Zoology', 'Literature', 'Grammar'],
    ...['Linguistics', 'Programming', 'Data structures', 'Accounting', 'Taxation', 'Economics'],
    ...['Constitutional law', 'Criminal law', 'Internal medicine', 'Surgery', 'Civil engineering'],
    ...['Mechanical engineering', 'Electrical engineering', 'Education'],
  ],
  'tuition-categories': [
    ...['Home tuition', 'Online tuition', 'Group tuition', 'Exam preparation'],
    'Language lessons',
  ],
};

/** Names that people use for subjects besides the directory's own. */
const alsoTaught: Readonly<Record<string, string[]>> = { teacher: ['Maths'] };

const bodies: Readonly<Record<string, string[]>> = {
  doctor: [
    ...['National Medical Commission', 'Karnataka Medical Council', 'Maharashtra Medical Council'],
    ...['Tamil Nadu Medical Council', 'Telangana Medical Council', 'Kerala State Medical Council'],
    ...['Delhi Medical Council', 'Karnataka State Dental Council', 'Dental Council of India'],
  ],
  advocate: [
    ...['Karnataka State Bar Council', 'Bar Council of Maharashtra and Goa'],
    ...['Bar Council of Tamil Nadu and Puducherry', 'Bar Council of Telangana'],
    ...['Bar Council of Kerala', 'Bar Council of Delhi', 'Bar Council of India'],
  ],
  ca: ['Institute of Chartered Accountants of India (ICAI)'],
  engineer: ['Institution of Engineers (India)', 'Council of Architecture'],
  labour: [
    'Karnataka Building and Other Construction Workers Welfare Board',
    'National Council for Vocational Education and Training',
  ],
  teacher: ['National Council for Teacher Education', 'Karnataka Secondary Education Board'],
  officer: ['Karnataka Public Service Commission', 'Union Public Service Commission'],
  'govt-officer': ['Karnataka Public Service Commission', 'Union Public Service Commission'],
};
