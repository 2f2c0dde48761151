import type { StructuredData } from '@nukkad/platform';
import { type Category, limits } from '@nukkad/platform/contract';
import { topCategories } from '../common/categories.model';

/** Categories in two rows: the first four, then the rest. */
export function categoryRows(categories: Category[]): [Category[], Category[]] {
  const top = topCategories(categories);
  return [top.slice(0, limits.categoriesInTopRow), top.slice(limits.categoriesInTopRow)];
}

/** Structured data of the home page: the site, its search, and its operator. */
export function homeData(origin: string, description: string): StructuredData[] {
  const name = 'Nukkad';
  const url = `${origin}/`;
  const site: StructuredData = {
    '@type': 'WebSite',
    ...{ name, url, description },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/engineers?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
  return [site, { '@type': 'Organization', name, url }];
}
