import type { StructuredData } from '@nukkad/platform';
import { pageAddress } from '@nukkad/platform/words';

interface Step {
  label: string;
  /** Path from the root; the current page needs none. */
  to?: string;
}

/** Structured data of the breadcrumb, for search engines. */
export function breadcrumbData(origin: string, steps: readonly Step[]): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(to !== undefined && { item: origin + encodeURI(pageAddress(to)) }),
    })),
  };
}
