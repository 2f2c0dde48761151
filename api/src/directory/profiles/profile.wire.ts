import type {
  LessonPackage,
  PortfolioWork,
  Service,
  VendorDetails,
} from '@nukkad/platform/contract';
import { workPicture } from '../../core/assets/pictures';
import { type CardMoment, lunchOf, toVendor } from '../vendors/vendor.wire';
import type { PackageRow, ProfileRow, ServiceRow, WorkRow } from './profiles.store';

/** A vendor with everything its own page shows. */
export function toVendorDetails(row: ProfileRow, moment: CardMoment): VendorDetails {
  return {
    ...toVendor(row, moment),
    about: row.about,
    services: row.services.map(toService),
    packages: toPackages(row.packages),
    portfolio: row.works.flatMap(toWork),
    terms: row.terms,
    workingHours: row.working_hours,
    lunch: lunchOf(row),
    landmark: row.landmark,
    parking: row.parking,
    evidence: row.evidence,
    phoneHint: row.phone && hintOf(row.phone),
    office: row.office,
  };
}

/** A service with its price. */
export function toService(row: ServiceRow): Service {
  const money = (amount: number) => ({ amount, currency: row.fee_currency });
  return {
    _id: row.id,
    name: row.name,
    minutes: row.minutes,
    rate: row.rate_amount === null ? null : money(row.rate_amount),
    otherCharges: money(row.other_charges_amount),
    fee: money(row.fee_amount),
  };
}

/** All packages of one vendor. */
export const toPackages = (rows: PackageRow[]): LessonPackage[] =>
  rows.map((row) => toPackage(row, rows));

function toPackage(row: PackageRow, all: PackageRow[]): LessonPackage {
  const money = (amount: number) => ({ amount, currency: row.fee_currency });
  const instead = singlyOf(row, all);
  return {
    _id: row.id,
    name: row.name,
    lessons: row.lessons,
    minutes: row.minutes,
    fee: money(row.fee_amount),
    instead: instead > row.fee_amount ? money(instead) : null,
  };
}

/** The price of as many single lessons of that length; 0 when none are sold singly. */
function singlyOf({ lessons, minutes }: PackageRow, all: PackageRow[]): number {
  const single = all.find((one) => one.lessons === 1 && one.minutes === minutes);
  return single ? single.fee_amount * lessons : 0;
}

/** A work; none when its picture no longer exists. */
export function toWork({ id, picture: name, ...work }: WorkRow): PortfolioWork[] {
  const picture = workPicture(name, work.title);
  return picture ? [{ _id: id, ...work, picture }] : [];
}

const hidden = 5;

/** `+91 90000 •••••`: shows country and area, hides the subscriber. */
export function hintOf(phone: string): string {
  let digits = phone.replace(/\D/g, '').length;
  return phone.replace(/\d/g, (digit) => (digits-- > hidden ? digit : '•'));
}
