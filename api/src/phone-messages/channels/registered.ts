import type { PhoneContent } from '../../core/db/table-overrides';
import {
  messageLanguages as languages,
  type MessageLanguage,
} from '../../core/language/message-language';
import { templates } from '../templates/templates.model';

interface Registered {
  id: string;
  /** English where the reader's language has no registration. */
  language: MessageLanguage;
}

/** The registration of a text, in the reader's language or else in English. */
export function registeredText(
  ids: Record<string, string>,
  { content, language }: { content: PhoneContent; language: MessageLanguage },
): Registered | undefined {
  if (!('template' in content)) return undefined;
  for (const one of [language, 'en-IN'] as const) {
    const id = ids[`${content.template}/${one}`];
    if (id !== undefined) return { id, language: one };
  }
  return undefined;
}

/** Texts that have no registration, as `code/hi`. */
export const unregisteredTexts = (ids: Record<string, string>): string[] =>
  templates
    .flatMap((template) => languages.map((language) => `${template}/${language}`))
    .filter((name) => ids[name] === undefined);
