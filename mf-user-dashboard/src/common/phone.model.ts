import { limits, messages } from '@nukkad/platform/contract';
import type { Validator } from '@nukkad/shared-ui';
import * as text from './common.text';

const INDIA = '+91';
const DIGITS = 10;

/** `+919876543210` reads `+91 98765 43210`; a number of another country stays as it is. */
export function phoneWords(phone: string): string {
  const digits = nationalOf(phone);
  return digits === '' ? phone : `${INDIA} ${digits.slice(0, 5)} ${digits.slice(5)}`;
}

/** The ten digits of a number in India; none of another country's. */
export function nationalOf(phone: string | null): string {
  return phone?.startsWith(INDIA) ? phone.slice(INDIA.length) : '';
}

/** What is sent: an empty number removes it. */
export const phoneOf = (digits: string): string => (digits === '' ? '' : `${INDIA}${digits}`);

export const phoneProblem: Validator<string> = (digits) => {
  if (!digits) return undefined;
  if (digits.length < limits.phoneMinLength) return messages.phoneTooShort;
  return digits.length === DIGITS ? undefined : text.mobileWrong;
};
