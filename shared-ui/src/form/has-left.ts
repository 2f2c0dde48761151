import type { FocusEvent } from 'react';

/** False when focus moves inside, or to the popup which the field itself has opened. */
export function hasLeft({
  currentTarget,
  target,
  relatedTarget,
}: FocusEvent<HTMLElement>): boolean {
  if (!currentTarget.contains(target) || currentTarget.contains(relatedTarget)) return false;
  return !target.matches('button[aria-expanded="true"]');
}
