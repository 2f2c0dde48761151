import type { PageIdentity, StructuredData } from '@nukkad/platform';
import type { Article, Post } from '@nukkad/platform/contract';
import { languageTagOf, pageAddress } from '@nukkad/platform/words';

export function postPath({ slug }: Pick<Article, 'slug'>): string {
  return `/blogs/${encodeURIComponent(slug)}`;
}

/** Articles of one topic, ignoring case. */
export const postsOf = (posts: Post[], topic: string): Post[] =>
  posts.filter((post) => post.topic.toLowerCase() === topic.toLowerCase());

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
    articleSection: article.topic,
    url: origin + pageAddress(postPath(article)),
    inLanguage: languageTagOf(article.title),
    ...(article.picture && { image: origin + article.picture.src }),
    author: { '@type': 'Organization', name: 'Nukkad', url: `${origin}/` },
  };
}
