import type { OfficeAtAGlance } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Tables } from '../../core/db/tables.generated';

type Db = Kysely<Tables>;

const PROFESSION = 'govt-officer';

/** Categories of government officers, each with its office, in their order. */
const offices = (db: Db) =>
  db
    .selectFrom('category')
    .leftJoin('gov_office as office', 'office.category_id', 'category.id')
    .where('category.profession', '=', PROFESSION)
    .where('category.parent_id', 'is not', null);

export async function officesAtAGlance(db: Db): Promise<OfficeAtAGlance[]> {
  return offices(db)
    .leftJoin('gov_department as department', 'department.office_id', 'office.id')
    .select(({ cast, fn }) => [
      ...(['category.slug', 'category.name'] as const),
      cast<number>(fn.count('department.id'), 'integer').as('departments'),
    ])
    .groupBy('category.id')
    .orderBy('category.position')
    .execute();
}

/** The office of a category; without an id where none is set up. Undefined for an unknown slug. */
export async function officeOf(db: Db, slug: string) {
  return offices(db)
    .select([
      ...(['category.id as category_id', 'category.slug', 'category.position'] as const),
      ...(['office.id', 'office.heading', 'office.about'] as const),
    ])
    .where('category.slug', '=', slug)
    .executeTakeFirst();
}

export type DepartmentText = Pick<
  Tables['gov_department'],
  'id' | 'slug' | 'name' | 'about' | 'address' | 'phone' | 'position'
>;

export async function departmentTexts(db: Db, officeId: string): Promise<DepartmentText[]> {
  return db
    .selectFrom('gov_department')
    .select(['id', 'slug', 'name', 'about', 'address', 'phone', 'position'])
    .where('office_id', '=', officeId)
    .orderBy('position')
    .execute();
}

/** Holds back who sets up the same office, and officers who write of its departments. */
export async function lockOffice(trx: Db, slug: string): Promise<void> {
  await trx
    .selectFrom('category')
    .select('id')
    .where('profession', '=', PROFESSION)
    .where('slug', '=', slug)
    .forNoKeyUpdate()
    .execute();
  await trx
    .selectFrom('gov_department as department')
    .innerJoin('gov_office as office', 'office.id', 'department.office_id')
    .innerJoin('category', 'category.id', 'office.category_id')
    .select('department.id')
    .where('category.profession', '=', PROFESSION)
    .where('category.slug', '=', slug)
    .orderBy('department.id')
    .forNoKeyUpdate('department')
    .execute();
}

/** Which departments were asked for, are kept by officers, or have complaints. */
export async function departmentsInUse(trx: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await trx
    .selectFrom('gov_department as department')
    .select('department.id')
    .where('department.id', 'in', ids)
    .where(({ exists, or, selectFrom }) =>
      or([
        exists(
          selectFrom('office_grant')
            .select('office_grant.id')
            .whereRef('office_grant.department_id', '=', 'department.id'),
        ),
        exists(
          selectFrom('complaint')
            .select('complaint.id')
            .whereRef('complaint.department_id', '=', 'department.id'),
        ),
      ]),
    )
    .execute();
  return rows.map(({ id }) => id);
}

interface OfficeText {
  heading: string;
  about: string;
}

/** Sets up the office of a category, or changes its texts, and returns its id. */
export async function storeOffice(
  trx: Db,
  of: NonNullable<Awaited<ReturnType<typeof officeOf>>>,
  text: OfficeText,
): Promise<string> {
  if (of.id !== null) {
    await trx.updateTable('gov_office').set(text).where('id', '=', of.id).execute();
    return of.id;
  }
  const id = uuidv7();
  const { category_id, slug, position } = of;
  await trx
    .insertInto('gov_office')
    .values({ id, slug, category_id, position, ...text })
    .execute();
  return id;
}

export async function changeDepartmentText(
  trx: Db,
  { id, ...text }: Pick<DepartmentText, 'id' | 'name' | 'about' | 'address' | 'phone'>,
): Promise<void> {
  await trx.updateTable('gov_department').set(text).where('id', '=', id).execute();
}

/** New departments have no hours, services and documents until an officer writes them. */
export async function addDepartment(
  trx: Db,
  officeId: string,
  text: Omit<DepartmentText, 'id'>,
): Promise<void> {
  await trx
    .insertInto('gov_department')
    .values({
      ...{ id: uuidv7(), office_id: officeId, ...text },
      ...{ working_hours: '[]', services: '[]', documents: [] },
    })
    .execute();
}

export async function removeDepartments(trx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx.deleteFrom('gov_department').where('id', 'in', ids).execute();
}
