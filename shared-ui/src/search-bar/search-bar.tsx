import type { ComponentProps, ReactNode, SubmitEvent } from 'react';
import { Button } from '../button/button';
import { MapPinIcon, SearchIcon } from '../icons/icons';
import styles from './search-bar.module.css';
import { text } from './search-bar.text';

/** One of the two fields. */
export interface SearchQuestion {
  /** Query parameter, for a submit before hydration: `loc`, `q`. */
  name: string;
  label: string;
  placeholder?: string;
  /** Initial text. Default: empty. */
  defaultValue?: string;
  /** Further props of the input, for suggestions: its ref, role and key handlers. */
  input?: ComponentProps<'input'>;
}

export interface SearchBarProps {
  /** Target of the form before scripts have loaded. */
  action: string;
  where: SearchQuestion;
  what: SearchQuestion;
  /** Receives both texts, as typed. */
  onSearch: (what: string, where: string) => void;
}

/**
 * A page's main search: where, what, and one button. Native fields, so that it is tiny and works
 * before hydration.
 * `<SearchBar action="/engineers" where={where} what={what} onSearch={search} />`
 */
export function SearchBar({ action, where, what, onSearch }: SearchBarProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { elements } = event.currentTarget;
    onSearch(textIn(elements.namedItem(what.name)), textIn(elements.namedItem(where.name)));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers do not support <search>
    <form role="search" className={styles.bar} action={action} onSubmit={submit}>
      <Question icon={<MapPinIcon size={20} />} label={where.label}>
        <input
          className={styles.input}
          name={where.name}
          autoComplete="address-level2"
          placeholder={where.placeholder}
          defaultValue={where.defaultValue}
          {...where.input}
        />
      </Question>
      <Question icon={<SearchIcon size={20} />} label={what.label}>
        <input
          className={styles.input}
          name={what.name}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          placeholder={what.placeholder}
          defaultValue={what.defaultValue}
          {...what.input}
        />
      </Question>
      <Button type="submit" size="large" className={styles.submit} aria-label={text.search}>
        <SearchIcon size={20} />
        <span className={styles.submitWord}>{text.search}</span>
      </Button>
    </form>
  );
}

interface QuestionProps {
  label: string;
  icon: ReactNode;
  children: ReactNode;
}

function Question({ label, icon, children }: QuestionProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
    <label className={styles.part}>
      {icon}
      <span className={styles.field}>
        <span className={styles.label}>{label}</span>
        {children}
      </span>
    </label>
  );
}

const textIn = (field: Element | RadioNodeList | null) =>
  field instanceof HTMLInputElement ? field.value : '';
