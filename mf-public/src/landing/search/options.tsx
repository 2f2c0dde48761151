import type { ReactNode } from 'react';
import styles from './panel.module.css';

/** Data an option needs about its list. */
export interface ListContext {
  listId: string;
  /** Id of the active option; null for none. */
  active: string | null;
}

interface OptionProps extends ListContext {
  /** Unique in the list. */
  name: string;
  /** Accessible name, if the text is not enough. */
  label?: string;
  className?: string | undefined;
  onChoose: () => void;
  children: ReactNode;
}

/** An option of the listbox. The input handles its keys, and keeps focus under a pointer too. */
export function Option({
  listId,
  active,
  name,
  label,
  className,
  onChoose,
  children,
}: OptionProps) {
  const id = `${listId}-${name}`;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={id === active}
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

interface GroupProps {
  id: string;
  title: string;
  /** Short texts in one row. */
  isRow?: boolean;
  children: ReactNode;
}

/** Options with a heading. */
export function OptionGroup({ id, title, isRow = false, children }: GroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div role="group" aria-labelledby={id} className={styles.group}>
      <div id={id} className={styles.title}>
        {title}
      </div>
      <div role="presentation" className={isRow ? styles.row : undefined}>
        {children}
      </div>
    </div>
  );
}
