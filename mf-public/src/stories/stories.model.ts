import type { PageIdentity, StructuredData } from '@nukkad/platform';
import type { StoryDetails } from '@nukkad/platform/contract';
import { languageTagOf, pageAddress } from '@nukkad/platform/words';

const BEST = 5;

export function storyPath({ slug }: Pick<StoryDetails, 'slug'>): string {
  return `/stories/${encodeURIComponent(slug)}`;
}

/** Page identity of a story. `schemaType` is the vendor's. */
export function storyPage(
  origin: string,
  story: StoryDetails,
  schemaType: string,
  trail: StructuredData,
): PageIdentity {
  const review: StructuredData = {
    '@type': 'Review',
    name: story.title,
    reviewBody: story.summary,
    datePublished: story.published,
    url: origin + pageAddress(storyPath(story)),
    inLanguage: languageTagOf(story.title),
    author: { '@type': 'Person', name: story.name },
    reviewRating: { '@type': 'Rating', ratingValue: story.stars, bestRating: BEST },
    itemReviewed: { '@type': schemaType, name: story.vendor.vendorName },
  };
  return {
    title: story.title,
    description: story.summary,
    canonical: storyPath(story),
    data: [review, trail],
  };
}
