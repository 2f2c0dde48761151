import { z } from 'zod';
import * as limits from '../limits';
import { messageLanguage } from './accounts.schema';
import { phone } from './typed';

const channel = z.enum(['whatsapp', 'sms']);

const kind = z
  .enum(['bookings', 'reminders', 'waitlist'])
  .describe(
    '`bookings`: confirmed, moved, cancelled; `reminders`; `waitlist`: a time that became free',
  );

const first = z
  .enum(['whatsapp', 'sms', 'email'])
  .describe('What is tried first; the others follow. `email`: nothing is sent to the number');

const hour = z.int().min(0).max(23);

const quiet = {
  quietFrom: hour.describe('Hour in India from which only what is urgent is sent'),
  quietUntil: hour.describe('Hour in India until which it is; the same as `quietFrom` for never'),
};

const consent = z.object({
  channel,
  kind,
  isGiven: z.boolean(),
  at: z.iso.datetime().nullable().describe('When it was last given or withdrawn'),
  wording: z.string().describe('What somebody agrees to; kept with the consent'),
});

export const phoneSettings = z
  .object({
    channels: z.array(
      z.object({
        channel,
        state: z
          .enum(['on', 'trial', 'off'])
          .describe('`trial`: messages are shown to developers; `off`: not set up here'),
      }),
    ),
    number: z.string().nullable().describe('The number that was proved, in E.164'),
    provedAt: z.iso.datetime().nullable(),
    first,
    language: messageLanguage,
    ...quiet,
    consents: z.array(consent),
  })
  .meta({
    id: 'PhoneSettings',
    description: 'What is sent to the caller’s mobile number, and how.',
  });

export const phoneCodeOrder = z
  .object({ phone })
  .meta({ id: 'PhoneCodeOrder', description: 'The mobile number to which a code is sent.' });

export const phoneProof = z
  .object({ otp: z.string().max(limits.otpDigits, 'must be the code of the message') })
  .meta({ id: 'PhoneProof', description: 'The code that came by SMS.' });

export const phoneChanges = z
  .object({
    first,
    language: messageLanguage.optional(),
    ...quiet,
    consents: z.array(z.object({ channel, kind, isGiven: z.boolean() })).max(6),
  })
  .meta({
    id: 'PhoneChanges',
    description:
      'What is left out stays, also of `consents`; whatever was withdrawn is not sent any more.',
  });

export const phoneChannels = z
  .object({
    channels: z.array(
      z.object({
        channel,
        state: z.enum(['on', 'trial', 'off']),
        provider: z.string().nullable(),
        missing: z.array(z.string()).describe('Settings without which it is off'),
        unregistered: z
          .array(z.string())
          .describe('Texts without a registered id, which it does not send: `code/hi`'),
      }),
    ),
    spentToday: z.int().describe('Paise'),
    dailyCap: z.int().describe('Paise'),
    outcomes: z
      .array(z.object({ channel: z.string(), state: z.string(), count: z.int() }))
      .describe('Messages of the last 24 hours'),
  })
  .meta({ id: 'PhoneChannels', description: 'State of the channels to telephones.' });
