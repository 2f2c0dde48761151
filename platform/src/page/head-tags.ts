import {
  aheadAttribute,
  dataText,
  documentTitle,
  headValues,
  type PageIdentity,
  pageDataId,
  type StructuredData,
  selectedAttributes,
  selectorParts,
} from './page-head';

/** An element of a page's head, to serialise. */
export interface HeadTag {
  name: 'title' | 'meta' | 'link' | 'script';
  attributes: Record<string, string>;
  /**
   * Content of the element. A script's is safe to write as it is (`<` is escaped as JSON allows);
   * escape a title's as text.
   */
  text?: string;
}

/**
 * The head of a page rendered ahead of the visit: the same values `describeDocument` sets in a
 * browser, marked so that it takes them over. They replace the template's title and description.
 *
 * @param parts structured data of the page's parts
 * @param origin public origin, for absolute URLs
 * @example headTags(page, parts, 'https://nukkad.example').map(serialise).join('')
 */
export function headTags(
  page: PageIdentity,
  parts: readonly (readonly StructuredData[])[],
  origin: string,
): HeadTag[] {
  const tags: HeadTag[] = [{ name: 'title', attributes: {}, text: documentTitle(page.title) }];
  for (const [selector, attribute, value] of headValues(page, origin)) {
    if (value === undefined) continue;
    const [name = ''] = selectorParts(selector);
    tags.push({
      name: name as HeadTag['name'],
      attributes: { ...selectedAttributes(selector), [attribute]: value, [aheadAttribute]: '' },
    });
  }
  const blocks: [Record<string, string>, readonly StructuredData[]][] = [
    [{ id: pageDataId }, page.data ?? []],
    ...parts.map((data): [Record<string, string>, typeof data] => [{ [aheadAttribute]: '' }, data]),
  ];
  for (const [attributes, data] of blocks) {
    if (data.length === 0) continue;
    tags.push({
      name: 'script',
      attributes: { type: 'application/ld+json', ...attributes },
      text: dataText(data),
    });
  }
  return tags;
}
