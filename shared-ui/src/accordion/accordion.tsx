import { langOf } from '@nukkad/platform/words';
import type { ReactNode } from 'react';
import { Button, Disclosure, DisclosureGroup, DisclosurePanel } from 'react-aria-components';
import { ChevronDownIcon } from '../icons/icons';
import styles from './accordion.module.css';

/** A title and the content it opens. */
export interface AccordionItem {
  /** Names the item in `initiallyOpen` and `onChange`. */
  key: string;
  title: string;
  /** Hidden while the item is closed, but found by in-page search. */
  content: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Key of the initially open item. Default: none. */
  initiallyOpen?: string | undefined;
  /** An item was opened; `null` when the open one was closed. */
  onChange?: ((openKey: string | null) => void) | undefined;
  /** Heading level of the titles. Default 3. */
  level?: 2 | 3 | 4;
}

/**
 * Titles that expand one panel at a time; pressing the open title closes it. Without script all of
 * them are open.
 * `<Accordion items={questions} />`
 */
export function Accordion({ items, initiallyOpen, onChange, level = 3 }: AccordionProps) {
  const Heading = `h${level}` as const;
  return (
    <DisclosureGroup
      className={styles.accordion}
      defaultExpandedKeys={initiallyOpen === undefined ? [] : [initiallyOpen]}
      onExpandedChange={(keys) => onChange?.(keys.size === 0 ? null : String([...keys][0]))}
    >
      {items.map(({ key, title, content }) => (
        <Disclosure key={key} id={key} className={styles.item}>
          <Heading>
            <Button slot="trigger" className={styles.trigger}>
              <span lang={langOf(title)}>{title}</span>
              <ChevronDownIcon className={styles.chevron} size={20} />
            </Button>
          </Heading>
          <DisclosurePanel className={styles.panel}>
            <div className={styles.content}>{content}</div>
          </DisclosurePanel>
        </Disclosure>
      ))}
    </DisclosureGroup>
  );
}
