import { dayIn, INDIA } from '@nukkad/platform/calendar';
import type { Money } from '@nukkad/platform/contract';
import { stateOfGstin } from './gstin.model';

/** What a professional states about GST. */
export interface TaxProfile {
  /** Null: not registered. */
  gstin: string | null;
  /** Service Accounting Code (SAC): heading of four digits, or service of six. */
  sac: string;
  /** Percent. */
  rate: number;
}

/** What is proposed to a professional, who decides; the rule is why. */
interface Proposal {
  sac: string;
  rate: number;
  rule: GstRule;
}

/**
 * Why a rate is proposed. Serial numbers are those of notifications of Central Tax (Rate) of 28 June 2017.
 *
 * - `health-exempt`: health care by a clinic or an authorised medical practitioner, 12/2017 no. 74.
 * - `legal-reverse-charge`: exempt to who is no business, 12/2017 no. 45; a business pays it itself,
 *   13/2017 no. 2.
 * - `government-exempt`: services of governments, 12/2017 no. 6, with exceptions.
 * - `coaching-taxed`: 12/2017 no. 66 exempts schools and what leads to a recognised degree, no coaching.
 * - `standard`: no exemption is known, 11/2017.
 */
export type GstRule =
  | 'health-exempt'
  | 'legal-reverse-charge'
  | 'government-exempt'
  | 'coaching-taxed'
  | 'standard';

/** Codes are those of the annexure to notification 11/2017, Central Tax (Rate). */
const proposals: Readonly<Record<string, Proposal>> = {
  doctor: { sac: '9993', rate: 0, rule: 'health-exempt' },
  advocate: { sac: '9982', rate: 0, rule: 'legal-reverse-charge' },
  ca: { sac: '9982', rate: 18, rule: 'standard' },
  teacher: { sac: '9992', rate: 18, rule: 'coaching-taxed' },
  engineer: { sac: '9983', rate: 18, rule: 'standard' },
  labour: { sac: '9987', rate: 18, rule: 'standard' },
  officer: { sac: '9991', rate: 0, rule: 'government-exempt' },
  'govt-officer': { sac: '9991', rate: 0, rule: 'government-exempt' },
};

/** Other professions are `9983`, other professional services, at the usual rate. */
export const proposalFor = (profession: string): Proposal =>
  proposals[profession] ?? { sac: '9983', rate: 18, rule: 'standard' };

/**
 * `receipt`: no document under GST, as the supplier is not registered or was paid in another currency.
 * `bill-of-supply`: of what is exempt (CGST Act, s. 31(3)(c); Rule 49).
 * `tax-invoice`: of what is taxed, also when the recipient pays the tax (s. 31(2); Rule 46(p)).
 */
export type DocumentKind = 'receipt' | 'bill-of-supply' | 'tax-invoice';

interface Documented extends Pick<TaxProfile, 'gstin' | 'rate'> {
  isReverseCharge: boolean;
}

export function documentKind(
  { gstin, rate, isReverseCharge }: Documented,
  currency: Money['currency'],
): DocumentKind {
  if (gstin === null || currency !== 'INR') return 'receipt';
  return rate === 0 && !isReverseCharge ? 'bill-of-supply' : 'tax-invoice';
}

/** Group of legal services in heading 9982, which has those of accountants beside it. */
const legalServices = '99821';

/**
 * Whether the recipient pays the tax: of legal services to a registered business (CGST Act, s. 9(3);
 * 13/2017 no. 2). To others they are exempt, which is the rate 0. The heading of four digits is of
 * accountants as well, so it counts of a profession alone to which that rule is proposed. Businesses
 * below the threshold of registration, to whom they are exempt (12/2017 no. 45), state no GSTIN as a rule.
 */
export function isReverseCharge(
  { sac, rate }: Pick<TaxProfile, 'sac' | 'rate'>,
  { rule }: Pick<Proposal, 'rule'>,
  { gstin }: Pick<Recipient, 'gstin'>,
): boolean {
  const isHeading = sac === legalServices.slice(0, 4);
  const isLegal = isHeading ? rule === 'legal-reverse-charge' : sac.startsWith(legalServices);
  return isLegal && rate === 0 && gstin !== null;
}

interface Supply {
  /** Tax included, in hundredths. */
  total: number;
  /** Percent; 0 of a supplier who is not registered, or of exempt services. */
  rate: number;
  /** State of the supplier. */
  from: string;
  /** Place of supply. */
  to: string;
}

/** What a price consists of, in hundredths; the parts sum to the price. */
export interface Tax {
  taxable: number;
  /** Central and state tax within a state, which are equal; else integrated tax. */
  cgst: number;
  sgst: number;
  igst: number;
}

/** Splits a price that includes GST: IGST between states, else CGST and SGST (IGST Act, s. 7 and 8). */
export function taxOf({ total, rate, from, to }: Supply): Tax {
  if (from !== to) {
    const igst = Math.round((total * rate) / (100 + rate));
    return { taxable: total - igst, cgst: 0, sgst: 0, igst };
  }
  const half = Math.round((total * rate) / (100 + rate) / 2);
  return { taxable: total - 2 * half, cgst: half, sgst: half, igst: 0 };
}

const training = '9992';
const healthCare = '9993';

/** Who is charged. */
export interface Recipient {
  /** State of the address on record; null: not known. */
  state: string | null;
  /** Null: not registered, or not stated. */
  gstin: string | null;
}

/**
 * Place of supply. To a registered recipient: where it is registered, but of health care where it is
 * performed (IGST Act, s. 12(2)(a), (4), (5)(a)). To others: where it is performed, of health care and
 * training; else the address on record, or the supplier's state (s. 12(2)(b), (5)(b)).
 */
export function placeOfSupply({ gstin, sac }: TaxProfile, recipient: Recipient): string | null {
  const own = gstin === null ? null : (stateOfGstin(gstin) ?? null);
  const heading = sac.slice(0, 4);
  if (own === null || heading === healthCare) return own;
  if (recipient.gstin !== null) return stateOfGstin(recipient.gstin) ?? own;
  return heading === training ? own : (recipient.state ?? own);
}

/** The year, April to March in India, in which an invoice is issued: 2026 of 2026-27. */
export function financialYear(at: Date): number {
  const [year = 0, month = 0] = dayIn(at, INDIA).split('-').map(Number);
  return month >= 4 ? year : year - 1;
}

/** Rule 46(b): at most 16 letters, digits, dashes and slashes. */
const longestNumber = 16;

/**
 * `NK/26-27/000001`, consecutive for a supplier and financial year. Throws `RangeError` for numbers that
 * would be longer than the rule allows.
 */
export const invoiceNumber = (year: number, sequence: number): string =>
  documentNumber('NK', year, sequence);

/** `CN/26-27/000001`, a series of its own (Rule 53(1A)(c)); fails as `invoiceNumber`. */
export const creditNoteNumber = (year: number, sequence: number): string =>
  documentNumber('CN', year, sequence);

function documentNumber(series: 'NK' | 'CN', year: number, sequence: number): string {
  const years = [year, year + 1].map((one) => String(one % 100).padStart(2, '0'));
  const number = `${series}/${years.join('-')}/${String(sequence).padStart(6, '0')}`;
  if (number.length > longestNumber) throw new RangeError(`${number} is too long for an invoice.`);
  return number;
}
