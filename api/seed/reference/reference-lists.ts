import type { ReferenceList } from '@nukkad/platform/contract';
import { z } from 'zod';
import type { Tables } from '../../src/core/db/tables.generated';
import { namedId } from '../ids';
import { cities, localityId } from './places';
import { professions } from './professions';
import data from './reference-lists.json';

type Item = Tables['reference_item'];

const names = z.array(z.string().min(1));
const namesByProfession = z.record(z.string(), names);

const schema = z.strictObject({
  /** By list: `titles`, `genders`, `syllabus`, … */
  forAll: z.record(z.string(), names),
  citiesWithoutPlaces: names,
  /** Names used for subjects besides the directory's own. */
  furtherSubjects: namesByProfession,
  /** Of a degree. */
  specializations: namesByProfession,
  registrationBodies: namesByProfession,
});

export const lists = schema.parse(data);
const { forAll, citiesWithoutPlaces, furtherSubjects, specializations, registrationBodies } = lists;

/** Choices in profile forms. */
export const referenceItemRows = (): Item[] => [
  ...Object.entries(forAll).flatMap(([list, some]) => itemsOf(list as ReferenceList, some)),
  ...itemsOf('cities', [...cities.map(({ name }) => name), ...citiesWithoutPlaces]),
  ...professions.flatMap(({ slug, categories }) =>
    itemsOf('subjects', [...categories, ...(furtherSubjects[slug] ?? [])], slug),
  ),
  ...ofProfessions('specializations', specializations),
  ...ofProfessions('registration-bodies', registrationBodies),
  ...cities.flatMap(localities),
];

const itemsOf = (list: ReferenceList, some: string[], parent: string | null = null): Item[] =>
  some.map((name, position) => ({
    ...{ list, name, parent, position },
    id: namedId(`reference ${list}`, `${parent ?? ''}/${name}`),
  }));

const ofProfessions = (list: ReferenceList, some: Record<string, string[]>): Item[] =>
  Object.entries(some).flatMap(([slug, theirs]) => itemsOf(list, theirs, slug));

/** A locality has the same id here and in the directory. */
const localities = ({ name: parent, places }: (typeof cities)[number]): Item[] =>
  places.map((place, position) => ({
    ...{ list: 'localities' as const, id: localityId(place), name: place.name, parent, position },
  }));
