import type { PartManifest } from '@nukkad/platform/contract';
import { tag } from './html';

// React Aria adds a style element with one constant rule unless an element of this id exists, and
// the content policy would refuse it. The stylesheet with the id contains that rule.
const HOLDS_THE_PRESS_RULE = 'react-aria-pressable-style';

/** The links to a part's own stylesheets, with integrity hashes. */
export function stylesheets(
  base: string,
  { styles }: PartManifest,
  integrity: Record<string, string>,
): string[] {
  return styles.map((file, index) =>
    tag('link', {
      id: index === 0 ? HOLDS_THE_PRESS_RULE : undefined,
      rel: 'stylesheet',
      href: base + file,
      crossorigin: true,
      integrity: integrity[file],
    }),
  );
}

/** The icon embedded in the page; no link without one. */
export function iconLink(svg: string): string[] {
  if (svg === '') return [];
  const href = `data:image/svg+xml,${encodeURIComponent(svg.trim())}`;
  return [tag('link', { rel: 'icon', type: 'image/svg+xml', href })];
}
