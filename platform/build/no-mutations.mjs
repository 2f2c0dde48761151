/**
 * In place of the query cache's mutations: a write is a call of the API client, and what it changes
 * is told to the cache by `useAnswers`.
 */
export class MutationCache {
  findAll() {
    return [];
  }

  build() {
    throw new Error('Mutations are not part of this build: write with api.call.');
  }

  resumePausedMutations() {
    return Promise.resolve();
  }

  clear() {}
}
