import { z } from 'zod';
import * as limits from '../limits';
import { placeSlug, slug, words } from '../schemas/fields';
import * as filters from '../schemas/filters.schema';
import * as map from '../schemas/map.schema';
import * as search from '../schemas/search.schema';
import { defineEndpoint } from './define-endpoint';

const tag = 'search';

export const searchEndpoints = {
  getSearchWords: defineEndpoint({
    method: 'GET',
    path: '/api/operator/search',
    tag,
    summary: 'What was searched and found nobody, and words that operators have added',
    answers: { 200: search.searchWordsAnswer },
  }),

  addSearchWord: defineEndpoint({
    method: 'POST',
    path: '/api/operator/search/words',
    tag,
    summary: 'Say which topic a word means',
    description: 'Fails with `validation` where the words mean something already.',
    body: search.searchWordOrder,
    answers: { 201: search.searchWordsAnswer },
  }),

  removeSearchWord: defineEndpoint({
    method: 'POST',
    path: '/api/operator/search/words/removal',
    tag,
    summary: 'Take back a word that an operator has added',
    body: search.searchWordOrder,
    answers: { 200: search.searchWordsAnswer },
  }),

  addTopic: defineEndpoint({
    method: 'POST',
    path: '/api/operator/search/topics',
    tag,
    summary: 'Add a topic to a profession',
    description:
      'Searches, listings and the choice of professionals have it within a minute. Fails with `validation` where its name means something already.',
    body: search.topicOrder,
    answers: { 201: search.searchWordsAnswer },
  }),

  removeTopic: defineEndpoint({
    method: 'POST',
    path: '/api/operator/search/topics/removal',
    tag,
    summary: 'Take back a topic that an operator has added',
    description: 'Fails with `conflict` once a professional has it.',
    body: search.topicRemoval,
    answers: { 200: search.searchWordsAnswer },
  }),

  explainSearch: defineEndpoint({
    method: 'GET',
    path: '/api/operator/search/explanation',
    tag,
    summary: 'Why the first of a search stand where they do',
    description:
      'Apart from the search itself, whose answers are public and may be cached. Paid places are in neither.',
    query: z.object({
      q: words(limits.searchTermMinLength, limits.searchTermMaxLength),
      loc: placeSlug.optional().describe('Slug of the locality or city to look around'),
    }),
    answers: { 200: search.searchExplanation },
  }),

  searchDirectory: defineEndpoint({
    method: 'GET',
    path: '/api/search',
    tag,
    isOfFirstView: true,
    summary: 'Professionals of every kind for a name, a speciality or a problem',
    query: z.object({
      ...filters.vendorFilters.shape,
      ...filters.searchWords,
      type: slug.optional().describe('Slug of a profession'),
      spec: slug.optional().describe('Slug of a speciality'),
    }),
    answers: { 200: search.searchAnswer },
  }),

  getSearchMap: defineEndpoint({
    method: 'GET',
    path: '/api/search/map',
    tag,
    summary: 'Where the results of a search are',
    description: 'As `getVendorMap`, with the words read as `searchDirectory` reads them.',
    query: map.searchMapQuery,
    answers: { 200: map.mapAnswer },
  }),

  suggestSearches: defineEndpoint({
    method: 'GET',
    path: '/api/search/suggest',
    tag,
    summary: 'What a half-typed word can mean',
    query: z.object({
      q: words(limits.searchTermMinLength, limits.searchTermMaxLength),
      loc: placeSlug.optional().describe('Slug of the locality or city to count around'),
    }),
    answers: { 200: search.suggestAnswer },
  }),

  getTrendingSearches: defineEndpoint({
    method: 'GET',
    path: '/api/search/trending',
    tag,
    summary: 'What many have looked for lately',
    answers: { 200: z.array(z.string()).max(limits.trendingSearches) },
  }),
};
