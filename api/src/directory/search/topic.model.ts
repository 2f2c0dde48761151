import type { Category, SearchTopic } from '@nukkad/platform/contract';

/** A category as sent to clients; null for none. */
export function topicOf(category: Category | undefined): SearchTopic | null {
  if (!category) return null;
  const { profession, parent, slug, categoryName } = category;
  return { profession, spec: parent === null ? null : slug, label: categoryName };
}
