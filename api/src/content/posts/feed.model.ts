import {
  inLanguage,
  type Language,
  languages,
  type Post,
  postsFeedAddress,
} from '@nukkad/platform/contract';
import { listNameIn } from '../../core/language/list-names';
import { type MessageLanguage, translated } from '../../core/language/message-language';
import { escaped, postPath } from '../../directory';
import { text as hi } from './feed.hi';
import { text as kn } from './feed.kn';
import { text as english } from './feed.text';

const feedWords = translated(english, { hi, kn });

interface Feed {
  /** Name of the installation. */
  site: string;
  origin: string;
  /** Newest first. */
  posts: Post[];
  /** That of the posts. */
  language: MessageLanguage;
}

/** The language of pages in which a feed is read. */
export const pagesOf = (language: MessageLanguage): Language =>
  language === 'en-IN' ? 'en' : language;

/** The articles as RSS 2.0. */
export function feedOf({ site, origin, posts, language }: Feed): string {
  const home = origin.replace(/\/+$/, '');
  const pages = pagesOf(language);
  const words = feedWords(language);
  const [newest] = posts;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${text(words.title(site))}</title>
<link>${text(home + inLanguage('/blogs', pages))}</link>
<description>${text(words.description)}</description>
<language>${languages[pages].tag}</language>
<atom:link href="${text(home + postsFeedAddress(pages))}" rel="self" type="application/rss+xml"/>
${newest ? `<lastBuildDate>${day(newest.published)}</lastBuildDate>\n` : ''}${posts.map((post) => itemOf(home, post, language)).join('')}</channel>
</rss>
`;
}

function itemOf(home: string, post: Post, language: MessageLanguage): string {
  const { slug, title, summary, topic, published } = post;
  const address = text(home + inLanguage(postPath(slug), pagesOf(language)));
  return `<item>
<title>${text(title)}</title>
<link>${address}</link>
<guid isPermaLink="true">${address}</guid>
<description>${text(summary)}</description>
<category>${text(listNameIn(language, topic, 'topic'))}</category>
<pubDate>${day(published)}</pubDate>
</item>
`;
}

const day = (time: string) => new Date(time).toUTCString();

/** Escaped, and without characters that XML cannot carry even as entities. */
const text = (words: string) =>
  escaped(words.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, ''));
