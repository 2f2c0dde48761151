import { messages } from '@nukkad/platform/contract';
import { dictionary } from '@zxcvbn-ts/language-common';
import { ApiError } from '../../core/http/problems';

const common = new Set(dictionary.passwords);

/** Fails with `validation` for a common password, ignoring case. */
export function refuseCommon(password: string): void {
  if (!common.has(password.toLowerCase())) return;
  throw new ApiError('validation', messages.passwordCommon, { password: messages.passwordCommon });
}
