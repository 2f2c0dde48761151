import type { SearchWordOrder, SearchWordsAnswer } from '../wire';

/** Calls of operators who teach the search words. */
export interface SearchWordsCalls {
  getSearchWords: { answer: SearchWordsAnswer };
  /** Fails with `validation` where the words mean something already. */
  addSearchWord: { body: SearchWordOrder; answer: SearchWordsAnswer };
  removeSearchWord: { body: SearchWordOrder; answer: SearchWordsAnswer };
}

export const searchWordsEndpoints = {
  getSearchWords: { method: 'GET', path: '/api/operator/search' },
  addSearchWord: { method: 'POST', path: '/api/operator/search/words' },
  removeSearchWord: { method: 'POST', path: '/api/operator/search/words/removal' },
} as const;

const searchWords = ['missed', 'added'] as const;

export const searchWordsOutlines = {
  getSearchWords: searchWords,
  addSearchWord: searchWords,
  removeSearchWord: searchWords,
} as const;
