import type { GovDepartment, GovOffice, GovOfficeDetails } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { memoize } from '../../core/caching/memoize';
import type { Tables } from '../../core/db/tables.generated';
import { ApiError } from '../../core/http/problems';
import { allOffices, type DepartmentRow, departmentsOf, type OfficeRow } from './gov-offices.store';

/** Maximum age in milliseconds: offices change rarely and every page of theirs reads them. */
const freshFor = 5_000;

export type GovOfficesService = ReturnType<typeof govOfficesService>;

export function govOfficesService(db: Kysely<Tables>) {
  const offices = memoize(freshFor, () => allOffices(db));
  return {
    async all(): Promise<GovOffice[]> {
      return (await offices()).map(toOffice);
    },

    /** Fails with `not-found`. */
    async details(slug: string): Promise<GovOfficeDetails> {
      const office = (await offices()).find((one) => one.slug === slug);
      if (!office) throw new ApiError('not-found', 'There is no such government office.');
      const departments = await departmentsOf(db, office.id);
      return { ...toOffice(office), departments: departments.map(toDepartment) };
    },
  };
}

/** A department as its office's page shows it; undefined for an unknown slug. */
export async function departmentAt(
  db: Kysely<Tables>,
  officeId: string,
  slug: string,
): Promise<GovDepartment | undefined> {
  const rows = await departmentsOf(db, officeId);
  return rows.filter((row) => row.slug === slug).map(toDepartment)[0];
}

function toOffice({ id, slug, heading, about, departments }: OfficeRow): GovOffice {
  const [detail1 = '', detail2 = '', detail3 = '', detail4 = '', detail5 = ''] = departments;
  return { _id: id, slug, heading, about, detail1, detail2, detail3, detail4, detail5 };
}

function toDepartment(row: DepartmentRow): GovDepartment {
  const { working_hours, services, officers, ...same } = row;
  return {
    ...same,
    workingHours: working_hours,
    officers: officers.map(({ id, name, title, image }) => ({
      _id: id,
      vendorName: name,
      title,
      img: image,
    })),
    services: services.map(({ name, days, fee_amount }) => ({
      name,
      days,
      fee: fee_amount === null ? null : { amount: fee_amount, currency: 'INR' },
    })),
  };
}
