import { createECDH } from 'node:crypto';
import { z } from 'zod';

/** Web push (RFC 8030, 8291, 8292). What is not set up is undefined, and what it lacks is named. */
export interface PushSettings {
  /** Key pair that names this installation to push services (VAPID). */
  vapid: { publicKey: string; privateKey: string; subject: string } | undefined;
  /** Settings without which nothing is pushed; none where it is set up. */
  missing: string[];
  /** Hosts of push services, a leading dot for those below; for tests also origins with `http`. */
  services: string[];
  /** Messages of a day to one device. */
  deviceCap: number;
}

/** Push services of Chrome, Firefox, Safari and Edge. */
const known = 'fcm.googleapis.com,.push.services.mozilla.com,.push.apple.com,.notify.windows.com';

const key = (bytes: number, what: string) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .refine((text) => Buffer.from(text, 'base64url').length === bytes, what)
    .optional();

function isContact(text: string): boolean {
  return URL.canParse(text) && ['mailto:', 'https:'].includes(new URL(text).protocol);
}

const host = /^\.?[a-z0-9.-]+$/;
const originOfTests = /^http:\/\/127\.0\.0\.1:\d+$/;

const areServices = (list: string): boolean =>
  list.split(',').every((service) => host.test(service) || originOfTests.test(service));

/** Environment variables of web push. */
export const pushEnvironment = {
  VAPID_PUBLIC_KEY: key(65, 'must be a public key as `web-push generate-vapid-keys` writes it'),
  VAPID_PRIVATE_KEY: key(32, 'must be a private key as `web-push generate-vapid-keys` writes it'),
  VAPID_SUBJECT: z.string().refine(isContact, 'must be a mailto: or an https address').optional(),
  PUSH_SERVICES: z
    .string()
    .refine(areServices, 'must be hosts such as fcm.googleapis.com,.push.apple.com')
    .default(known),
  PUSH_MESSAGES_A_DAY: z
    .string()
    .regex(/^\d{1,4}$/, 'must be a whole number')
    .transform(Number)
    .default(20),
};

type Said = z.infer<z.ZodObject<typeof pushEnvironment>>;
type Checked = Said & { NODE_ENV: string };

/** Reports keys that are no pair, and services that anybody on the way could read. */
export function checkPush(said: Checked, context: z.RefinementCtx<Checked>): void {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = said;
  const refuse = (name: keyof Said, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message });
  if (publicKey && privateKey && !isPair(publicKey, privateKey)) {
    refuse('VAPID_PUBLIC_KEY', 'must belong to VAPID_PRIVATE_KEY');
  }
  if (said.NODE_ENV === 'production' && said.PUSH_SERVICES.includes('http:')) {
    refuse('PUSH_SERVICES', 'must be hosts, which are reached by https');
  }
}

function isPair(publicKey: string, privateKey: string): boolean {
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  } catch {
    return false;
  }
  return pair.getPublicKey('base64url') === publicKey;
}

/** What is set up of web push. */
export function pushOf(said: Said): PushSettings {
  const {
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
    VAPID_SUBJECT: subject,
  } = said;
  const needed = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'] as const;
  return {
    vapid: publicKey && privateKey && subject ? { publicKey, privateKey, subject } : undefined,
    missing: needed.filter((name) => !said[name]),
    services: said.PUSH_SERVICES.split(','),
    deviceCap: said.PUSH_MESSAGES_A_DAY,
  };
}
