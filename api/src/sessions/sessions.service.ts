import { messages } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { ApiError } from '../http/problems';
import type { Tables } from '../storage/database.types';
import {
  addSession,
  type Person,
  personOf,
  removeOthers,
  removeSession,
  removeSessions,
  renewAuthentication,
} from './sessions.store';
import type { Tokens } from './tokens';

export type SessionsService = ReturnType<typeof sessionsService>;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Sessions: a row each, named by a token, ended by removing the row. */
export function sessionsService(db: Kysely<Tables>, tokens: Tokens) {
  return {
    /**
     * The token of a new session, which holds once `trx` has ended well; `passkeyId` names what
     * opened it. Fails with `login-failed` for somebody who has left.
     */
    async begin(trx: Kysely<Tables>, userId: string, passkeyId: string | null = null) {
      const sessionId = uuidv7();
      const version = await addSession(trx, sessionId, userId, passkeyId);
      if (version === undefined) throw new ApiError('login-failed', messages.loginFailed);
      return tokens.sign({ userId, sessionId, version });
    },

    /** Who sent this token; undefined when it is not good, whatever the reason. */
    async personOf(token: string): Promise<Person | undefined> {
      const claims = await tokens.read(token);
      if (!claims || !uuid.test(claims.sessionId) || !uuid.test(claims.userId)) return undefined;
      return personOf(db, claims);
    },

    end: (sessionId: string): Promise<void> => removeSession(db, sessionId),

    endOthers: (trx: Kysely<Tables>, userId: string, keptId: string): Promise<void> =>
      removeOthers(trx, userId, keptId),

    /** From now on the person counts as recently authenticated in this session. */
    confirm: (sessionId: string): Promise<void> => renewAuthentication(db, sessionId),

    endAll: (trx: Kysely<Tables>, userId: string): Promise<void> => removeSessions(trx, userId),
  };
}
