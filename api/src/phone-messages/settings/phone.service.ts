import { addDays, dayIn, INDIA, instantAt } from '@nukkad/platform/calendar';
import {
  type CodeSent,
  limits,
  messages,
  type PhoneChanges,
  type PhoneChannels as PhoneChannelsAnswer,
  type PhoneSettings as PhoneSettingsAnswer,
} from '@nukkad/platform/contract';
import { telephoneOf } from '@nukkad/platform/contract/definitions';
import type { Kysely } from 'kysely';
import type { Person } from '../../core/auth/sessions.store';
import type { Settings } from '../../core/config/settings';
import type { Tables } from '../../core/db/tables.generated';
import { enqueueEmail } from '../../core/email/emails';
import { ApiError, NotSetUp, UnavailableUntil } from '../../core/http/problems';
import { notValid } from '../../core/http/refusals';
import { said } from '../../core/language/message';
import { translated } from '../../core/language/message-language';
import { languageOfUser, setLanguage } from '../../core/language/people-language.store';
import { limitByNetwork } from '../../core/rate-limits/by-network';
import { mustNotWait, type RateLimiter } from '../../core/rate-limits/rate-limiter';
import type { OneTimeCodesService } from '../../identity';
import { channelNames, type PhoneChannels } from '../channels/channels';
import { unregisteredTexts } from '../channels/registered';
import * as hi from '../numbers/consent.hi';
import * as kn from '../numbers/consent.kn';
import * as english from '../numbers/consent.text';
import { consentKinds } from '../numbers/consents.model';
import * as phones from '../numbers/phones.store';
import { addMessage } from '../outgoing/messages.store';
import { spentToday } from '../outgoing/spend.store';
import { isMobileOf } from './mobile-number.model';
import { outcomesOfDay } from './outcomes.store';

interface Deps {
  db: Kysely<Tables>;
  channels: PhoneChannels;
  codes: OneTimeCodesService;
  allowed: RateLimiter;
  settings: Pick<Settings, 'phones' | 'limits'>;
}

export const lossWords = translated<Pick<typeof english, 'lostEmail'>>(english, { hi, kn });

export type PhoneService = ReturnType<typeof phoneService>;

const day = 86_400;
/** Codes of a day, whichever browser or account asks: each is paid for. */
const codesOfDay = { ofUser: { most: 6, seconds: day }, toNumber: { most: 6, seconds: day } };

