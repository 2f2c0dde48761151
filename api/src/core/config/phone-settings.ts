import { z } from 'zod';

/** A provider of SMS for India, where each text is registered (DLT) before it may be sent. */
export interface SmsSettings {
  provider: 'msg91' | 'gupshup';
  /** Origin of the provider's API. */
  api: string;
  /** Account number, which Gupshup asks for. */
  user: string;
  /** Key of MSG91, password of Gupshup. */
  key: string;
  /** Registered header: six letters. */
  sender: string;
  /** Registered principal entity. */
  entityId: string;
  /** Ids by `template/language`: of MSG91 its own, of Gupshup those of the DLT registration. */
  templateIds: Record<string, string>;
  /** Secret with which the provider reports deliveries. */
  reportKey: string;
}

/** One number of the WhatsApp Business Cloud API. */
export interface WhatsappSettings {
  api: string;
  phoneId: string;
  token: string;
  /** Signs webhooks. */
  appSecret: string;
  /** Proves our address to Meta, once. */
  verifyToken: string;
}

/** Messages to telephones. What is not set up is undefined, and what it lacks is named. */
export interface PhoneSettings {
  sms: SmsSettings | undefined;
  whatsapp: WhatsappSettings | undefined;
  /** Settings without which a channel is not set up; none where it is. */
  missing: { sms: string[]; whatsapp: string[] };
  /** Calling codes of numbers that may be proved: what lies elsewhere costs more. */
  countries: string[];
  /** Paise of one part of an SMS, and of one WhatsApp message. */
  paise: { sms: number; whatsapp: number };
  /** Paise that all messages of a day may cost, and of these the codes. */
  dailyCap: { all: number; codes: number };
  /** Messages of a day to one number, codes and answers to it not counted. */
  personCap: number;
}

const text = z.string().optional();
const count = (fallback: number) =>
  z
    .string()
    .regex(/^\d{1,7}$/, 'must be a whole number')
    .transform(Number)
    .default(fallback);
const address = z
  .string()
  .refine((value) => /^https?:/.test(value) && URL.canParse(value), 'must be an https address');

const idList = /^[a-z-]+\/[A-Za-z-]+=\w+(?:,[a-z-]+\/[A-Za-z-]+=\w+)*$/;

/** Environment variables of messages to telephones. */
export const phoneEnvironment = {
  SMS_PROVIDER: z.enum(['msg91', 'gupshup']).optional(),
  SMS_API: address.optional(),
  SMS_USER: text,
  SMS_KEY: text,
  SMS_SENDER: z
    .string()
    .regex(/^[A-Z]{6}$/, 'must be the six letters of the registered header')
    .optional(),
  SMS_ENTITY_ID: z
    .string()
    .regex(/^\d{10,20}$/, 'must be the number of the registered entity')
    .optional(),
  SMS_TEMPLATE_IDS: z
    .string()
    .regex(idList, 'must be a list such as code/en-IN=1107160000000012345,code/hi=110716…')
    .optional(),
  SMS_REPORT_KEY: z.string().min(32, 'must be at least 32 characters long').optional(),
  SMS_PAISE: count(20),
  WHATSAPP_API: address.default('https://graph.facebook.com/v23.0'),
  WHATSAPP_PHONE_ID: text,
  WHATSAPP_TOKEN: text,
  WHATSAPP_APP_SECRET: text,
  WHATSAPP_VERIFY_TOKEN: text,
  WHATSAPP_PAISE: count(15),
  PHONE_COUNTRIES: z
    .string()
    .regex(/^\d{1,3}(?:,\d{1,3})*$/, 'must be calling codes such as 91,977')
    .default('91'),
  PHONE_RUPEES_A_DAY: count(2_000),
  PHONE_CODE_RUPEES_A_DAY: count(200),
  PHONE_MESSAGES_A_DAY: count(20),
};

type Said = z.infer<z.ZodObject<typeof phoneEnvironment>>;
type Checked = Said & { NODE_ENV: string };

/** Reports addresses at which keys and numbers would be readable on the way. */
export function checkPhones(said: Checked, context: z.RefinementCtx<Checked>): void {
  if (said.NODE_ENV !== 'production') return;
  for (const name of ['SMS_API', 'WHATSAPP_API'] as const) {
    if (said[name]?.startsWith('http:')) {
      context.addIssue({ code: 'custom', path: [name], message: 'must be an https address' });
    }
  }
}

const ownApis = {
  msg91: 'https://control.msg91.com',
  gupshup: 'https://enterprise.smsgupshup.com',
} as const;

const needed = {
  msg91: ['SMS_KEY', 'SMS_SENDER', 'SMS_TEMPLATE_IDS', 'SMS_REPORT_KEY'],
  gupshup: [
    ...(['SMS_USER', 'SMS_KEY', 'SMS_SENDER', 'SMS_ENTITY_ID'] as const),
    ...(['SMS_TEMPLATE_IDS', 'SMS_REPORT_KEY'] as const),
  ],
  whatsapp: [
    ...(['WHATSAPP_PHONE_ID', 'WHATSAPP_TOKEN'] as const),
    ...(['WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN'] as const),
  ],
} as const;

/** What is set up of messages to telephones. A channel of which something is missing is off. */
export function phonesOf(said: Said): PhoneSettings {
  const lacking = (names: readonly (keyof Said)[]) => names.filter((name) => !said[name]);
  const { SMS_PROVIDER: provider } = said;
  const missing = {
    sms: provider ? lacking(needed[provider]) : ['SMS_PROVIDER'],
    whatsapp: lacking(needed.whatsapp),
  };
  return {
    sms: provider && missing.sms.length === 0 ? smsOf(provider, said) : undefined,
    whatsapp: missing.whatsapp.length === 0 ? whatsappOf(said) : undefined,
    missing,
    countries: said.PHONE_COUNTRIES.split(','),
    paise: { sms: said.SMS_PAISE, whatsapp: said.WHATSAPP_PAISE },
    dailyCap: { all: said.PHONE_RUPEES_A_DAY * 100, codes: said.PHONE_CODE_RUPEES_A_DAY * 100 },
    personCap: said.PHONE_MESSAGES_A_DAY,
  };
}

const smsOf = (provider: SmsSettings['provider'], said: Said): SmsSettings => ({
  provider,
  api: said.SMS_API ?? ownApis[provider],
  user: said.SMS_USER ?? '',
  key: said.SMS_KEY ?? '',
  sender: said.SMS_SENDER ?? '',
  entityId: said.SMS_ENTITY_ID ?? '',
  templateIds: Object.fromEntries(
    (said.SMS_TEMPLATE_IDS ?? '').split(',').map((entry) => entry.split('=')),
  ),
  reportKey: said.SMS_REPORT_KEY ?? '',
});

const whatsappOf = (said: Said): WhatsappSettings => ({
  api: said.WHATSAPP_API,
  phoneId: said.WHATSAPP_PHONE_ID ?? '',
  token: said.WHATSAPP_TOKEN ?? '',
  appSecret: said.WHATSAPP_APP_SECRET ?? '',
  verifyToken: said.WHATSAPP_VERIFY_TOKEN ?? '',
});
