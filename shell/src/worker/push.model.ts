import {
  inLanguage,
  type Language,
  languageOfTag,
  languages,
  type PushMessage,
} from '@nukkad/platform/contract';

/** A notification as the browser shows it. */
export interface Shown {
  title: string;
  options: NotificationOptions;
}

const icon = '/icon-192.png';

/**
 * A browser shows something for each message, or takes the permission away: also for one that this
 * version does not understand.
 */
const unread: Shown = { title: 'Nukkad', options: { icon, tag: 'nukkad', data: '/' } };

/** What a message says, with the address of its page in the language of its words. */
export function notificationOf(text: string): Shown {
  const message = parsed(text);
  if (message === null) return unread;
  const { id, title, text: body, link, language } = message;
  const own = languageNamed(language);
  return {
    title,
    options: { body, icon, tag: id, lang: languages[own].tag, data: addressIn(own, link) },
  };
}

function parsed(text: string): PushMessage | null {
  try {
    const message: Partial<PushMessage> | null = JSON.parse(text);
    const { id, title, text: body, link } = message ?? {};
    const isWhole = [id, title, body, link].every((one) => typeof one === 'string');
    return isWhole ? (message as PushMessage) : null;
  } catch {
    return null;
  }
}

/** `hi` is the language of messages and of pages; `en-IN` is a tag. */
const languageNamed = (language: string): Language =>
  language === 'hi' || language === 'kn' ? language : languageOfTag(language);

/** Pages in a language that is not offered are nobody's to be led to. */
const addressIn = (language: Language, link: string): string =>
  languages[language].isOffered ? inLanguage(link, language) : link;

/** Address of the page that a pressed notification opens: a path of this site, whatever was sent. */
export function addressOf(sent: unknown): string {
  return typeof sent === 'string' && /^\/(?![/\\])/.test(sent) ? sent : '/';
}
