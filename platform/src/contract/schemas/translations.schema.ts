import { z } from 'zod';
import * as limits from '../limits';
import { revision, tooMany } from './fields';
import { named } from './named';
import { line, publicLine, publicLines } from './typed';

/** What operators can write in other languages. */
export const translatedKind = named(
  'TranslatedKind',
  z
    .enum(
      ['post', 'faq', 'slide', 'site', 'footer', 'document'],
      'must be post, faq, slide, site, footer or document',
    )
    .describe('A kind of content that operators write in several languages.'),
);
export const translationLanguage = named(
  'TranslationLanguage',
  z
    .enum(['hi', 'kn'], 'must be hi or kn')
    .describe('A language that content is translated into; English is the source.'),
);

const entryOfTranslation = {
  itemId: z.string(),
  title: z.string().describe('In English, to be recognised by.'),
  state: z
    .enum(['missing', 'outdated', 'current'])
    .describe('`outdated`: words are missing, or the English has changed since.'),
};

export const translationEntry = z
  .object(entryOfTranslation)
  .meta({ id: 'TranslationEntry', description: 'Content, and whether it is translated.' });

export const translation = z
  .object({
    ...entryOfTranslation,
    revision: z.int(),
    source: z.string().describe('Digest of the English.'),
    words: z.array(z.object({ field: z.string(), english: z.string(), translated: z.string() })),
  })
  .meta({
    id: 'Translation',
    description: 'Content in English and in one other language, field by field.',
  });

export const translationOrder = named(
  'TranslationOrder',
  z
    .object({
      revision,
      source: line(40).describe('The one that was read: another one is refused.'),
      words: z
        .array(
          z.object({
            field: publicLine(limits.linkLabelMaxLength),
            translated: publicLines(limits.postBodyMaxLength).or(z.literal('')),
          }),
        )
        .max(limits.translatedFieldsMost, tooMany(limits.translatedFieldsMost)),
    })
    .describe('A translation to store; fields that are left empty are read in English.'),
);
