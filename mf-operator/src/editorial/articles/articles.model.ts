import { INDIA, instantAt, minutesOf } from '@nukkad/platform/calendar';
import {
  limits,
  type Manuscript,
  type ManuscriptOrder,
  type ManuscriptState,
} from '@nukkad/platform/contract';

/** Form values of an article. */
export interface TypedArticle {
  revision: number;
  title: string;
  slug: string;
  summary: string;
  topic: string;
  body: string;
  picture: string | null;
  letter: string | null;
}

export const emptyArticle: TypedArticle = {
  ...{ revision: 0, title: '', slug: '', summary: '', topic: '', body: '' },
  ...{ picture: null, letter: null },
};

export const articleValues = (manuscript: Manuscript): TypedArticle => {
  const { revision, title, slug, summary, topic, body, picture, letter } = manuscript;
  return { revision, title, slug, summary, topic, body, picture, letter };
};

export const articleOrder = ({ slug, title, ...typed }: TypedArticle): ManuscriptOrder => ({
  ...typed,
  title: title.trim(),
  slug: slug.trim() || articleSlug(title),
});

/** Slug suggested from a title: `Choosing a dentist` → `choosing-a-dentist`. */
export function articleSlug(title: string): string {
  const plain = title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, limits.postSlugMaxLength)
    .replace(/-$/, '');
}

/** State in an address such as `?state=draft`; null if invalid. */
export const stateIn = (typed: string | null): ManuscriptState | null =>
  states.find((state) => state === typed) ?? null;

const states = ['draft', 'scheduled', 'published'] as const satisfies ManuscriptState[];

export const articleText = ({ title, summary, body }: TypedArticle): string =>
  [title, summary, body].join('\n\n');

/** The instant of a day and time in India; null while incomplete. */
export function instantOf(day: string | null, clock: string): string | null {
  if (day === null || !/^\d\d:\d\d$/.test(clock)) return null;
  return instantAt(day, minutesOf(clock), INDIA).toISOString();
}
