import {
  type Category,
  limits,
  type SearchWord,
  type SearchWordOrder,
  type SearchWordsAnswer,
} from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { audit } from '../../core/audit/audit.store';
import type { Tables } from '../../core/db/tables.generated';
import { ApiError } from '../../core/http/problems';
import { notValid } from '../../core/http/refusals';
import type { CategoriesService } from '../catalog/categories.service';
import { normaliseQuery } from './interpret/normalise.model';
import { plainWords } from './interpret/plain-words.model';
import { readMissed } from './missed';
import { addedWords, addWord, countAdded, removeWord, topicMeantBy } from './search-words.store';
import { topicOf } from './topic.model';
import { addedTopics } from './topics.store';

type Db = Kysely<Tables>;

interface Deps {
  db: Db;
  categories: CategoriesService;
}

export type SearchWordsService = ReturnType<typeof searchWordsService>;

/** Words that operators add to the vocabulary. Each process uses them from its next reload. */
export function searchWordsService({ db, categories }: Deps) {
  const current = async (): Promise<SearchWordsAnswer> => ({
    missed: await readMissed(db),
    added: await added(),
    topics: (await addedTopics(db)).map(({ id, profession, slug, name }) => ({
      topicId: id,
      topic: { profession, spec: slug, label: name },
    })),
  });

  async function added(): Promise<SearchWord[]> {
    const all = await categories.all();
    return (await addedWords(db)).flatMap(({ node_id, label }) => {
      const topic = topicOf(all.find(({ _id }) => _id === node_id));
      return topic ? [{ topicId: node_id, topic, words: label }] : [];
    });
  }

  async function topicWith(id: string): Promise<Category> {
    const topic = (await categories.all()).find(({ _id }) => _id === id);
    if (!topic) throw notValid({ topicId: 'is no topic we know' });
    return topic;
  }

  /** A word has one topic, whether from the vocabulary or an operator. */
  async function mustBeFree(trx: Db, text: string): Promise<void> {
    const meant = await topicMeantBy(trx, text);
    if (meant !== undefined) throw notValid({ words: `means ${meant} already` });
    if ((await countAdded(trx)) >= limits.searchWordsAdded) {
      throw new ApiError('conflict', `No more than ${limits.searchWordsAdded} words can be added.`);
    }
  }

  return {
    current,

    /** Fails with `validation` for an unknown topic and for words that already have a topic. */
    async add({ topicId, words }: SearchWordOrder, by: string): Promise<SearchWordsAnswer> {
      const topic = await topicWith(topicId);
      if (normaliseQuery(words) === '') throw notValid({ words: 'must have letters' });
      const text = plainWords(words);
      await db.transaction().execute(async (trx) => {
        await mustBeFree(trx, text);
        await addWord(trx, { text, node_id: topicId, label: words });
        await trx.deleteFrom('search_miss').where('words', '=', normaliseQuery(words)).execute();
        await audit(trx, { by, action: 'search-word-added', ...about(topic, words) });
      });
      return current();
    },

    /** Fails with `not-found` for a word that no operator added. */
    async remove({ topicId, words }: SearchWordOrder, by: string): Promise<SearchWordsAnswer> {
      const topic = await topicWith(topicId);
      await db.transaction().execute(async (trx) => {
        const isGone = await removeWord(trx, plainWords(words), topicId);
        if (!isGone) throw new ApiError('not-found', 'No operator has added this word.');
        await audit(trx, { by, action: 'search-word-removed', ...about(topic, words) });
      });
      return current();
    },
  };
}

const about = ({ _id, categoryName }: Category, words: string) => ({
  ...{ subject: 'search', subjectId: _id },
  title: `“${words}” means ${categoryName}`,
});
