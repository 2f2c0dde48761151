import { z } from 'zod';
import type { Tables } from '../../src/core/db/tables.generated';
import { rememberedId, slugOf } from '../ids';
import data from './professions.json';

const profession = z.strictObject({
  slug: z.string().regex(/^[a-z-]+$/),
  categoryName: z.string().min(1),
  userTypeName: z.string().min(1),
  /** File under `assets/images`. */
  image: z.string().endsWith('.png'),
  backgroundColor: z.string().regex(/^#[0-9A-F]{6}$/),
  /** Names of the sub-categories, as shown on chips. */
  categories: z.array(z.string().min(1)).min(1),
});

const schema = z.strictObject({
  /** In display order. */
  professions: z.array(profession),
  /** In an order that clients may rely on: advocate and teacher at positions 2 and 3. */
  userTypes: z.array(z.string()),
});

/** A top-level category and its user type. */
export type ReferenceProfession = z.infer<typeof profession>;

export const { professions, userTypes } = schema.parse(data);

/** Fails for an unknown slug. */
export function professionNamed(slug: string): ReferenceProfession {
  const found = professions.find((one) => one.slug === slug);
  if (!found) throw new Error(`professions.json has no "${slug}".`);
  return found;
}

export const userTypeId = (slug: string): string => rememberedId('user type', slug);

/** Id of a profession's category, or of its sub-category of that name. */
export const categoryId = (slug: string, name?: string): string =>
  rememberedId('category', name === undefined ? slug : `${slug}/${slugOf(name)}`);

export const userTypeRows = (): Tables['user_type'][] =>
  userTypes.map((slug, position) => ({
    id: userTypeId(slug),
    slug,
    name: professionNamed(slug).userTypeName,
    icon: `/assets/icons/${slug}.svg`,
    white_icon: `/assets/icons/${slug}-white.svg`,
    position,
  }));

/** Each top-level category, followed by its sub-categories. */
export const categoryRows = (): CategoryRow[] => professions.flatMap(rowsOf);

type CategoryRow = Omit<Tables['category'], 'is_added'>;

function rowsOf(profession: ReferenceProfession, position: number): CategoryRow[] {
  const { slug, categoryName, backgroundColor, image, categories } = profession;
  const shared = { profession: slug, background_color: backgroundColor };
  const top = {
    ...shared,
    id: categoryId(slug),
    parent_id: null,
    slug: slugOf(categoryName),
    name: categoryName,
    image: `/assets/images/${encodeURIComponent(image)}`,
    position,
  };
  const below = categories.map((name, order) => ({
    ...shared,
    id: categoryId(slug, name),
    parent_id: top.id,
    slug: slugOf(name),
    name,
    image: null,
    position: order,
  }));
  return [top, ...below];
}
