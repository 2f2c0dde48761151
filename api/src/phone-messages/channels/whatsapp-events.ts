import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { DeliveryReport, IncomingMessage } from './channel';

/** Whether Meta sent it: `X-Hub-Signature-256` covers the raw bytes of the body. */
export function isSignedByMeta(appSecret: string, header: unknown, body: Buffer): boolean {
  const right = `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`;
  return isSameSecret(right, header);
}

/** Compares in a time that tells nothing of how much is right. */
export function isSameSecret(right: string, given: unknown): boolean {
  const one = Buffer.from(right);
  const other = Buffer.from(typeof given === 'string' ? given : '');
  return one.length === other.length && timingSafeEqual(one, other);
}

const id = z.string().min(1).max(300);

const status = z.object({
  id,
  status: z.enum(['sent', 'delivered', 'read', 'failed']),
  errors: z.array(z.object({ code: z.number() })).optional(),
});

const message = z.object({
  id,
  from: z.string().regex(/^\d{8,15}$/),
  timestamp: z.string().regex(/^\d{1,12}$/),
  context: z.object({ id: id.optional() }).optional(),
  text: z.object({ body: z.string() }).optional(),
  button: z.object({ payload: z.string() }).optional(),
  interactive: z.object({ button_reply: z.object({ id: z.string() }).optional() }).optional(),
});

/** Kinds of status and message that Meta adds later are left out one by one. */
const change = z.object({
  value: z.object({
    metadata: z.object({ phone_number_id: z.string() }).optional(),
    statuses: z.array(z.unknown()).default([]),
    messages: z.array(z.unknown()).default([]),
  }),
});

const event = z.object({ entry: z.array(z.object({ changes: z.array(change) })) });

export interface WhatsappEvents {
  reports: DeliveryReport[];
  messages: IncomingMessage[];
}

/** The events of a webhook to one of our numbers; null for what is no webhook. */
export function whatsappEvents(phoneId: string, body: Buffer): WhatsappEvents | null {
  const read = event.safeParse(parsed(body));
  if (!read.success) return null;
  const values = read.data.entry
    .flatMap(({ changes }) => changes.map(({ value }) => value))
    .filter(({ metadata }) => metadata === undefined || metadata.phone_number_id === phoneId);
  return {
    reports: values.flatMap(({ statuses }) => statuses.flatMap(reportIn)),
    messages: values.flatMap(({ messages }) => messages.flatMap(messageIn)),
  };
}

function reportIn(said: unknown): DeliveryReport[] {
  const read = status.safeParse(said);
  if (!read.success) return [];
  const { id: providerId, status: state, errors } = read.data;
  const reason = state === 'failed' ? `whatsapp-${errors?.[0]?.code ?? 'failed'}` : null;
  return [{ providerId, state, reason }];
}

function messageIn(said: unknown): IncomingMessage[] {
  const read = message.safeParse(said);
  if (!read.success) return [];
  const { id: messageId, from, timestamp, context, text, button, interactive } = read.data;
  const pressed = button?.payload ?? interactive?.button_reply?.id;
  return [
    {
      ...{ id: messageId, number: `+${from}`, isButton: pressed !== undefined },
      text: (pressed ?? text?.body ?? '').slice(0, 1_000),
      replyTo: context?.id ?? null,
      sentAt: new Date(Number(timestamp) * 1_000),
    },
  ];
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return null;
  }
}
