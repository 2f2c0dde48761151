import type { GovOffice, Vendor } from '@nukkad/platform/contract';
import type { Profession } from '../professions/profession';

/** Navigation state of a category page or listing: a hint, never the only source. */
export interface CategoryState {
  categoryId: string;
}

/** Navigation state of a details page: the clicked card, for an instant first paint. */
export interface DetailsState {
  img: string;
  name: string;
  title: string;
  titleSpan: string;
  qual1: string;
  qual2: string;
  qual3: string;
  qual4: string;
  address: string;
  /** Listing the user came from, with its search. */
  from: string;
}

export function categoryHint(state: unknown): string | null {
  return textOf(state, 'categoryId');
}

export function detailsState(vendor: Vendor, profession: Profession, from: string): DetailsState {
  const [qual1 = '', qual2 = '', qual3 = '', qual4 = ''] = vendor.qualifications ?? [];
  return {
    img: vendor.img,
    name: vendor.vendorName,
    title: vendor.title,
    titleSpan: vendor.subCategory?.categoryName ?? '',
    qual1,
    qual2,
    qual3,
    qual4,
    address: vendor.address,
    from,
    [profession.stateKey]: vendor,
  };
}

/** The vendor in the navigation state, if valid. */
export function vendorInState(state: unknown, { stateKey }: Profession): Vendor | null {
  const vendor = isRecord(state) ? state[stateKey] : null;
  if (textOf(vendor, '_id') === null || textOf(vendor, 'vendorName') === null) return null;
  return vendor as Vendor;
}

/** Address to go back to; only addresses of this site are accepted. */
export function originInState(state: unknown): string | null {
  const from = textOf(state, 'from');
  return from !== null && /^\/(?!\/)/.test(from) ? from : null;
}

export function textOf(record: unknown, key: string): string | null {
  const text = isRecord(record) ? record[key] : null;
  return typeof text === 'string' && text !== '' ? text : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Navigation state of a government office's page, from its card. */
export type OfficeState = Pick<
  GovOffice,
  'heading' | 'detail1' | 'detail2' | 'detail3' | 'detail4' | 'detail5'
>;

export function officeState(office: GovOffice): OfficeState {
  const { heading, detail1, detail2, detail3, detail4, detail5 } = office;
  return { heading, detail1, detail2, detail3, detail4, detail5 };
}

/** Names of an office's departments, of which it has five at most. */
export function departmentNames(office: OfficeState): string[] {
  const { detail1, detail2, detail3, detail4, detail5 } = office;
  return [detail1, detail2, detail3, detail4, detail5].filter((name) => name !== '');
}