/** A user's mobile number, what was agreed for it, and the state of the channels. */
export function phoneService(deps: Deps) {
  const { db, channels, codes, allowed, settings } = deps;
  const { phones: set } = settings;

  const stateOf = (channel: (typeof channelNames)[number]) =>
    channels[channel] ? (channels[channel].isTrial ? 'trial' : 'on') : 'off';

  async function read(userId: string): Promise<PhoneSettingsAnswer> {
    const phone = await phones.phoneOf(db, userId);
    const given = phone ? await phones.consentsOf(db, phone) : [];
    return {
      channels: channelNames.map((channel) => ({ channel, state: stateOf(channel) })),
      number: phone?.number ?? null,
      provedAt: phone?.proved_at.toISOString() ?? null,
      first: phone?.first_channel ?? 'whatsapp',
      language: phone?.language ?? (await languageOfUser(db, userId)),
      quietFrom: phone?.quiet_from ?? 21,
      quietUntil: phone?.quiet_until ?? 8,
      consents: channelNames.flatMap((channel) =>
        consentKinds.map((kind) => {
          const held = given.find((one) => one.channel === channel && one.kind === kind);
          const at = held?.at.toISOString() ?? null;
          return {
            ...{ channel, kind, isGiven: held?.isGiven ?? false, at },
            wording: english.consentWording(channel, kind),
          };
        }),
      ),
    };
  }

  const use = ({ userId, sessionId }: Person) => ({
    ...{ ownerId: userId, purpose: 'phone' as const, secret: sessionId },
  });

  return {
    read: ({ userId }: Person) => read(userId),

    /** Fails with `unavailable`, `validation`, `too-many-requests`. */
    async sendCode(person: Person, typed: string, network: string): Promise<CodeSent> {
      if (!channels.sms) throw notSetUp();
      const number = telephoneOf(typed);
      if (number === null || !isMobileOf(set.countries, number)) throw notAMobile();
      if ((await spentToday(db)).codes >= set.dailyCap.codes) throw enoughCodes();
      await limitByNetwork(allowed, 'phone-codes', network, settings.limits);
      mustNotWait(await allowed.use('phone-codes-of-user', person.userId, codesOfDay.ofUser));
      mustNotWait(await allowed.use('phone-codes-to', number, codesOfDay.toNumber));
      await codes.mayBeSent(use(person), { email: number, from: network });
      await db.transaction().execute(async (trx) => {
        const code = await codes.issue(trx, use(person), number);
        await addMessage(trx, {
          ...{ userId: person.userId, number, kind: 'code', channels: ['sms'] },
          language: await languageOfUser(trx, person.userId),
          content: { template: 'code', values: { code, minutes: String(limits.otpMinutes) } },
          uselessAfter: new Date(Date.now() + limits.otpMinutes * 60_000),
        });
      });
      return { message: said(messages.phoneCodeSent), retryAfter: limits.otpResendSeconds };
    },

    /** Fails with `otp-invalid`, whatever the reason, and `too-many-requests`. */
    async prove(person: Person, otp: string, network: string): Promise<PhoneSettingsAnswer> {
      await limitByNetwork(allowed, 'verify', network, settings.limits);
      const isProved = await codes.redeem(use(person), otp, async (trx, { email: number }) => {
        const lost = await phones.putPhone(trx, person.userId, number);
        if (lost !== undefined) await notifyOfLoss(trx, lost);
        return true;
      });
      if (!isProved)
        throw new ApiError('otp-invalid', messages.phoneCodeWrong, {
          otp: messages.phoneCodeWrong,
        });
      return read(person.userId);
    },

    /** Fails with `not-found` without a number, `unavailable` for a channel that is not set up. */
    async change({ userId }: Person, changes: PhoneChanges): Promise<PhoneSettingsAnswer> {
      const { first, language, quietFrom, quietUntil, consents } = changes;
      if (consents.some(({ channel, isGiven }) => isGiven && !channels[channel])) throw notSetUp();
      await db.transaction().execute(async (trx) => {
        const set = { first_channel: first };
        const quiet = { quiet_from: quietFrom, quiet_until: quietUntil };
        if (!(await phones.changePhone(trx, userId, { ...set, ...quiet }))) throw noNumber();
        if (language !== undefined) await setLanguage(trx, userId, language);
        const phone = await phones.phoneOf(trx, userId);
        if (phone) await keepConsents(trx, phone, consents);
      });
      return read(userId);
    },

    remove: ({ userId }: Person): Promise<void> =>
      db.transaction().execute((trx) => phones.removePhone(trx, userId)),

    async channels(): Promise<PhoneChannelsAnswer> {
      const ids = set.sms?.templateIds;
      return {
        channels: channelNames.map((channel) => ({
          ...{ channel, state: stateOf(channel) },
          provider: channels[channel]?.provider ?? null,
          missing: set.missing[channel],
          unregistered: channel === 'sms' && ids ? unregisteredTexts(ids) : [],
        })),
        spentToday: (await spentToday(db)).all,
        dailyCap: set.dailyCap.all,
        outcomes: await outcomesOfDay(db),
      };
    },
  };
}

/** Keeps what differs: a consent given twice is not given anew. */
async function keepConsents(
  trx: Kysely<Tables>,
  phone: phones.PhoneRow,
  consents: PhoneChanges['consents'],
): Promise<void> {
  const held = await phones.consentsOf(trx, phone);
  const changed = consents.filter(({ channel, kind, isGiven }) => {
    const one = held.find((other) => other.channel === channel && other.kind === kind);
    return (one?.isGiven ?? false) !== isGiven;
  });
  await phones.addConsents(trx, phone, changed, 'settings');
}

/** By e-mail: the number is what they lost. */
async function notifyOfLoss(trx: Kysely<Tables>, userId: string): Promise<void> {
  const { email, language } = await trx
    .selectFrom('app_user')
    .select(['email', 'language'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await enqueueEmail(trx, { ...lossWords(language).lostEmail(email), language });
}

const notSetUp = () =>
  new NotSetUp('Messages of this kind are not set up here, so none can be sent.');

const enoughCodes = () =>
  new UnavailableUntil(
    'No more codes can be sent today. Try again tomorrow.',
    Math.ceil((tomorrow().getTime() - Date.now()) / 1_000),
  );

/** The budget is of a day in India. */
const tomorrow = () => instantAt(addDays(dayIn(new Date(), INDIA), 1), 0, INDIA);

const noNumber = () => new ApiError('not-found', 'Prove a mobile number first.');

const notAMobile = () =>
  notValid({ phone: 'must be a mobile number of a country that we send messages to' });
