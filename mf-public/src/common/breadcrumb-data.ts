import type { StructuredData } from '@nukkad/platform';

interface Step {
  label: string;
  /** Address from the root; the page itself needs none. */
  to?: string;
}

/** A page's place among the others, for search engines: the steps of its trail. */
export function breadcrumbData(origin: string, steps: readonly Step[]): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(to !== undefined && { item: origin + encodeURI(to) }),
    })),
  };
}
