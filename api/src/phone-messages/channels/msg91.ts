import { z } from 'zod';
import type { SmsSettings } from '../../core/config/phone-settings';
import { rendered, smsParts, valuesInOrder } from '../templates/templates.model';
import {
  ChannelFailure,
  type DeliveryReport,
  type IncomingMessage,
  type PhoneChannel,
} from './channel';
import { postTo } from './post';
import { registeredText } from './registered';

const answered = z.object({ type: z.string(), message: z.string() });

/** MSG91's flow API, version 5. Its templates carry header, entity and DLT id themselves. */
export function msg91(settings: SmsSettings, paise: number): PhoneChannel {
  const { api, key, sender, templateIds } = settings;
  return {
    ...{ channel: 'sms', provider: 'msg91', isTrial: false },
    canSend: (message) => registeredText(templateIds, message) !== undefined,
    costOf: ({ content, language }) => smsParts(rendered(content, language)) * paise,
    async send({ number, language, content }) {
      const registered = registeredText(templateIds, { content, language });
      if (!registered || !('template' in content)) throw unregistered();
      const values = valuesInOrder(content.template, content.values);
      const recipient = {
        mobiles: number.slice(1),
        ...Object.fromEntries(values.map((value, nth) => [`VAR${nth + 1}`, value])),
      };
      const { isOk, status, answer } = await postTo(
        `${api}/api/v5/flow`,
        { authkey: key, 'content-type': 'application/json', accept: 'application/json' },
        JSON.stringify({ template_id: registered.id, sender, recipients: [recipient] }),
      );
      const read = answered.safeParse(answer);
      if (isOk && read.success && read.data.type === 'success') return read.data.message;
      throw new ChannelFailure(`msg91-${status}`, 'failed');
    },
  };
}

export const unregistered = () => new ChannelFailure('unregistered', 'refused');

/** 1 delivered, 2 failed, 9 blocked as unwanted, 16 and 25 rejected, 17 blocked number. */
const states: Record<string, DeliveryReport['state']> = {
  '1': 'delivered',
  ...{ '2': 'failed', '9': 'failed', '16': 'failed', '17': 'failed', '25': 'failed' },
};

const pushed = z.array(
  z.object({
    requestId: z.string().max(200),
    report: z.array(z.object({ status: z.union([z.string(), z.number()]) })).max(1_000),
  }),
);

/** Delivery reports that MSG91 posts as the field `data`; what is none of them is left out. */
export function msg91Reports(fields: Record<string, unknown>): DeliveryReport[] {
  const { data } = fields;
  const read = pushed.safeParse(typeof data === 'string' ? parsed(data) : data);
  if (!read.success) return [];
  return read.data.flatMap(({ requestId: providerId, report }) =>
    report.flatMap(({ status }) => {
      const state = states[String(status)];
      const reason = state === 'failed' ? `msg91-${status}` : null;
      return state === undefined ? [] : [{ providerId, state, reason }];
    }),
  );
}

const telephone = z.string().regex(/^\+?\d{8,15}$/);
const words = z.string().max(1_000);

/**
 * What is posted for a message to a virtual number. MSG91 says that it calls an address of ours with
 * it, and not by which names: these are the usual ones.
 */
const arrived = z
  .object({
    ...{ number: telephone.optional(), mobile: telephone.optional(), sender: telephone.optional() },
    ...{ message: words.optional(), content: words.optional(), text: words.optional() },
    ...{ keyword: z.string().max(40).optional(), datetime: z.string().max(40).optional() },
    id: z.string().min(1).max(200).optional(),
  })
  .transform(({ number, mobile, sender, message, content, text, ...more }) => ({
    ...more,
    from: number ?? mobile ?? sender,
    said: message ?? content ?? text,
  }));

/**
 * A message to the virtual number rented of MSG91, without the keyword it begins with. Without an id
 * its time stands for it, or the minute in which it came.
 */
export function msg91Replies(
  fields: Record<string, unknown>,
  now: Date = new Date(),
): IncomingMessage[] {
  const read = arrived.safeParse(fields);
  if (!read.success) return [];
  const { from, said, keyword, datetime, id } = read.data;
  if (from === undefined || said === undefined) return [];
  const number = `+${from.replace('+', '')}`;
  const time = datetime ?? now.toISOString().slice(0, 16);
  return [
    {
      ...{ id: id ?? `${number} ${time} ${said}`.slice(0, 200), number, sentAt: now },
      ...{ text: withoutKeyword(said, keyword), isButton: false, replyTo: null },
    },
  ];
}

function withoutKeyword(said: string, keyword = ''): string {
  const isNamed = keyword !== '' && said.toLowerCase().startsWith(`${keyword.toLowerCase()} `);
  return isNamed ? said.slice(keyword.length).trim() : said;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
