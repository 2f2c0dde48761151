import { ApiError, api, isApiError, session, useAnswers, useEndpoint } from '@nukkad/platform';
import { messages, type UserChanges, type UserRecord } from '@nukkad/platform/contract';
import type { SubmitAnswer } from '@nukkad/shared-ui';
import { submitted } from '@nukkad/vendor-kit';

/** The user's own record. */
export function useRecord(id: string) {
  return useEndpoint('getUserById', { params: { id } }, { enabled: id !== '' });
}

/** Changes of a record; the rest of the page follows once it is stored. */
export interface PersonalChanges {
  save: (changes: UserChanges) => Promise<SubmitAnswer>;
  confirmEmail: (otp: string) => Promise<SubmitAnswer>;
  /** Resends the code to the unconfirmed email. */
  resend: (record: UserRecord) => Promise<void>;
  /** Keeps the old email. */
  giveUpEmail: (record: UserRecord) => Promise<void>;
}

export function usePersonalChanges(userId: string): PersonalChanges {
  const answers = useAnswers();
  const params = { userId };
  const keep = (record: UserRecord) => {
    const { fullName, email } = record;
    answers.change('getUserById', { params: { id: userId } }, () => record);
    answers.change('getSession', undefined, (account) => ({ ...account, fullName, email }));
  };
  const update = (body: UserChanges) => api.call('updateUser', { params, body });
  return {
    save: (changes) => submitted(async () => keep(await update(changes))),
    confirmEmail: (otp) =>
      submitted(async () => {
        const record = await api.call('confirmEmail', { params, body: { otp } }).catch(asWrongCode);
        keep(record);
        session.remember({ emailID: record.email });
      }),
    async resend({ email, pendingEmail }) {
      if (pendingEmail === null) return;
      // Repeating the pending email sends no new code, so set the old one first.
      await update({ email });
      keep(await update({ email: pendingEmail }));
    },
    giveUpEmail: async ({ email }) => keep(await update({ email })),
  };
}

/** A rejected code is shown at its field. */
function asWrongCode(error: unknown): never {
  if (!isApiError(error, 'otp-invalid')) throw error;
  const { status, requestId } = error;
  throw new ApiError('otp-invalid', error.message, status, requestId, { otp: messages.invalidOtp });
}
