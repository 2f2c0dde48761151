import { limits, messages } from '@nukkad/platform/contract';
import { all, email, required } from '@nukkad/shared-ui';

/** Validation of every email field. */
export const emailField = {
  name: 'email',
  type: 'email',
  maxLength: limits.emailMaxLength,
  validate: all(required(messages.required), email(messages.invalidEmail)),
} as const;
