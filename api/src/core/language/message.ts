import { accented, type Language, messages } from '@nukkad/platform/contract';
import { messageTranslations } from '@nukkad/platform/contract/messages';
import { nameIn } from '@nukkad/platform/names/in-languages';
import { hi } from './hi';
import { kn } from './kn';
import { inLanguage } from './language';

/** `At most {most} works are shown.` is any sentence with something in place of `{most}`. */
type Filled<Sentence> = Sentence extends `${infer Before}{${string}}${infer After}`
  ? `${Before}${string}${Filled<After>}`
  : Sentence;

type Shared = Extract<(typeof messages)[keyof typeof messages], string>;

/** Languages that are translated by hand. */
type Translated = Exclude<Language, 'en' | 'xa'>;

declare const unchecked: unique symbol;

/**
 * A text in English that a person may read. It stands in every catalogue, whatever values it has in it: one
 * without translations does not compile.
 */
export type Message = Filled<keyof typeof hi> | Shared | (string & { readonly [unchecked]: true });

/** Fields and what is wrong with each. */
export type FieldMessages = Readonly<Record<string, Message>>;

/**
 * Takes a text for a message without being checked: words for developers and data, which are the same in
 * every language, and words of the contract, whose translations a test asks for.
 */
export const asMessage = (text: string): Message => text as Message;

/** The same for fields: the contract's rules of a step. */
export const asMessages = (texts: Readonly<Record<string, string>>): FieldMessages =>
  texts as FieldMessages;

/** A message in the language of the request. */
export const said = (message: Message): string => translated(message, inLanguage());

/**
 * A message in a language; a value within it is translated if it is a message or a name of a list as well.
 * English for what has no translation.
 */
export function translated(message: string, language: Language): string {
  if (language === 'en') return message;
  if (language === 'xa') return accented(message) as string;
  return catalogues[language].sentence(message) ?? message;
}

/** A sentence with values, taken apart: the texts around them, and their names. */
interface Pattern {
  around: readonly string[];
  names: readonly string[];
  translation: string;
}

interface CatalogueOfMessages {
  /** Undefined for what has no translation. */
  sentence(message: string): string | undefined;
}

const HOLE = /\{(\w+)\}/;

function catalogueOf(
  language: Translated,
  sentences: Readonly<Record<string, string>>,
): CatalogueOfMessages {
  const whole = new Map(Object.entries(sentences));
  const patterns = Object.entries(sentences)
    .filter(([english]) => HOLE.test(english))
    .map(([english, translation]) => patternOf(english, translation))
    // What says more of the sentence is meant rather than what says less.
    .sort((one, other) => other.around.join('').length - one.around.join('').length);

  const valueSaid = (english: string): string => sentence(english) ?? nameIn(language, english);
  const sentence = (message: string): string | undefined => {
    const found = whole.get(message);
    if (found !== undefined) return found;
    for (const { around, names, translation } of patterns) {
      const values = valuesIn(message, around);
      if (values) {
        const byName = new Map(names.map((name, nth) => [name, values[nth] ?? '']));
        return filled(translation, byName, valueSaid);
      }
    }
    return undefined;
  };
  return { sentence };
}

function patternOf(english: string, translation: string): Pattern {
  const parts = english.split(HOLE);
  return {
    around: parts.filter((_, nth) => nth % 2 === 0),
    names: parts.filter((_, nth) => nth % 2 === 1),
    translation,
  };
}

/** What stands between the texts of a pattern; null where the message is none of it. */
function valuesIn(message: string, around: readonly string[]): string[] | null {
  const [first = '', ...further] = around;
  if (!message.startsWith(first)) return null;
  const values: string[] = [];
  let at = first.length;
  for (const [nth, text] of further.entries()) {
    const isLast = nth === further.length - 1;
    const end = isLast ? message.length - text.length : message.indexOf(text, at + 1);
    if (end <= at || !message.startsWith(text, end)) return null;
    values.push(message.slice(at, end));
    at = end + text.length;
  }
  return values;
}

function filled(
  translation: string,
  values: ReadonlyMap<string, string>,
  valueSaid: (value: string) => string,
): string {
  return translation.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    valueSaid(values.get(name) ?? ''),
  );
}

/** The contract's messages by what they are in English; those with a value say `{most}` in its place. */
function sharedMessages(language: Translated): Record<string, string> {
  const translations = messageTranslations[language];
  const names = Object.keys(messages) as (keyof typeof messages)[];
  return Object.fromEntries(
    names.map((name) => [sentenceOf(messages[name]), sentenceOf(translations[name])]),
  );
}

const sentenceOf = (words: string | ((value: never) => string)): string =>
  typeof words === 'string' ? words : words('{value}' as never);

const catalogues: Record<Translated, CatalogueOfMessages> = {
  hi: catalogueOf('hi', { ...sharedMessages('hi'), ...hi }),
  kn: catalogueOf('kn', { ...sharedMessages('kn'), ...kn }),
};
