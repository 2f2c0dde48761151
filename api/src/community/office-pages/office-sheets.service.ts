import { createHash } from 'node:crypto';
import type { OfficeAtAGlance, OfficeOrder, OfficeSheet } from '@nukkad/platform/contract';
import { limits } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { audit } from '../../core/audit/audit.store';
import type { Tables } from '../../core/db/tables.generated';
import { orNotFound } from '../../core/http/problems';
import { changedElsewhere, notValid } from '../../core/http/refusals';
import type { FieldMessages } from '../../core/language/message';
import { slugOfName } from '../../directory';
import * as store from './office-sheets.store';

type Db = Kysely<Tables>;

export type OfficeSheetsService = ReturnType<typeof officeSheetsService>;

/** Which government offices and departments there are, for operators. */
export function officeSheetsService(db: Db) {
  return {
    all: (): Promise<OfficeAtAGlance[]> => store.officesAtAGlance(db),

    /** Fails with `not-found`. */
    of: async (slug: string): Promise<OfficeSheet> => (await read(db, slug)).sheet,

    /** Fails with `not-found`, `draft-changed`, `validation`. */
    change: (slug: string, order: OfficeOrder, by: string): Promise<OfficeSheet> =>
      db.transaction().execute(async (trx) => {
        await store.lockOffice(trx, slug);
        const before = await read(trx, slug);
        if (before.sheet.revision !== order.revision) throw changedElsewhere();
        await write(trx, before, order);
        const title = `${order.heading}: ${order.departments.map(({ name }) => name).join(' · ')}`;
        await audit(trx, {
          by,
          action: 'office-changed',
          subject: 'offices',
          subjectId: slug,
          title,
        });
        return (await read(trx, slug)).sheet;
      }),
  };
}

type Read = Awaited<ReturnType<typeof read>>;

async function read(db: Db, slug: string) {
  const office = orNotFound(await store.officeOf(db, slug), 'There is no such government office.');
  const departments = office.id === null ? [] : await store.departmentTexts(db, office.id);
  const content = {
    ...{ heading: office.heading ?? '', about: office.about ?? '' },
    departments: departments.map(({ id, name, about, address, phone }) => ({
      ...{ _id: id, name, about, address, phone },
    })),
  };
  const sheet: OfficeSheet = { slug, revision: revisionOf(content), ...content };
  return { office, departments, sheet };
}

/** A number of the content itself, as officers write into the same departments. */
const revisionOf = (content: Omit<OfficeSheet, 'slug' | 'revision'>): number =>
  createHash('sha256').update(JSON.stringify(content)).digest().readUInt32BE();

async function write(trx: Db, { office, departments }: Read, order: OfficeOrder): Promise<void> {
  mustDiffer(order.departments);
  const known = new Map(departments.map((department) => [department.id, department]));
  const kept = order.departments.filter(({ _id }) => _id !== undefined && known.has(_id));
  const gone = departments.filter(({ id }) => !kept.some(({ _id }) => _id === id));
  const inUse = await store.departmentsInUse(
    trx,
    gone.map(({ id }) => id),
  );
  if (inUse.length > 0) throw notValid({ departments: stays(gone, inUse) });
  await store.removeDepartments(
    trx,
    gone.map(({ id }) => id),
  );
  const { heading, about } = order;
  const officeId = await store.storeOffice(trx, office, { heading, about });
  const left = departments.filter((department) => !gone.includes(department));
  const places = freePlaces(left);
  for (const { _id, ...text } of order.departments) {
    const stored = _id === undefined ? undefined : known.get(_id);
    if (stored) await store.changeDepartmentText(trx, { id: stored.id, ...text });
    else {
      const position = places.shift() ?? 0;
      const slug = slugFor(text.name, position, left);
      await store.addDepartment(trx, officeId, { ...text, position, slug });
    }
  }
}

/** Names are how officers name their department. */
function mustDiffer(departments: OfficeOrder['departments']): void {
  const names = departments.map(({ name }) => name.toLowerCase());
  const twice = names.flatMap((name, nth) =>
    names.indexOf(name) === nth
      ? []
      : [[`departments.${nth}.name`, 'is the name of another department'] as const],
  );
  if (twice.length > 0) throw notValid(Object.fromEntries(twice) as FieldMessages);
}

function stays(gone: readonly store.DepartmentText[], inUse: readonly string[]) {
  const { name } = gone.find(({ id }) => inUse.includes(id))!;
  return `cannot lose ${name}: officers asked for it, or complaints are about it` as const;
}

const freePlaces = (taken: readonly store.DepartmentText[]): number[] =>
  Array.from({ length: limits.departmentsMost }, (_, place) => place).filter((place) =>
    taken.every(({ position }) => position !== place),
  );

/** Latin letters of the name; its place where there are none, or another department has them. */
function slugFor(name: string, position: number, others: readonly store.DepartmentText[]): string {
  const slug = slugOfName(name);
  const isFree = /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) && others.every((one) => one.slug !== slug);
  return isFree ? slug : `department-${position + 1}`;
}
