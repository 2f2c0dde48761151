import type { Category } from '@nukkad/platform/contract';
import { ApiError } from '../../core/http/problems';
import { notValid } from '../../core/http/refusals';
import type { CategoriesService } from './categories.service';

/** A profession's category, and the requested speciality of it, if any. */
export interface Speciality {
  profession: Category;
  spec: Category | null;
}

/** Returns an unknown slug instead of failing, because the error code depends on the caller. */
async function findSpeciality(
  categories: CategoriesService,
  profession: string,
  spec?: string,
): Promise<Speciality | 'profession' | 'spec'> {
  const all = await categories.all();
  const top = all.find((one) => one.parent === null && one.profession === profession);
  if (!top) return 'profession';
  if (spec === undefined) return { profession: top, spec: null };
  const below = all.find((one) => one.parent === top._id && one.slug === spec);
  return below ? { profession: top, spec: below } : 'spec';
}

const unknown = {
  profession: 'There is no such profession.',
  spec: 'There is no such speciality.',
} as const;

/** Fails with `not-found` for unknown slugs: they were part of a URL. */
export async function mustExist(
  categories: CategoriesService,
  profession: string,
  spec?: string,
): Promise<Speciality> {
  const found = await findSpeciality(categories, profession, spec);
  if (typeof found === 'string') throw new ApiError('not-found', unknown[found]);
  return found;
}

/**
 * The page a form belongs to; null for none. Fails with `validation`: the slugs were form fields.
 */
export async function mustBeBeside(
  categories: CategoriesService,
  { profession, spec }: { profession?: string; spec?: string },
): Promise<Speciality | null> {
  if (profession === undefined) {
    if (spec !== undefined) throw notValid({ profession: 'must be given with spec' });
    return null;
  }
  const found = await findSpeciality(categories, profession, spec);
  if (typeof found === 'string') throw notValid({ [found]: unknown[found] });
  return found;
}
