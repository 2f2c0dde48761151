import type {
  TranslatedKind,
  Translation,
  TranslationLanguage,
  TranslationOrder,
} from '@nukkad/platform/contract';
import { text } from './translations.text';

/** Names one translation. */
export interface Wanted {
  language: TranslationLanguage;
  kind: TranslatedKind;
  itemId: string;
}

/** A form's values: the words by their place, since a label is no name of a field. */
export interface TypedTranslation {
  revision: number;
  source: string;
  words: { field: string; translated: string }[];
}

export const translationValues = ({ revision, source, words }: Translation): TypedTranslation => ({
  ...{ revision, source },
  words: words.map(({ field, translated }) => ({ field, translated })),
});

export const translationOrder = ({
  revision,
  source,
  words,
}: TypedTranslation): TranslationOrder => ({
  ...{ revision, source },
  words: words.map(({ field, translated }) => ({ field, translated: translated.trim() })),
});

export const translationText = ({ words }: TypedTranslation): string =>
  words.map(({ field, translated }) => `${fieldName(field)}: ${translated}`).join('\n\n');

/** What a field is called; a link of the footer by its label. */
export const fieldName = (field: string): string =>
  field in text.fields ? text.fields[field as keyof typeof text.fields] : field;

/** Texts of several lines get a larger field. */
export const isLong = ({ field }: { field: string }): boolean =>
  field === 'body' || field === 'answer';

export function languageIn(asked: string | null): TranslationLanguage {
  return asked === 'kn' ? 'kn' : 'hi';
}

export function kindIn(asked: string | null): TranslatedKind {
  return asked !== null && asked in text.kinds ? (asked as TranslatedKind) : 'post';
}
