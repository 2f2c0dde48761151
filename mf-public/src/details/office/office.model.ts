import type { PageIdentity } from '@nukkad/platform';
import type { GovDepartment, GovOfficeDetails } from '@nukkad/platform/contract';
import { localName } from '@nukkad/platform/names';
import { pageAddress } from '@nukkad/platform/words';
import { textOf } from '../../common/navigation/navigation-state';
import { breadcrumbData } from '../../common/page/breadcrumb-data';
import { governmentOffice } from '../../common/professions/government-office';
import { nameSlug, officeAddress } from '../details.model';
import { text } from './office.text';

/** A chip: a department's name, before its details are loaded. */
export interface DepartmentName {
  slug: string;
  name: string;
}

/** For the first paint: the card from the navigation state. */
export interface OfficeCard {
  heading: string;
  departments: DepartmentName[];
}

const DETAILS = ['detail1', 'detail2', 'detail3', 'detail4', 'detail5'] as const;

/** The documented card fields: `heading`, `detail1` to `detail5`. */
export function cardInState(state: unknown): OfficeCard | null {
  const heading = textOf(state, 'heading');
  if (heading === null) return null;
  const names = DETAILS.map((key) => textOf(state, key)).filter((name) => name !== null);
  return { heading, departments: names.map((name) => ({ slug: nameSlug(name), name })) };
}

export function cardOf({ heading, departments }: GovOfficeDetails): OfficeCard {
  return { heading, departments: departments.map(({ slug, name }) => ({ slug, name })) };
}

/** The department in the address, else the first. */
export function chosenDepartment<D extends DepartmentName>(
  departments: readonly D[],
  asked: string | null,
): D | null {
  return departments.find(({ slug }) => slug === asked) ?? departments[0] ?? null;
}

/** The head of the department first, the others in their order. */
export function headFirst<O extends { title: string }>(officers: readonly O[]): O[] {
  const isHead = ({ title }: O) => /^head\b/i.test(title);
  return [...officers.filter(isHead), ...officers.filter((one) => !isHead(one))];
}

export function departmentComplaint(office: string, { slug }: GovDepartment): string {
  return `/complaints?${new URLSearchParams({ office, department: slug })}`;
}

/** Page identity of an office. */
export function officePageIdentity(slug: string, card: OfficeCard, origin: string): PageIdentity {
  const heading = localName(card.heading);
  const names = card.departments.map(({ name }) => localName(name));
  const to = officeAddress(slug);
  const url = origin + pageAddress(to);
  return {
    title: heading,
    description: text.description(heading, names.join(', ')),
    canonical: to,
    data: [
      {
        '@type': 'GovernmentOffice',
        '@id': url,
        url,
        name: heading,
        department: names.map((name) => ({ '@type': 'GovernmentOffice', name })),
      },
      breadcrumbData(origin, [
        { label: text.all, to: governmentOffice.listing },
        { label: heading, to },
      ]),
    ],
  };
}
