import { useNavigate } from '@nukkad/platform';
import { limits } from '@nukkad/platform/contract';
import { Button, SearchIcon } from '@nukkad/shared-ui';
import type { SubmitEvent } from 'react';
import type { Profession } from '../common/professions/profession';
import { specOfEveryone } from './listing.model';
import { changed, type ListingQuery, writeQuery } from './listing.query.model';
import { text } from './listing.text';
import styles from './type-search.module.css';

interface Props {
  profession: Profession;
  query: ListingQuery;
}

/** Looks for words within the profession; works before the page is alive, too. */
export function TypeSearch({ profession, query }: Props) {
  const navigate = useNavigate();
  const spec = specOfEveryone(profession);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('q');
    if (!(field instanceof HTMLInputElement)) return;
    const term = field.value.trim();
    // Nothing new to look for: the field is where to say it.
    if (term === query.term) return field.focus();
    navigate(profession.listing + writeQuery(changed(query, { term, spec })));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers do not know <search>
    <form role="search" className={styles.search} action={profession.listing} onSubmit={submit}>
      {spec !== null && <input type="hidden" name="spec" value={spec} />}
      <input
        // What the address says stands here, also after going back.
        key={query.term}
        className={styles.input}
        name="q"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={limits.searchTermMaxLength}
        aria-label={text.searchIn(profession.many)}
        placeholder={profession.page.searchHint ?? undefined}
        defaultValue={query.term}
      />
      <Button type="submit" aria-label={text.search}>
        <SearchIcon size={20} />
      </Button>
    </form>
  );
}
