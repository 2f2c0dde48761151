import { withoutLanguage } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { postBySlug } from '../../content';
import type { Tables } from '../../core/db/tables.generated';
import type { StatesService } from '../../directory';
import { campaignBySlug } from '../../fundraising';
import { storyBySlug } from '../../reviews';

interface Deps {
  db: Kysely<Tables>;
  states: Pick<StatesService, 'all'>;
}

/** `/blogs/:slug` and the like: pages that exist only with their subject. */
const named = /^\/+(blogs|stories|campaigns|states)\/+([^/]+)\/*$/;

type Shelf = 'blogs' | 'stories' | 'campaigns' | 'states';

/**
 * Whether a decoded path names a missing subject, such as `/blogs/nobody-wrote-this`, in
 * whichever language. False for
 * every other page, whatever its path: only the page itself can tell.
 */
export function namedPages({ db, states }: Deps) {
  const find: Record<Shelf, (slug: string) => Promise<unknown>> = {
    blogs: (slug) => postBySlug(db, slug),
    stories: (slug) => storyBySlug(db, slug),
    campaigns: (slug) => campaignBySlug(db, slug),
    states: async (slug) => (await states.all()).find((state) => state.slug === slug),
  };
  return async (pathname: string): Promise<boolean> => {
    const [, shelf, slug] = named.exec(withoutLanguage(pathname)) ?? [];
    if (shelf === undefined || slug === undefined) return false;
    return (await find[shelf as Shelf](slug)) === undefined;
  };
}

export type NamesNothing = ReturnType<typeof namedPages>;
