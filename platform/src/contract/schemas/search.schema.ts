import { z } from 'zod';
import * as limits from '../limits';
import { geoPlace, vendorsAnswer } from './directory.schema';
import { uuid } from './fields';
import { line } from './typed';

/** What searching answers, as schemas; see `schemas.ts`. */

const topic = z.object({
  profession: z.string(),
  spec: z.string().nullable(),
  label: z.string(),
});

export const searchAnswer = vendorsAnswer
  .extend({
    corrected: z.string().nullable(),
    meant: topic.nullable(),
    understood: z.array(
      z.object({
        field: z.enum(['gender', 'lang', 'fee', 'exp', 'rating', 'avail']),
        value: z.string(),
        label: z.string(),
        without: z.string(),
      }),
    ),
    others: z.array(topic),
    professions: z.array(z.object({ profession: z.string(), label: z.string(), count: z.int() })),
  })
  .meta({ id: 'SearchAnswer' });

const named = { term: z.string(), label: z.string() };

const suggestion = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('speciality'),
      ...named,
      profession: z.string(),
      spec: z.string(),
      count: z.int(),
    }),
    z.object({
      kind: z.literal('profession'),
      ...named,
      profession: z.string(),
      count: z.int(),
    }),
    z.object({
      kind: z.literal('person'),
      ...named,
      profession: z.string(),
      vendorId: z.uuid(),
      title: z.string(),
      locality: z.string(),
    }),
    z.object({ kind: z.literal('place'), ...named, place: geoPlace }),
  ])
  .meta({ id: 'Suggestion' });

export const suggestAnswer = z
  .object({
    corrected: z.string().nullable(),
    suggestions: z.array(suggestion).max(limits.suggestionsShown),
  })
  .meta({ id: 'SuggestAnswer' });

export const searchWordOrder = z
  .object({
    topicId: uuid,
    words: line(limits.searchTermMaxLength),
  })
  .meta({ id: 'SearchWordOrder' });

export const searchWordsAnswer = z
  .object({
    missed: z
      .array(z.object({ words: z.string(), weight: z.number(), lastDay: z.iso.date() }))
      .max(limits.missedSearchesShown),
    added: z.array(z.object({ topicId: z.uuid(), topic, words: z.string() })),
  })
  .meta({ id: 'SearchWordsAnswer' });
