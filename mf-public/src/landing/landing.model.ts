import type { StructuredData } from '@nukkad/platform';
import { type Category, languages, limits } from '@nukkad/platform/contract';
import { pageAddress, pageLanguage } from '@nukkad/platform/words';
import { topCategories } from '../common/categories.model';

/** Categories in two rows: the first four, then the rest. */
export function categoryRows(categories: Category[]): [Category[], Category[]] {
  const top = topCategories(categories);
  return [top.slice(0, limits.categoriesInTopRow), top.slice(limits.categoriesInTopRow)];
}

/** Structured data of the home page: the site, its search, and its operator. */
export function homeData(origin: string, description: string): StructuredData[] {
  const name = 'Nukkad';
  const site: StructuredData = {
    '@type': 'WebSite',
    ...{ name, description, url: origin + pageAddress('/') },
    inLanguage: languages[pageLanguage()].tag,
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${origin}${pageAddress('/engineers')}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
  return [site, { '@type': 'Organization', name, url: `${origin}/` }];
}
