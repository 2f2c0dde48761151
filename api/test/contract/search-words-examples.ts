import { type CallName, endpoints, type SearchWordOrder } from '@nukkad/platform/contract';
import type { InjectOptions } from 'fastify';
import type { TestApp } from '../app/app';
import { type SignedIn, signedIn } from '../app/signed-in';

let taught = 0;

/** A word without meaning so far, for the first topic. */
export async function aSearchWord({ app }: TestApp): Promise<SearchWordOrder> {
  const answer = await app.inject({ url: endpoints.getAllCategories.path });
  taught += 1;
  return { topicId: answer.json()[0]._id, words: `zahnarzt ${'x'.repeat(taught)}` };
}

/** A valid request of a call about search words; undefined for any other call. */
export async function searchWordsExample(
  running: TestApp,
  name: CallName,
): Promise<InjectOptions | undefined> {
  const example = examples[name];
  if (!example) return undefined;
  const operator = await signedIn(running.app, 'operator');
  return {
    url: endpoints[name].path,
    headers: { authorization: `Bearer ${operator.token}` },
    ...(await example(running, operator)),
  };
}

const examples: Partial<
  Record<
    CallName,
    (running: TestApp, operator: SignedIn) => Promise<Pick<InjectOptions, 'payload' | 'query'>>
  >
> = {
  getSearchWords: async () => ({}),
  explainSearch: async () => ({ query: { q: 'tooth pain', loc: 'hsr-layout' } }),
  addSearchWord: async (running) => ({ payload: await aSearchWord(running) }),
  removeSearchWord: async (running, operator) => {
    const payload = await aSearchWord(running);
    await operator.ask('POST', endpoints.addSearchWord.path, payload);
    return { payload };
  },
};
