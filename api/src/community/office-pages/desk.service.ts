import type { DeskOrder, OwnDesk } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { orNotFound } from '../../core/http/problems';
import { departmentAt } from '../../directory';
import { changeDepartment, complaintsAt, type DeskRow, desksOf } from './desk.store';

type Db = Kysely<Tables>;

export type DeskService = ReturnType<typeof deskService>;

/** The public page of a government office, edited by its officers. */
export function deskService(db: Db) {
  async function ofOfficer(vendorId: string, departmentId: string | undefined) {
    const all = await desksOf(db, vendorId);
    const [first] = all;
    const desk = departmentId ? all.find((one) => one.department_id === departmentId) : first;
    return { all, desk: orNotFound(desk, 'You keep no desk of a government office.') };
  }

  async function read({ all, desk }: { all: DeskRow[]; desk: DeskRow }): Promise<OwnDesk> {
    const department = await departmentAt(db, desk.office_id, desk.department);
    return {
      _id: desk.department_id,
      office: { slug: desk.office, heading: desk.heading },
      department: orNotFound(department, 'There is no such department.'),
      complaints: await complaintsAt(db, desk),
      departments: all.map(keptDepartment),
    };
  }

  return {
    /**
     * The desk of a department, of the first where none is named. Fails with `not-found` for a
     * department that the vendor does not keep, and for a vendor who keeps none.
     */
    of: async (vendorId: string, departmentId?: string): Promise<OwnDesk> =>
      read(await ofOfficer(vendorId, departmentId)),

    /** Fails as `of`. */
    async change(
      vendorId: string,
      departmentId: string | undefined,
      order: DeskOrder,
    ): Promise<OwnDesk> {
      const kept = await ofOfficer(vendorId, departmentId);
      await changeDepartment(db, kept.desk.department_id, valuesOf(order));
      return read(kept);
    },
  };
}

const keptDepartment = ({ department_id, department_name, heading }: DeskRow) => ({
  _id: department_id,
  name: department_name,
  office: heading,
});

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
