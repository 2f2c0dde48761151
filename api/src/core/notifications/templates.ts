import type { Notification } from '@nukkad/platform/contract';
import { type MessageLanguage, type Translations, translated } from '../language/message-language';

/** What a notification says, in one language. */
export type NotificationWords = Pick<Notification, 'title' | 'text'>;

/** A notification in English, and what it is worded by in other languages. */
export interface WordedNotification extends NotificationWords {
  template?: string;
  values?: unknown[];
}

// biome-ignore lint/suspicious/noExplicitAny: each template has values of its own.
type Write = (...values: any[]) => NotificationWords;

/** Makes what is stored of each template. */
type Worded<Texts extends Record<string, Write>> = {
  [Key in keyof Texts]: (...values: Parameters<Texts[Key]>) => WordedNotification;
};

const templates = new Map<string, (language: MessageLanguage) => Write>();

/** Every template by its name, for tests that go through all. */
export const notificationTemplates: ReadonlyMap<string, (language: MessageLanguage) => Write> =
  templates;

/**
 * Makes templates of functions that say a notification, under the name `group.key`. Notifications keep
 * name and values, and are worded when they are read, in the language of their reader. So names and the
 * meaning of values stay as they are for a year, as long as notifications are kept: other values are
 * another name. Values are what JSON can hold; times arrive as text.
 *
 * @example const grantNotifications = notificationTexts('office-grant', english, { hi, kn });
 * await notify(trx, { userId, kind: 'support', link, ...grantNotifications.granted(place) });
 */
export function notificationTexts<Texts extends Record<string, Write>>(
  group: string,
  english: Texts,
  others: Translations<Texts>,
): Worded<Texts> {
  const wordsIn = translated(english, others);
  const worded: Partial<Worded<Texts>> = {};
  for (const key of Object.keys(english) as (keyof Texts & string)[]) {
    const template = `${group}.${key}`;
    const writeIn = (language: MessageLanguage) => wordsIn(language)[key] as Write;
    templates.set(template, writeIn);
    worded[key] = (...values) => ({ ...writeIn('en-IN')(...values), template, values });
  }
  return worded as Worded<Texts>;
}

/** The words of a stored notification; in English where it has no template, or one from before. */
export function wordsOf(
  { title, text, template, values }: WordedNotification,
  language: MessageLanguage,
): NotificationWords {
  const writeIn = template === undefined ? undefined : templates.get(template);
  if (!writeIn || language === 'en-IN') return { title, text };
  const words = writeIn(language)(...(values ?? []));
  return { title: words.title, text: words.text };
}
