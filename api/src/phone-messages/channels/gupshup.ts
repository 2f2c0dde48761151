import { z } from 'zod';
import type { SmsSettings } from '../../core/config/phone-settings';
import { isUnicode, rendered, smsParts } from '../templates/templates.model';
import {
  ChannelFailure,
  type DeliveryReport,
  type IncomingMessage,
  type PhoneChannel,
} from './channel';
import { unregistered } from './msg91';
import { postTo } from './post';
import { registeredText } from './registered';

const answered = z.object({
  response: z.object({ id: z.string(), status: z.enum(['success', 'error']) }),
});

/** Codes that are about the number: not valid, and not reachable by this account. */
const ofTheNumber = new Set(['105', '175']);

/** Gupshup's enterprise gateway, version 1.1: the whole text goes out, with its registration. */
export function gupshup(settings: SmsSettings, paise: number): PhoneChannel {
  const { api, user, key, sender, entityId, templateIds } = settings;
  return {
    ...{ channel: 'sms', provider: 'gupshup', isTrial: false },
    canSend: (message) => registeredText(templateIds, message) !== undefined,
    costOf: ({ content, language }) => smsParts(rendered(content, language)) * paise,
    async send({ number, language, content }) {
      const registered = registeredText(templateIds, { content, language });
      if (!registered) throw unregistered();
      const msg = rendered(content, registered.language);
      const form = new URLSearchParams({
        ...{ method: 'SendMessage', v: '1.1', format: 'json', auth_scheme: 'plain' },
        ...{ userid: user, password: key, send_to: number.slice(1), msg },
        ...{ msg_type: isUnicode(msg) ? 'Unicode_text' : 'TEXT', mask: sender },
        ...{ principalEntityId: entityId, dltTemplateId: registered.id },
      });
      const { answer, status } = await postTo(
        `${api}/GatewayAPI/rest`,
        { 'content-type': 'application/x-www-form-urlencoded' },
        form.toString(),
      );
      const read = answered.safeParse(answer);
      if (!read.success) throw new ChannelFailure(`gupshup-${status}`, 'failed');
      const { id, status: outcome } = read.data.response;
      if (outcome === 'success') return id;
      throw new ChannelFailure(`gupshup-${id}`, ofTheNumber.has(id) ? 'refused' : 'failed');
    },
  };
}

const pushed = z.object({
  externalId: z.string().min(1).max(200),
  status: z.string().max(40),
  errCode: z.string().max(40).optional(),
});

/** One delivery report, as Gupshup calls us with it. */
export function gupshupReports(fields: Record<string, unknown>): DeliveryReport[] {
  const read = pushed.safeParse(fields);
  if (!read.success) return [];
  const { externalId: providerId, status, errCode } = read.data;
  if (status === 'SUCCESS') return [{ providerId, state: 'delivered', reason: null }];
  return [{ providerId, state: 'failed', reason: `gupshup-${errCode ?? 'failed'}` }];
}

const reply = z.object({
  msisdn: z.string().regex(/^\d{8,15}$/),
  content: z.string().max(1_000),
  timestamp: z.string().max(40),
});

/** A message that came to the number rented of Gupshup. Without an id, its time stands for it. */
export function gupshupReplies(fields: Record<string, unknown>): IncomingMessage[] {
  const read = reply.safeParse(fields);
  if (!read.success) return [];
  const { msisdn, content: text, timestamp } = read.data;
  const id = `${msisdn} ${timestamp}`;
  const number = `+${msisdn}`;
  return [{ id, number, text, isButton: false, replyTo: null, sentAt: new Date() }];
}
