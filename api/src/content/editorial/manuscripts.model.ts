import type { Manuscript, ManuscriptEntry, ManuscriptState } from '@nukkad/platform/contract';
import type { Selectable } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';

export type PostRow = Selectable<Tables['post']>;

/** The state of an article at `now`. */
export function stateOf(published: Date | null, now: Date): ManuscriptState {
  if (published === null) return 'draft';
  return published > now ? 'scheduled' : 'published';
}

/** The article is or was published: others may link to its URL. */
export function isAddressKept(row: PostRow, now: Date): boolean {
  return row.is_address_kept || stateOf(row.published_at, now) === 'published';
}

export function toEntry(row: PostRow, now: Date): ManuscriptEntry {
  const { id, slug, title, topic, published_at, updated_at, revision } = row;
  return {
    _id: id,
    slug,
    title,
    topic,
    state: stateOf(published_at, now),
    published: published_at?.toISOString() ?? null,
    changed: updated_at.toISOString(),
    revision,
  };
}

export function toManuscript(row: PostRow, now: Date): Manuscript {
  const { summary, body, picture, letter } = row;
  return {
    ...toEntry(row, now),
    ...{ summary, body, picture, letter },
    isAddressKept: isAddressKept(row, now),
  };
}
