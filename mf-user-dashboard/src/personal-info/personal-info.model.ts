import { limits, messages } from '@nukkad/platform/contract';
import { all, email, required, type Validator } from '@nukkad/shared-ui';
import { text } from './personal-info.text';

const INDIA = '+91';

/** The first word, and all the others: `Meera Devi Iyer` is `Meera` and `Devi Iyer`. */
export function splitName(fullName: string): { firstName: string; lastName: string } {
  const [firstName = '', ...others] = fullName.trim().split(' ');
  return { firstName, lastName: others.join(' ') };
}

export const joinName = (firstName: string, lastName: string): string =>
  `${firstName.trim()} ${lastName.trim()}`.trim();

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

export const nameProblem: Validator<string> = required(messages.required);

export const emailProblem = all<string>(required(messages.required), email(messages.invalidEmail));

export const phoneProblem: Validator<string> = (digits) => {
  if (!digits) return undefined;
  if (digits.length < limits.phoneMinLength) return messages.phoneTooShort;
  return digits.length === 10 ? undefined : text.mobileWrong;
};
