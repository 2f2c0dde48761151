import type { Post } from '@nukkad/platform/contract';
import { escaped, postPath } from '../../directory';

interface Feed {
  /** Name of the installation. */
  site: string;
  origin: string;
  /** Newest first. */
  posts: Post[];
}

export const feedPath = '/api/posts/feed.xml';

/** The articles as RSS 2.0. */
export function feedOf({ site, origin, posts }: Feed): string {
  const home = origin.replace(/\/+$/, '');
  const [newest] = posts;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${text(`${site}: Blogs`)}</title>
<link>${text(`${home}/blogs`)}</link>
<description>${text('Short reads before you choose: what to ask, what it costs, what to bring.')}</description>
<language>en-IN</language>
<atom:link href="${text(home + feedPath)}" rel="self" type="application/rss+xml"/>
${newest ? `<lastBuildDate>${day(newest.published)}</lastBuildDate>\n` : ''}${posts.map((post) => itemOf(home, post)).join('')}</channel>
</rss>
`;
}

function itemOf(home: string, { slug, title, summary, topic, published }: Post): string {
  const address = text(home + postPath(slug));
  return `<item>
<title>${text(title)}</title>
<link>${address}</link>
<guid isPermaLink="true">${address}</guid>
<description>${text(summary)}</description>
<category>${text(topic)}</category>
<pubDate>${day(published)}</pubDate>
</item>
`;
}

const day = (time: string) => new Date(time).toUTCString();

/** Escaped, and without characters that XML cannot carry even as entities. */
const text = (words: string) =>
  escaped(words.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, ''));
