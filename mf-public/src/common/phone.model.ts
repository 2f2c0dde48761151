import { messages } from '@nukkad/platform/contract';
import { indianDigits } from '@nukkad/platform/format';
import { all, minLength, required } from '@nukkad/shared-ui';

/** Value of a phone field: ten digits, or the whole number if foreign. */
export const typedPhone = (phone: string | null): string =>
  phone === null ? '' : (indianDigits(phone) ?? phone);

const DIGITS = 10;

export const phoneProblem = all<string>(
  required(messages.required),
  minLength(DIGITS, messages.phoneTooShort),
);
