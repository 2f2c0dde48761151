import { keepFocus, Link } from '@nukkad/platform';
import { pageAddress } from '@nukkad/platform/words';
import { buttonClass, RemovableChips } from '@nukkad/shared-ui';
import { withoutFilters, writeQuery } from '../query/listing.query.model';
import styles from './filter-bar.module.css';
import type { Filtering } from './filtering';
import { appliedFilters } from './filters.model';
import { text } from './filters.text';

/** Applied filters, removable one by one or all at once. */
export function AppliedFilters({ filtering }: { filtering: Filtering }) {
  const { query, facets, isSearch, path, change } = filtering;
  const applied = appliedFilters(query, facets ?? [], isSearch);
  const remove = (id: string) => {
    const gone = applied.find((one) => one.id === id);
    if (gone) change(gone.without);
  };
  if (applied.length === 0) return null;
  const cleared = { ...withoutFilters(query), term: isSearch ? query.term : '' };
  return (
    <div className={styles.applied}>
      <RemovableChips
        label={text.applied}
        options={applied.map(({ id, label, without }) => ({
          value: id,
          label,
          href: pageAddress(path + writeQuery(without)),
        }))}
        onRemove={remove}
      />
      <Link
        className={buttonClass({ tone: 'ghost', size: 'small' })}
        to={path + writeQuery(cleared)}
        state={keepFocus}
      >
        {text.clearAll}
      </Link>
    </div>
  );
}
