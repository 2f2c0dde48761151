import { z } from 'zod';
import * as limits from '../limits';
import { geoPlace, vendorsAnswer } from './directory.schema';
import { uuid } from './fields';
import { named } from './named';
import { line, publicLine } from './typed';

const topic = named(
  'SearchTopic',
  z
    .object({
      profession: z.string(),
      spec: z.string().nullable(),
      label: z.string(),
    })
    .describe('A profession, or a speciality of it, that a term names.'),
);

export const searchAnswer = vendorsAnswer
  .extend({
    corrected: z
      .string()
      .nullable()
      .describe(
        'What was looked for instead of a misspelt term; null where the term was understood.',
      ),
    meant: topic
      .nullable()
      .describe(
        'What the term was understood as; null where it names nothing the directory divides into.',
      ),
    understood: z
      .array(
        named(
          'UnderstoodFilter',
          z
            .object({
              field: z.enum(['gender', 'lang', 'fee', 'exp', 'rating', 'avail']),
              value: z.string().describe('Its values, joined by commas as in an address.'),
              label: z.string().describe('As people read it: `Female`.'),
              without: z.string().describe('The term without it.'),
            })
            .describe('A filter that stood in a term: `lady`, `under 500`, `kannada speaking`.'),
        ),
      )
      .describe(
        'Filters that stood in the term and hold here, unless one was chosen for the same.',
      ),
    others: z.array(topic).describe('What may be meant instead, the likeliest first.'),
    professions: z
      .array(z.object({ profession: z.string(), label: z.string(), count: z.int() }))
      .describe(
        'How many are found in each profession, most first, whichever `type` narrows the list.',
      ),
  })
  .meta({ id: 'SearchAnswer', description: 'What a search across all professions found.' });

const suggested = { term: z.string(), label: z.string() };

const suggestion = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('speciality'),
      ...suggested,
      profession: z.string(),
      spec: z.string(),
      count: z.int(),
    }),
    z.object({
      kind: z.literal('profession'),
      ...suggested,
      profession: z.string(),
      count: z.int(),
    }),
    z.object({
      kind: z.literal('person'),
      ...suggested,
      profession: z.string(),
      vendorId: z.uuid(),
      title: z.string(),
      locality: z.string(),
    }),
    z.object({ kind: z.literal('place'), ...suggested, place: geoPlace }),
  ])
  .meta({
    id: 'Suggestion',
    description:
      'Something a half-typed word can mean. `term` is what the search field would then hold.',
  });

export const suggestAnswer = z
  .object({
    corrected: z
      .string()
      .nullable()
      .describe('The word they are for, where the typed one is taken for misspelt.'),
    suggestions: z.array(suggestion).max(limits.suggestionsShown),
  })
  .meta({
    id: 'SuggestAnswer',
    description: 'Suggestions grouped by kind, the likeliest kind first.',
  });

export const searchWordOrder = z
  .object({
    topicId: uuid,
    words: line(limits.searchTermMaxLength),
  })
  .meta({ id: 'SearchWordOrder', description: 'A word by which the search is to find a topic.' });

export const topicOrder = z
  .object({
    professionId: uuid,
    name: publicLine(limits.topicNameMaxLength),
  })
  .meta({ id: 'TopicOrder', description: 'A new topic of a profession.' });

export const topicRemoval = z
  .object({ topicId: uuid })
  .meta({ id: 'TopicRemoval', description: 'The topic of an operator to remove.' });

export const searchWordsAnswer = z
  .object({
    missed: z
      .array(
        named(
          'MissedSearch',
          z
            .object({
              words: z.string(),
              weight: z.number().describe('The longer ago, the less a search counts.'),
              lastDay: z.iso.date().describe('`yyyy-MM-dd` in India.'),
            })
            .describe(
              'Words that found nobody, as operators see them: how often, and nothing of who typed them.',
            ),
        ),
      )
      .max(limits.missedSearchesShown),
    added: z.array(
      named(
        'SearchWord',
        z
          .object({ topicId: z.uuid(), topic, words: z.string() })
          .describe('A word that an operator has given a topic.'),
      ),
    ),
    topics: z.array(
      named(
        'AddedTopic',
        z
          .object({ topicId: z.uuid(), topic })
          .describe('A topic that an operator has added to a profession.'),
      ),
    ),
  })
  .meta({
    id: 'SearchWordsAnswer',
    description:
      'What operators see of searches: what found nobody, the most first, and words and topics they have added.',
  });

const rankingDetail = named(
  'RankingDetail',
  z
    .enum(['about', 'qualifications', 'languages', 'fields', 'landmark'])
    .describe('A detail of a page that counts as complete.'),
);

const points = z.int().describe('Thousandths of a star.');

const rankedPlace = named(
  'RankedPlace',
  z
    .object({
      vendorId: z.uuid(),
      name: z.string(),
      title: z.string(),
      profession: z.string(),
      points: points.describe('What the list is sorted by, in thousandths of a star.'),
      parts: z.object({
        text: z.object({
          points,
          topic: z.string().nullable().describe('Null where the words name a person or workplace.'),
        }),
        distance: z.object({
          points,
          km: z.number().nullable().describe('To the locality; null for a whole city.'),
        }),
        rating: z.object({
          points,
          average: z.number().nullable().describe('Null while reviews are few.'),
          reviews: z.int(),
        }),
        response: z.object({ points, minutes: z.int().nullable() }),
        availability: z.object({
          points,
          days: z.int().describe('Weekdays with working hours.'),
        }),
        completeness: z.object({ points, missing: z.array(rankingDetail) }),
      }),
    })
    .describe('A professional in the order of a search, with the parts of the points.'),
);

export const searchExplanation = z
  .object({
    meant: topic.nullable(),
    place: geoPlace.nullable(),
    places: z.array(rankedPlace).max(limits.explainedPlaces),
  })
  .meta({
    id: 'SearchExplanation',
    description: 'Why the first of a search stand where they do, for operators.',
  });
