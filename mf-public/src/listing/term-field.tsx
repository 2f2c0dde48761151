import { limits } from '@nukkad/platform/contract';
import { Button, SearchIcon } from '@nukkad/shared-ui';
import type { SubmitEvent } from 'react';
import { text } from './listing.text';
import styles from './term-field.module.css';

interface Props {
  /** What the field is called: "Search doctors". */
  label: string;
  placeholder?: string | undefined;
  /** What is looked for now. */
  term: string;
  /** Where the form leads, and what goes along, before the page is alive. */
  action: string;
  kept: Readonly<Record<string, string | null>>;
  onSearch: (term: string) => void;
}

/** Words to look for; works before the page is alive, too. */
export function TermField({ label, placeholder, term, action, kept, onSearch }: Props) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('q');
    if (!(field instanceof HTMLInputElement)) return;
    const next = field.value.trim();
    // Nothing new to look for: the field is where to say it.
    if (next === term) return field.focus();
    onSearch(next);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers do not know <search>
    <form role="search" className={styles.search} action={action} onSubmit={submit}>
      {Object.entries(kept).map(
        ([name, value]) =>
          value !== null && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <input
        // What the address says stands here, also after going back.
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
