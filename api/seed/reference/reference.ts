import type { Kysely } from 'kysely';
import { defaultContent } from '../../src/content/site/content.defaults';
import type { Tables } from '../../src/core/db/tables.generated';
import { namedId, slugOf } from '../ids';
import type { Profession } from '../sample/professions/profession.types';
import { professions, userTypeOrder } from '../sample/professions/professions';
import { categoryId, localityId } from '../sample/vendors/vendor';
import { seedFacets } from './facets';
import { cities } from './places';
import { seedVocabulary } from './vocabulary/vocabulary';

/** What vendors refer to, and the texts. Rows that exist stay as they are. */
export async function seedReference(db: Kysely<Tables>): Promise<void> {
  await db
    .insertInto('user_type')
    .values(userTypeOrder.map(userTypeRow))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('category')
    .values(professions.flatMap(categoryRows))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('city')
    .values(cities.map(({ name, state }) => ({ id: cityId(name), name, state })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('locality')
    .values(
      cities.flatMap(({ name, places }) =>
        places.map((place) => ({ id: localityId(place), city_id: cityId(name), ...place })),
      ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('content')
    .values(
      Object.entries(defaultContent).map(([key, body]) => ({ key, body: JSON.stringify(body) })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await seedFacets(db);
  await seedVocabulary(db);
}

const cityId = (name: string): string => namedId('city', name);

export const userTypeId = ({ slug }: Profession): string => namedId('user type', slug);

function userTypeRow(profession: Profession, position: number): Tables['user_type'] {
  const { slug, userTypeName } = profession;
  return {
    id: userTypeId(profession),
    slug,
    name: userTypeName,
    icon: `/assets/icons/${slug}.svg`,
    white_icon: `/assets/icons/${slug}-white.svg`,
    position,
  };
}

function categoryRows(profession: Profession, position: number): Tables['category'][] {
  const { slug, categoryName, backgroundColor, image, trades } = profession;
  const shared = { profession: slug, background_color: backgroundColor };
  const top = {
    ...shared,
    id: categoryId(profession),
    parent_id: null,
    slug: slugOf(categoryName),
    name: categoryName,
    image: `/assets/images/${encodeURIComponent(image)}`,
    position,
  };
  const below = trades.map((trade, order) => ({
    ...shared,
    id: categoryId(profession, trade),
    parent_id: top.id,
    slug: slugOf(trade.name),
    name: trade.name,
    image: null,
    position: order,
  }));
  return [top, ...below];
}
