import type { PhoneContent, PhoneTemplate } from '../../core/db/table-overrides';
import type { MessageLanguage } from '../../core/language/message-language';
import { texts } from './templates.text';

/** What somebody may agree to have sent. */
export type ConsentKind = 'bookings' | 'reminders' | 'waitlist';

/** Kind of a message: those without consent were asked for by whoever has the telephone. */
export type MessageKind = ConsentKind | 'code' | 'reply';

interface TemplateRules {
  kind: MessageKind;
  /** Sent in quiet hours too. */
  isUrgent: boolean;
}

const rules: Record<PhoneTemplate, TemplateRules> = {
  code: { kind: 'code', isUrgent: true },
  'booking-confirmed': { kind: 'bookings', isUrgent: false },
  'booking-reminder': { kind: 'reminders', isUrgent: false },
  'booking-moved': { kind: 'bookings', isUrgent: true },
  'booking-cancelled': { kind: 'bookings', isUrgent: true },
  'waitlist-offer': { kind: 'waitlist', isUrgent: true },
};

export const templates = Object.keys(rules) as PhoneTemplate[];

export const kindOf = (content: PhoneContent): MessageKind =>
  'template' in content ? rules[content.template].kind : 'reply';

export const isUrgent = (content: PhoneContent): boolean =>
  !('template' in content) || rules[content.template].isUrgent;

/** Characters of a value: operators refuse an SMS with a longer one (DLT). */
export const longestValue = 30;

const placeholder = /\{([a-z]+)\}/g;

/** Names of a text's values, in order. */
export const valueNames = (template: PhoneTemplate): string[] =>
  [...texts[template]['en-IN'].matchAll(placeholder)].map(([, name]) => name as string);

/** Cut at characters as people count them, to 30 UTF-16 units at most. */
export function shortened(value: string): string {
  if (value.length <= longestValue) return value;
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(value)) {
    if (kept.length + segment.length >= longestValue) break;
    kept += segment;
  }
  return `${kept}…`;
}

/** The values of a text in its order. Fails for a missing one. */
export const valuesInOrder = (template: PhoneTemplate, values: Record<string, string>): string[] =>
  valueNames(template).map((name) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${template} has no ${name}.`);
    return shortened(value);
  });

/** The text as the reader sees it. */
export function rendered(content: PhoneContent, language: MessageLanguage): string {
  if (!('template' in content)) return content.text;
  const { template, values } = content;
  return texts[template][language].replace(placeholder, (_all, name: string) =>
    shortened(values[name] ?? ''),
  );
}

/** Characters of GSM 03.38 that take one place; others make the whole SMS Unicode. */
const gsm = /^[\w @£$¥èéùìòÇØøÅåΔΦΓΛΩΠΨΣΘΞÆæßÉ!"#¤%&'()*+,\-./:;<=>?¡ÄÖÑÜ§¿äöñüà\r\n]*$/;

export const isUnicode = (text: string): boolean => !gsm.test(text);

/** Parts for which an SMS is billed. */
export function smsParts(text: string): number {
  const [alone, joined] = isUnicode(text) ? [70, 67] : [160, 153];
  return text.length <= alone ? 1 : Math.ceil(text.length / joined);
}

/** `Sat 28 Nov, 5:30 pm`, in the language and zone of the message. */
export const shortTime = (at: Date, timeZone: string, language: MessageLanguage): string =>
  new Intl.DateTimeFormat(language === 'en-IN' ? language : `${language}-IN`, {
    ...{ weekday: 'short', day: 'numeric', month: 'short' },
    ...{ hour: 'numeric', minute: '2-digit', hour12: true, timeZone },
  }).format(at);
