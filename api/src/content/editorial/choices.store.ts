import type { EditorialChoices } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { categoryPictures, scenesOfBanner } from '../../core/assets/pictures';
import type { Tables } from '../../core/db/tables.generated';
import { topicsOfPosts } from './manuscripts.store';

type Db = Kysely<Tables>;

/** Topics that can be subscribed to: those of the banner's slides. */
export async function lettersTopics(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('banner_slide')
    .select('topic')
    .distinct()
    .orderBy('topic')
    .execute();
  return rows.map(({ topic }) => topic);
}

/** Choices in the article editor. */
export async function editorialChoices(db: Db): Promise<EditorialChoices> {
  const professions = await db
    .selectFrom('user_type')
    .select(['slug', 'name'])
    .orderBy('position')
    .execute();
  return {
    pictures: categoryPictures(),
    scenes: scenesOfBanner(),
    topics: await topicsOfPosts(db),
    letters: await lettersTopics(db),
    professions,
  };
}
