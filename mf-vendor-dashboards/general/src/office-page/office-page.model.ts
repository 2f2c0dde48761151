import type { DeskOrder, GovDepartment, WeekdayHours } from '@nukkad/platform/contract';
import { all, maxLength, required, type Validator } from '@nukkad/shared-ui';
import { text } from './office-page.text';

const PAISE = 100;
const USUAL = { opens: '10:00', closes: '17:00' };

/** Limits of the API. */
export const most = { about: 2_000, line: 200, services: 40, documents: 40, days: 365 } as const;

export interface TypedDay {
  isOpen: boolean;
  opens: string;
  closes: string;
}

export interface TypedService {
  name: string;
  days: number | null;
  /** In rupees; null when free. */
  fee: number | null;
}

/** The values of the office page form. */
export interface OfficePageValues {
  about: string;
  address: string;
  phone: string;
  /** Monday first. */
  hours: readonly TypedDay[];
  services: readonly TypedService[];
  /** One document per line. */
  documents: string;
}

export function officePageValues(department: GovDepartment): OfficePageValues {
  const { about, address, phone, workingHours, services, documents } = department;
  return {
    about,
    address,
    phone,
    hours: text.days.map((_, index) => typedDayOf(workingHours, index + 1)),
    services: services.map(({ name, days, fee }) => ({
      name,
      days,
      fee: fee === null ? null : fee.amount / PAISE,
    })),
    documents: documents.join('\n'),
  };
}

function typedDayOf(hours: readonly WeekdayHours[], weekday: number): TypedDay {
  const found = hours.find((day) => day.weekday === weekday);
  return { ...USUAL, ...(found && { opens: found.opens, closes: found.closes }), isOpen: !!found };
}

export function officePageOrder(typed: OfficePageValues): DeskOrder {
  return {
    about: typed.about.trim(),
    address: typed.address.trim(),
    phone: typed.phone.trim(),
    workingHours: typed.hours.flatMap(({ isOpen, opens, closes }, index) =>
      isOpen ? [{ weekday: index + 1, opens, closes }] : [],
    ),
    services: typed.services.map(({ name, days, fee }) => ({
      name: name.trim(),
      days: days ?? 0,
      fee: fee ? { amount: Math.round(fee * PAISE), currency: 'INR' } : null,
    })),
    documents: documentsIn(typed.documents),
  };
}

/** Non-empty lines. */
export function documentsIn(typed: string): string[] {
  return typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Requires a text of at most `length` characters. */
export const written = (length: number): Validator<string> =>
  all<string>(required(text.needed), maxLength(length, text.tooLong(length)));

export const rightOpening = required(text.needed);

/** The closing time of an open day must be after its opening. */
export const rightClosing =
  (index: number): Validator<string> =>
  (closes, values) => {
    const { opens = '' } = (values as Pick<OfficePageValues, 'hours'>).hours[index] ?? {};
    return (closes ?? '') <= opens ? text.late(text.days[index] ?? '') : undefined;
  };

export function documentsProblem(typed: string | null | undefined): string | undefined {
  const lines = documentsIn(typed ?? '');
  if (lines.length > most.documents) return text.documentsMany(most.documents);
  return lines.some((line) => line.length > most.line) ? text.tooLong(most.line) : undefined;
}

export const emptyService: TypedService = { name: '', days: null, fee: null };

export function officePageAddress(office: string, department: string): string {
  return `/govt-offices-detail?${new URLSearchParams({ office, department })}`;
}
