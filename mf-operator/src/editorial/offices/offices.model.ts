import type { OfficeOrder, OfficeSheet } from '@nukkad/platform/contract';
import { text } from './offices.text';

export interface TypedDepartment {
  _id: string | null;
  name: string;
  about: string;
  address: string;
  phone: string;
}

export interface TypedOffice {
  revision: number;
  heading: string;
  about: string;
  departments: TypedDepartment[];
}

export const emptyDepartment: TypedDepartment = {
  ...{ _id: null, name: '', about: '', address: '', phone: '' },
};

export const officeValues = (sheet: OfficeSheet): TypedOffice => ({
  ...{ revision: sheet.revision, heading: sheet.heading, about: sheet.about },
  departments: sheet.departments.map(({ _id = null, ...department }) => ({ _id, ...department })),
});

export const officeOrder = (typed: TypedOffice): OfficeOrder => ({
  revision: typed.revision,
  heading: typed.heading.trim(),
  about: typed.about.trim(),
  departments: typed.departments.map(({ _id, name, about, address, phone }) => ({
    ...(_id !== null && { _id }),
    ...{ name: name.trim(), about: about.trim() },
    ...{ address: address.trim(), phone: phone.trim() },
  })),
});

/** Error of the departments as a whole, if any. */
export const departmentsProblem = (departments: readonly TypedDepartment[]): string | undefined =>
  departments.length === 0 ? text.none : undefined;

export const officeText = ({ heading, about, departments }: TypedOffice): string =>
  [
    `${heading}\n${about}`,
    ...departments.map((one) => [one.name, one.about, one.address, one.phone].join('\n')),
  ].join('\n\n');
