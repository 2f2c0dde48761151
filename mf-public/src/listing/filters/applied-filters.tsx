import { Button, RemovableChips } from '@nukkad/shared-ui';
import { withoutFilters } from '../query/listing.query.model';
import styles from './filter-bar.module.css';
import type { Filtering } from './filtering';
import { appliedFilters } from './filters.model';
import { text } from './filters.text';

/** Applied filters, removable one by one or all at once. */
export function AppliedFilters({ filtering }: { filtering: Filtering }) {
  const { query, facets, isSearch, change } = filtering;
  const applied = appliedFilters(query, facets ?? [], isSearch);
  const remove = (id: string) => {
    const gone = applied.find((one) => one.id === id);
    if (gone) change(gone.without);
  };
  if (applied.length === 0) return null;
  return (
    <div className={styles.applied}>
      <RemovableChips
        label={text.applied}
        options={applied.map(({ id, label }) => ({ value: id, label }))}
        onRemove={remove}
      />
      {applied.length > 0 && (
        <Button
          tone="ghost"
          size="small"
          onClick={() => change({ ...withoutFilters(query), term: isSearch ? query.term : '' })}
        >
          {text.clearAll}
        </Button>
      )}
    </div>
  );
}
