import { limits, messages } from '@nukkad/platform/contract';
import type { Validator } from '@nukkad/shared-ui';
import * as text from './common.text';

const INDIA = '+91';
const DIGITS = 10;

/** The ten digits of an Indian number; empty for a foreign one. */
export function nationalOf(phone: string | null): string {
  return phone?.startsWith(INDIA) ? phone.slice(INDIA.length) : '';
}

/** Wire format: an empty number removes it. */
export const phoneOf = (digits: string): string => (digits === '' ? '' : `${INDIA}${digits}`);

export const phoneProblem: Validator<string> = (digits) => {
  if (!digits) return undefined;
  if (digits.length < limits.phoneMinLength) return messages.phoneTooShort;
  return digits.length === DIGITS ? undefined : text.mobileWrong;
};
