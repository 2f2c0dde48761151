import type { DeskOrder, PublicDesk } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { orNotFound } from '../../core/http/problems';
import { departmentAt } from '../../directory';
import { changeDepartment, complaintsAt, type DeskRow, deskOf } from './desk.store';

type Db = Kysely<Tables>;

export type DeskService = ReturnType<typeof deskService>;

/** The public page of a government office, edited by its officers. */
export function deskService(db: Db) {
  const ofOfficer = async (vendorId: string): Promise<DeskRow> =>
    orNotFound(await deskOf(db, vendorId), 'You keep no desk of a government office.');

  async function read(desk: DeskRow): Promise<PublicDesk> {
    const department = await departmentAt(db, desk.office_id, desk.department);
    return {
      office: { slug: desk.office, heading: desk.heading },
      department: orNotFound(department, 'There is no such department.'),
      complaints: await complaintsAt(db, desk),
    };
  }

  return {
    /** Fails with `not-found` for a vendor who is no officer of a government office. */
    of: async (vendorId: string): Promise<PublicDesk> => read(await ofOfficer(vendorId)),

    /** Fails as `of`. */
    async change(vendorId: string, order: DeskOrder): Promise<PublicDesk> {
      const desk = await ofOfficer(vendorId);
      await changeDepartment(db, desk.department_id, valuesOf(order));
      return read(desk);
    },
  };
}

function valuesOf({ workingHours, services, about, address, phone, documents }: DeskOrder) {
  const week = [...workingHours].sort((a, b) => a.weekday - b.weekday);
  const rows = services.map(({ name, days, fee }) => ({
    ...{ name, days },
    fee_amount: fee?.amount ?? null,
  }));
  return {
    ...{ about, address, phone, documents },
    working_hours: JSON.stringify(week),
    services: JSON.stringify(rows),
  };
}
