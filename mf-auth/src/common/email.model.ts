import { limits, messages } from '@nukkad/platform/contract';
import { all, email, required } from '@nukkad/shared-ui';

/** Every email field: all fields of these forms are required, so none has a star. */
export const emailField = {
  name: 'email',
  type: 'email',
  isRequired: true,
  hasStar: false,
  maxLength: limits.emailMaxLength,
  validate: all(required(messages.required), email(messages.invalidEmail)),
} as const;
