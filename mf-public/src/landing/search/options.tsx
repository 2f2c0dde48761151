import type { ReactNode } from 'react';
import styles from './panel.module.css';

/** What an option needs to know of the list it stands in. */
export interface ListContext {
  listId: string;
  /** Id of the option that the arrow keys stand on; null when they stand on none. */
  active: string | null;
}

interface OptionProps extends ListContext {
  /** Unique in the list. */
  name: string;
  /** What it is called where its words do not say it all. */
  label?: string;
  className?: string | undefined;
  onChoose: () => void;
  children: ReactNode;
}

/** Something to choose. Its keys are pressed in the input, which keeps focus also under a pointer. */
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
    // biome-ignore lint/a11y/useKeyWithClickEvents: the input hears the keys.
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
  /** Short words stand side by side. */
  isRow?: boolean;
  children: ReactNode;
}

/** Options under a title. */
export function OptionGroup({ id, title, isRow = false, children }: GroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is a group of form fields.
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
