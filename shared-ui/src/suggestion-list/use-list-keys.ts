import { type KeyboardEvent, useState } from 'react';

/** Arrow keys over a listbox below an input. */
export interface ListKeys {
  /** Id of the active option. */
  active: string | null;
  onKey: (event: KeyboardEvent) => void;
  /** The list has been replaced. */
  reset: () => void;
}

/**
 * Arrow keys and Enter of an input with a list of `ListOption`s below it. Focus stays in the input,
 * `aria-activedescendant` moves. Options are read from the DOM on each key: a chunk that loads later
 * may render the list.
 * `const keys = useListKeys(listId);`
 */
export function useListKeys(listId: string): ListKeys {
  const [active, setActive] = useState<string | null>(null);

  const move = (by: 1 | -1) => {
    const options = document.getElementById(listId)?.querySelectorAll('[role="option"]') ?? [];
    const ids = [...options].map(({ id }) => id);
    const from = active === null ? -1 : ids.indexOf(active);
    const to = from < 0 && by < 0 ? ids.length - 1 : (from + by + ids.length) % ids.length;
    const next = ids[to] ?? null;
    setActive(next);
    if (next !== null) document.getElementById(next)?.scrollIntoView?.({ block: 'nearest' });
  };

  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter') {
      const option = active === null ? null : document.getElementById(active);
      if (!option) return;
      option.click();
    } else return;
    event.preventDefault();
  };

  return { active, onKey, reset: () => setActive(null) };
}
