import type { ReactNode } from 'react';

/** What an option needs to know of its list. */
export interface ListContext {
  listId: string;
  /** Id of the active option; null for none. */
  active: string | null;
}

/** Props of `ListOption`. */
export interface ListOptionProps extends ListContext {
  /** Unique in the list. */
  name: string;
  /** Accessible name, if the text is not enough. */
  label?: string;
  className?: string | undefined;
  onChoose: () => void;
  children: ReactNode;
}

/**
 * An option of a list below an input. The input handles its keys by `useListKeys`, and keeps focus
 * under a pointer too.
 * `<ListOption listId={listId} active={keys.active} name={place.id} onChoose={choose}>…</ListOption>`
 */
export function ListOption({
  listId,
  active,
  name,
  label,
  className,
  onChoose,
  children,
}: ListOptionProps) {
  const id = `${listId}-${name}`;
  const isActive = id === active;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      data-focused={isActive || undefined}
      aria-label={label}
      className={className}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {children}
    </div>
  );
}
