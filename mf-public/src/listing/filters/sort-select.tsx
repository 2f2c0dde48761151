import { ChevronDownIcon } from '@nukkad/shared-ui';
import { changed } from '../query/listing.query.model';
import styles from './filter-bar.module.css';
import type { Filtering } from './filtering';
import { sortOptions } from './filters.model';
import { labels } from './filters.text';

/** Sort order, as a native select. */
export function SortSelect({ filtering }: { filtering: Filtering }) {
  const { query, sorts, filters, change } = filtering;
  const options = sortOptions(sorts, filters);
  if (options.length === 0) return null;
  const choose = (value: string) => {
    const option = options.find((one) => one.value === value);
    if (option) change(changed(query, { sort: option.value }));
  };
  return (
    <label className={styles.sort}>
      <span className={styles.sortLabel}>{labels.sort}</span>
      <select
        className={styles.select}
        name="sort"
        value={query.sort}
        onChange={({ target }) => choose(target.value)}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDownIcon className={styles.chevron} size={16} />
    </label>
  );
}
