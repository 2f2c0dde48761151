/**
 * Replaces the query cache's mutations: a write is a call of the API client, followed by a cache
 * update through `useAnswers`.
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
