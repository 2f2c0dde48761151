import { limits } from '@nukkad/platform/contract';
import { Button, SearchIcon } from '@nukkad/shared-ui';
import type { SubmitEvent } from 'react';
import { text } from '../listing.text';
import styles from './term-field.module.css';

interface Props {
  /** Label: "Search doctors". */
  label: string;
  placeholder?: string | undefined;
  /** Current search term. */
  term: string;
  /** Target of the form, with the parameters to keep, before hydration. */
  action: string;
  kept: Readonly<Record<string, string | null>>;
  onSearch: (term: string) => void;
}

/** Search field that works before hydration too. */
export function TermField({ label, placeholder, term, action, kept, onSearch }: Props) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('q');
    if (!(field instanceof HTMLInputElement)) return;
    const next = field.value.trim();
    // Unchanged term: keep focus in the field.
    if (next === term) return field.focus();
    onSearch(next);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers do not support <search>
    <form role="search" className={styles.search} action={action} onSubmit={submit}>
      {Object.entries(kept).map(
        ([name, value]) =>
          value !== null && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <input
        // Remount with the address's term, also after going back.
        key={term}
        className={styles.input}
        name="q"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={limits.searchTermMaxLength}
        aria-label={label}
        placeholder={placeholder}
        defaultValue={term}
      />
      <Button type="submit" aria-label={text.search}>
        <SearchIcon size={20} />
      </Button>
    </form>
  );
}
