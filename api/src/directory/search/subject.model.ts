import type { Category } from '@nukkad/platform/contract';
import type { Subject } from './list-query';

/**
 * The intersection of a list's categories and those of the query.
 *
 * @param shares of the categories meant, as `Subject.shares`
 */
export function subjectOf(
  base: Category[],
  meant: Category[] | null,
  only: string[] | null,
  shares: Subject['shares'] = new Map(),
): Subject {
  const nodes = meant ? common(base, meant) : base;
  const tops = [...new Set(nodes.map(({ _id, parent }) => parent ?? _id))];
  const isTop = nodes.every(({ parent }) => parent === null);
  return {
    level: isTop ? 'category_id' : 'sub_category_id',
    nodes: nodes.map(({ _id }) => _id),
    category: tops.length === 1 ? (tops[0] as string) : null,
    only,
    shares: new Map(
      nodes.map(({ _id, parent }) => [_id, shares.get(_id) ?? shares.get(parent ?? '') ?? 1]),
    ),
  };
}

/** Of two nested categories, the inner one. */
function common(base: Category[], meant: Category[]): Category[] {
  const within = (inner: Category, outers: Category[]) =>
    outers.some(({ _id }) => _id === inner._id || _id === inner.parent);
  const narrower = meant.filter((category) => within(category, base));
  const broader = base.filter((category) => within(category, meant));
  return narrower.length > 0 ? narrower : broader;
}
