import { messages } from '@nukkad/platform/contract';
import { all, email, required, type Validator } from '@nukkad/shared-ui';

/** The first word, and all the others: `Meera Devi Iyer` is `Meera` and `Devi Iyer`. */
export function splitName(fullName: string): { firstName: string; lastName: string } {
  const [firstName = '', ...others] = fullName.trim().split(' ');
  return { firstName, lastName: others.join(' ') };
}

export const joinName = (firstName: string, lastName: string): string =>
  `${firstName.trim()} ${lastName.trim()}`.trim();

export const nameProblem: Validator<string> = required(messages.required);

export const emailProblem = all<string>(required(messages.required), email(messages.invalidEmail));
