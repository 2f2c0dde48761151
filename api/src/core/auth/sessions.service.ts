import { messages, type UserSession } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Tables } from '../db/tables.generated';
import { ApiError } from '../http/problems';
import { deviceWords } from './device.model';
import {
  addSession,
  noteUse,
  type Person,
  personOf,
  removeOthers,
  removeOwn,
  removeSession,
  removeSessions,
  renewAuthentication,
  sessionsOf,
} from './sessions.store';
import type { Tokens } from './tokens';

export type SessionsService = ReturnType<typeof sessionsService>;

const sessionsShown = 100;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Sessions: one row each, named by a token, ended by deleting the row. */
export function sessionsService(db: Kysely<Tables>, tokens: Tokens) {
  return {
    /**
     * Returns the token of a new session, valid once `trx` commits; `passkeyId` is the passkey that
     * opened it. Fails with `login-failed` for a deleted account.
     */
    async begin(trx: Kysely<Tables>, userId: string, passkeyId: string | null = null) {
      const sessionId = uuidv7();
      const version = await addSession(trx, sessionId, userId, passkeyId);
      if (version === undefined) throw new ApiError('login-failed', messages.loginFailed);
      return tokens.sign({ userId, sessionId, version });
    },

    /** The user who sent this token; undefined when it is invalid for any reason. */
    async personOf(token: string, userAgent = ''): Promise<Person | undefined> {
      const claims = await tokens.read(token);
      if (!claims || !uuid.test(claims.sessionId) || !uuid.test(claims.userId)) return undefined;
      const found = await personOf(db, claims);
      // Reading must work on a full disk, so a failed write of the last use is ignored.
      if (found?.isUseDue) await noteUse(db, claims.sessionId, userAgent).catch(() => undefined);
      return found?.person;
    },

    /** A user's live sessions, the requesting one first. */
    async list({ userId, sessionId }: Person): Promise<UserSession[]> {
      const sessions = (await sessionsOf(db, userId, sessionsShown)).map((session) => ({
        _id: session.id,
        device: deviceWords(session.user_agent),
        startedAt: session.created_at.toISOString(),
        lastSeenAt: session.last_seen_at?.toISOString() ?? null,
        isCurrent: session.id === sessionId,
      }));
      return sessions.sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
    },

    /** Ends a session of this user. Fails with `not-found` for any other session. */
    async endOwn({ userId }: Person, sessionId: string): Promise<void> {
      if (await removeOwn(db, sessionId, userId)) return;
      throw new ApiError('not-found', 'There is no such session.');
    },

    end: (sessionId: string): Promise<void> => removeSession(db, sessionId),

    endOthers: (trx: Kysely<Tables>, userId: string, keptId: string): Promise<void> =>
      removeOthers(trx, userId, keptId),

    /** Marks the user as recently authenticated in this session. */
    confirm: (sessionId: string): Promise<void> => renewAuthentication(db, sessionId),

    endAll: (trx: Kysely<Tables>, userId: string): Promise<void> => removeSessions(trx, userId),
  };
}
