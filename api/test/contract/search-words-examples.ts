import {
  type CallName,
  endpoints,
  type SearchWordOrder,
  type SearchWordsAnswer,
  type TopicOrder,
} from '@nukkad/platform/contract';
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

/** A topic that no profession has, for the first one. */
async function aTopic({ app }: TestApp): Promise<TopicOrder> {
  const answer = await app.inject({ url: endpoints.getAllCategories.path });
  taught += 1;
  return { professionId: answer.json()[0]._id, name: `Zeppelin ${'x'.repeat(taught)}` };
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
  addTopic: async (running) => ({ payload: await aTopic(running) }),
  removeTopic: async (running, operator) => {
    const answer = await operator.ask('POST', endpoints.addTopic.path, await aTopic(running));
    const [added] = answer.json<SearchWordsAnswer>().topics;
    return { payload: { topicId: added?.topicId } };
  },
  explainSearch: async () => ({ query: { q: 'tooth pain', loc: 'hsr-layout' } }),
  addSearchWord: async (running) => ({ payload: await aSearchWord(running) }),
  removeSearchWord: async (running, operator) => {
    const payload = await aSearchWord(running);
    await operator.ask('POST', endpoints.addSearchWord.path, payload);
    return { payload };
  },
};
