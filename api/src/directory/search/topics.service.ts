import { limits, type TopicOrder } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { audit } from '../../core/audit/audit.store';
import type { Tables } from '../../core/db/tables.generated';
import { ApiError } from '../../core/http/problems';
import { notValid } from '../../core/http/refusals';
import type { CategoriesService } from '../catalog/categories.service';
import { slugOf } from '../geo/places.model';
import { normaliseQuery } from './interpret/normalise.model';
import { plainWords } from './interpret/plain-words.model';
import { topicMeantBy } from './search-words.store';
import * as store from './topics.store';

interface Deps {
  db: Kysely<Tables>;
  categories: CategoriesService;
}

export type TopicsService = ReturnType<typeof topicsService>;

/**
 * Topics that operators add to professions. Each process has them once it reads its categories and
 * vocabulary anew, within a minute.
 */
export function topicsService({ db, categories }: Deps) {
  return {
    /** Fails with `validation` for an unknown profession and for a name that means a topic. */
    async add({ professionId, name }: TopicOrder, by: string): Promise<void> {
      const all = await categories.all();
      const profession = all.find(({ _id, parent }) => _id === professionId && parent === null);
      if (!profession) throw notValid({ professionId: 'is no profession we know' });
      const slug = slugOf(name);
      if (!/^[a-z0-9-]{2,}$/.test(slug)) {
        throw notValid({ name: 'must be in Latin letters; add other spellings as words' });
      }
      const text = plainWords(name);
      await db.transaction().execute(async (trx) => {
        const meant = await topicMeantBy(trx, text);
        if (meant !== undefined) throw notValid({ name: `means ${meant} already` });
        if ((await store.addedTopics(trx)).length >= limits.topicsAdded) throw tooMany();
        const id = await store.addTopic(trx, { profession, name, slug, text });
        if (id === undefined) throw notValid({ name: `is a topic of ${profession.categoryName}` });
        await trx.deleteFrom('search_miss').where('words', '=', normaliseQuery(name)).execute();
        const title = `“${name}” under ${profession.categoryName}`;
        await audit(trx, { by, action: 'topic-added', subject: 'search', subjectId: id, title });
      });
    },

    /** Fails with `not-found` for a topic of a release, and `conflict` once a vendor has it. */
    async remove(id: string, by: string): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const title = await store.addedTopic(trx, id);
        if (title === undefined) throw new ApiError('not-found', 'No operator has added it.');
        if (await store.isTopicUsed(trx, id)) throw used();
        await store.removeTopic(trx, id);
        await audit(trx, { by, action: 'topic-removed', subject: 'search', subjectId: id, title });
      });
    },
  };
}

const tooMany = () =>
  new ApiError('conflict', `No more than ${limits.topicsAdded} topics can be added.`);

const used = () =>
  new ApiError('conflict', 'Professionals have chosen this topic already, so it has to stay.');
