import { limits, messages } from '@nukkad/platform/contract';
import { all, email, required } from '@nukkad/shared-ui';

/** What every form asks of an e-mail address. */
export const emailField = {
  name: 'email',
  type: 'email',
  maxLength: limits.emailMaxLength,
  validate: all(required(messages.required), email(messages.invalidEmail)),
} as const;
