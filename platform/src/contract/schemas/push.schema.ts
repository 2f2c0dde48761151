import { z } from 'zod';
import { notification } from './notifications.schema';

const kind = notification.shape.kind;
const hour = z.int().min(0).max(23);

const preferences = {
  muted: z
    .array(kind)
    .max(kind.options.length)
    .describe('Kinds of notifications that are not pushed'),
  quietFrom: hour.describe('Hour in India from which nothing is pushed'),
  quietUntil: hour.describe('Hour in India until which it is; the same as `quietFrom` for never'),
};

const noKey = 'must be the key that the browser gave';

export const pushState = z
  .object({
    publicKey: z
      .string()
      .nullable()
      .describe('Key to subscribe with (VAPID); null where nothing is pushed'),
    wording: z.string().describe('What somebody agrees to; kept with the device'),
    ...preferences,
    devices: z.array(
      z.object({
        _id: z.uuid(),
        device: z.string().nullable().describe('Browser and system, in words; null where unknown'),
        isOfSession: z.boolean().describe('It was allowed in the session that asks'),
        endpointEnd: z
          .string()
          .describe('Last characters of its address, by which a browser knows itself'),
        since: z.iso.datetime(),
        lastSentAt: z.iso.datetime().nullable(),
      }),
    ),
  })
  .meta({
    id: 'PushState',
    description: 'Devices of the caller that show notifications while no page is open.',
  });

export const pushDeviceOrder = z
  .object({
    endpoint: z
      .string()
      .max(1_000, 'must be an address of a known push service')
      .meta({ examples: ['https://fcm.googleapis.com/fcm/send/abc'] }),
    keys: z.object({
      p256dh: z
        .string()
        .regex(/^[\w-]{87}$/, noKey)
        .meta({ examples: [`B${'A'.repeat(86)}`] }),
      auth: z
        .string()
        .regex(/^[\w-]{22}$/, noKey)
        .meta({ examples: ['A'.repeat(22)] }),
    }),
    replaces: z
      .uuid()
      .optional()
      .describe('Device of the caller that is this browser and had another address before'),
  })
  .meta({ id: 'PushDeviceOrder', description: 'A subscription as the browser gave it.' });

export const pushChanges = z.object(preferences).meta({
  id: 'PushChanges',
  description: 'What is pushed to all of the caller’s devices, and when.',
});
