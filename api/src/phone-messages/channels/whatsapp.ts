import { z } from 'zod';
import type { WhatsappSettings } from '../../core/config/phone-settings';
import type { PhoneContent } from '../../core/db/table-overrides';
import type { MessageLanguage } from '../../core/language/message-language';
import { valuesInOrder } from '../templates/templates.model';
import { ChannelFailure, type OutgoingMessage, type PhoneChannel } from './channel';
import { postTo } from './post';

const accepted = z.object({ messages: z.array(z.object({ id: z.string() })).min(1) });
const refused = z.object({ error: z.object({ code: z.number() }) });

/**
 * Codes that are about this message: cannot be delivered, the conversation is older than a day, no
 * such template or other values, the reader wants none.
 */
const ofTheMessage = new Set([
  ...[131_008, 131_009, 131_021, 131_026, 131_030, 131_047, 131_049, 131_050, 131_051],
  ...[132_000, 132_001, 132_005, 132_007, 132_012, 132_015],
]);

/** The WhatsApp Business Cloud API. Codes go by SMS alone, which proves the SIM. */
export function whatsapp(settings: WhatsappSettings, paise: number): PhoneChannel {
  const { api, phoneId, token } = settings;
  const url = `${api}/${phoneId}/messages`;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return {
    ...{ channel: 'whatsapp', provider: 'whatsapp', isTrial: false },
    canSend: ({ content }) => !('template' in content && content.template === 'code'),
    // Answers within a day of the reader's own message are free.
    costOf: ({ content }) => ('template' in content ? paise : 0),
    async send(message) {
      const { status, answer } = await postTo(url, headers, JSON.stringify(bodyOf(message)));
      const read = accepted.safeParse(answer);
      const [first] = read.success ? read.data.messages : [];
      if (first) return first.id;
      const failure = refused.safeParse(answer);
      const code = failure.success ? failure.data.error.code : status;
      throw new ChannelFailure(`whatsapp-${code}`, ofTheMessage.has(code) ? 'refused' : 'failed');
    },
  };
}

function bodyOf({ number, language, content }: OutgoingMessage) {
  const to = { messaging_product: 'whatsapp', recipient_type: 'individual', to: number.slice(1) };
  return { ...to, ...('template' in content ? templateOf(content, language) : answerOf(content)) };
}

/** As registered with Meta: `nukkad_booking_confirmed`. */
const registeredName = (template: string) => `nukkad_${template.replaceAll('-', '_')}`;

const registeredLanguage = (language: MessageLanguage) => (language === 'en-IN' ? 'en' : language);

function templateOf(
  { template, values, payloads = [] }: Extract<PhoneContent, { template: string }>,
  language: MessageLanguage,
) {
  const parameters = valuesInOrder(template, values).map((text) => ({ type: 'text', text }));
  return {
    type: 'template',
    template: {
      name: registeredName(template),
      language: { code: registeredLanguage(language) },
      components: [
        { type: 'body', parameters },
        ...payloads.map((payload, nth) => ({
          ...{ type: 'button', sub_type: 'quick_reply', index: String(nth) },
          parameters: [{ type: 'payload', payload }],
        })),
      ],
    },
  };
}

function answerOf({ text, buttons = [] }: Extract<PhoneContent, { text: string }>) {
  if (buttons.length === 0) return { type: 'text', text: { body: text, preview_url: false } };
  return {
    type: 'interactive',
    interactive: {
      type: 'button',
      body: { text },
      action: { buttons: buttons.map((reply) => ({ type: 'reply', reply })) },
    },
  };
}
