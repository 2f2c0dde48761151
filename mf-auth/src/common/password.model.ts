import { limits, messages } from '@nukkad/platform/contract';

/** Error message of a password as typed: its spaces count. */
export function passwordProblem(typed: string | null | undefined): string | undefined {
  if (!typed) return messages.required;
  return typed.length < limits.passwordMinLength ? messages.passwordTooShort : undefined;
}
