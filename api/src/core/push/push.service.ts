import type { PushChanges, PushDeviceOrder, PushState } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { deviceWords } from '../auth/device.model';
import type { Person } from '../auth/sessions.store';
import type { PushSettings } from '../config/push-settings';
import type { Tables } from '../db/tables.generated';
import { ApiError, NotSetUp } from '../http/problems';
import { notValid } from '../http/refusals';
import { asMessage } from '../language/message';
import type { MessageLanguage } from '../language/message-language';
import { translated } from '../language/message-language';
import { languageOfUser } from '../language/people-language.store';
import * as hi from './push.hi';
import * as kn from './push.kn';
import { isOfPushService, isPublicKey } from './push.model';
import * as store from './push.store';
import * as english from './push.text';

type Who = Pick<Person, 'userId' | 'sessionId'>;

/** More browsers than these are nobody's; the oldest goes. */
const mostDevices = 10;

const words = translated(english, { hi, kn });
const wordingIn = (language: MessageLanguage) => words(language).wording();

export type PushService = ReturnType<typeof pushService>;

type Browser = Pick<store.NewDevice, 'endpoint' | 'p256dh' | 'auth' | 'user_agent'>;

/** Which devices of a user get notifications, and of what. */
export function pushService(db: Kysely<Tables>, settings: PushSettings) {
  const { vapid, services } = settings;

  const read = async ({ userId, sessionId }: Who): Promise<PushState> => {
    const { muted, quiet } = await store.preferenceOf(db, userId);
    const devices = await store.devicesOf(db, userId);
    return {
      publicKey: vapid?.publicKey ?? null,
      wording: wordingIn(await languageOfUser(db, userId)),
      ...{ muted, quietFrom: quiet.from, quietUntil: quiet.until },
      devices: devices.map(
        ({ id, endpoint, user_agent, session_id, created_at, last_sent_at }) => ({
          _id: id,
          device: deviceWords(user_agent),
          isOfSession: session_id === sessionId,
          endpointEnd: endpoint.slice(-12),
          since: created_at.toISOString(),
          lastSentAt: last_sent_at?.toISOString() ?? null,
        }),
      ),
    };
  };

  async function allow({ userId, sessionId }: Who, browser: Browser): Promise<void> {
    const wording = wordingIn(await languageOfUser(db, userId));
    const device = { id: uuidv7(), user_id: userId, session_id: sessionId, wording, ...browser };
    await db.transaction().execute(async (trx) => {
      await store.putDevice(trx, device);
      await store.keepNewest(trx, userId, mostDevices);
    });
  }

  /** Nothing is agreed to: the device and what was agreed to for it stay. */
  async function renew({ userId, sessionId }: Who, id: string, browser: Browser): Promise<void> {
    const device = { id, user_id: userId, session_id: sessionId, ...browser };
    await db.transaction().execute(async (trx) => {
      if (!(await store.renewDevice(trx, device))) throw notTheirs();
    });
  }

  return {
    read,

    /**
     * Fails with `unavailable` where push is not set up, `validation` for what is no device,
     * `not-found` where `replaces` is none of the caller's.
     */
    async add(who: Who, { endpoint, keys, replaces }: PushDeviceOrder, userAgent: string) {
      if (!vapid) throw new NotSetUp('Notifications on devices are not set up here.');
      if (!isOfPushService(endpoint, services)) {
        throw notValid({ endpoint: asMessage('must be an address of a known push service') });
      }
      if (!isPublicKey(keys.p256dh)) {
        throw notValid({ 'keys.p256dh': asMessage('must be the key that the browser gave') });
      }
      const browser = { endpoint, ...keys, user_agent: userAgent.slice(0, 300) };
      await (replaces === undefined ? allow(who, browser) : renew(who, replaces, browser));
      return read(who);
    },

    async change(who: Who, { muted, quietFrom, quietUntil }: PushChanges) {
      const quiet = { from: quietFrom, until: quietUntil };
      await store.putPreference(db, who.userId, { muted: [...new Set(muted)], quiet });
      return read(who);
    },

    /** Fails with `not-found` for any device of others. */
    async remove({ userId }: Who, deviceId: string): Promise<void> {
      if (await store.removeOwnDevice(db, userId, deviceId)) return;
      throw notTheirs();
    },
  };
}

const notTheirs = () => new ApiError('not-found', 'There is no such device.');
