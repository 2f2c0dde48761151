import type { PageIdentity, StructuredData } from '@nukkad/platform';
import type { Article, Post } from '@nukkad/platform/contract';
import { localName } from '@nukkad/platform/names';
import { langOf, languageTagOf, pageAddress } from '@nukkad/platform/words';

export function postPath({ slug }: Pick<Article, 'slug'>): string {
  return `/blogs/${encodeURIComponent(slug)}`;
}

/** Articles of one topic, ignoring case. */
export const postsOf = (posts: Post[], topic: string): Post[] =>
  posts.filter((post) => post.topic.toLowerCase() === topic.toLowerCase());

/** An article whose title may be translated, and whose text stands in another language than the page. */
export const isUntranslated = (article: Article): boolean =>
  langOf(openingOf(article)) !== undefined;

/** The first words of the text, which tell its language. */
function openingOf({ title, body }: Article): string {
  const [first] = body.flatMap((block) => ('text' in block ? [block.text] : []));
  return first ?? title;
}

/** Page identity of an article. */
export function postPage(origin: string, article: Article, trail: StructuredData): PageIdentity {
  const { title, summary, picture } = article;
  return {
    title,
    description: summary,
    canonical: postPath(article),
    ...(picture && { picture }),
    data: [postData(origin, article), trail],
  };
}

function postData(origin: string, article: Article): StructuredData {
  return {
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.summary,
    datePublished: article.published,
    articleSection: localName(article.topic, 'topic'),
    url: origin + pageAddress(postPath(article)),
    inLanguage: languageTagOf(openingOf(article)),
    ...(article.picture && { image: origin + article.picture.src }),
    author: { '@type': 'Organization', name: 'Nukkad', url: `${origin}/` },
  };
}
