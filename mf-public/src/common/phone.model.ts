import { messages } from '@nukkad/platform/contract';
import { indianDigits } from '@nukkad/platform/format';
import { all, minLength, required } from '@nukkad/shared-ui';

/** A number as a field of telephone numbers has it: ten digits, or whole where it is of abroad. */
export const typedPhone = (phone: string | null): string =>
  phone === null ? '' : (indianDigits(phone) ?? phone);

const DIGITS = 10;

export const phoneProblem = all<string>(
  required(messages.required),
  minLength(DIGITS, messages.phoneTooShort),
);
