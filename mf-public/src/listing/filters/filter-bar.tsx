import { classNames, FiltersIcon, LazyPart } from '@nukkad/shared-ui';
import { useState } from 'react';
import { FilterMenu } from './choices/filter-menu';
import { FilterSwitch } from './choices/filter-switch';
import styles from './filter-bar.module.css';
import type { Filtering } from './filtering';
import { appliedFilters, isChoice, isSwitch } from './filters.model';
import { text } from './filters.text';
import { SortSelect } from './sort-select';

type Sheet = 'filters' | 'sort';

const loadSheet = () => import('./choices/filter-sheet');
// Rendered ahead of the visit alone: a browser with script never loads it.
const loadPlain = () => import('./choices/plain-filters');
// A failed preload is retried, and reported, on use.
const prepare = () => void loadSheet().catch(() => {});

interface Props {
  filtering: Filtering;
  /** Number of matches as text: "128 doctors"; null while loading. */
  count: string | null;
}

/**
 * All filters in a row on a wide screen; two sticky buttons on a phone. Without script, a form with
 * the choices and a button.
 */
export function FilterBar({ filtering, count }: Props) {
  const { query, facets, filters, isSearch } = filtering;
  const [sheet, setSheet] = useState<{ which: Sheet; isOpen: boolean } | null>(null);
  const opener = (which: Sheet, words: string) => (
    <button
      type="button"
      className={classNames(styles.opener, 'nk-needs-script')}
      aria-haspopup="dialog"
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => setSheet({ which, isOpen: true })}
    >
      {which === 'filters' && <FiltersIcon size={18} />}
      {words}
    </button>
  );
  const applied = appliedFilters(query, facets ?? [], isSearch).length;
  return (
    <>
      <form action={filtering.path} onSubmit={(event) => event.preventDefault()}>
        <fieldset className={styles.bar} aria-label={text.filters}>
          {/* Two rows, each of one kind: lists of choices, and switches. */}
          <div className={styles.row}>
            <SortSelect filtering={filtering} />
            {filters.map(
              (filter) =>
                isChoice(filter) && (
                  <FilterMenu key={filter} filter={filter} filtering={filtering} />
                ),
            )}
          </div>
          <div className={styles.row}>
            {filters.map(
              (filter) =>
                isSwitch(filter) && (
                  <FilterSwitch key={filter} filter={filter} filtering={filtering} />
                ),
            )}
            {opener('filters', text.allFilters)}
          </div>
        </fieldset>
        <noscript>
          <LazyPart load={loadPlain} what={text.part}>
            {({ PlainFilters }) => <PlainFilters filtering={filtering} />}
          </LazyPart>
        </noscript>
      </form>
      <fieldset className={styles.phoneBar} aria-label={text.filters}>
        {opener('sort', text.sort)}
        {opener('filters', text.filtersCount(applied))}
      </fieldset>
      {sheet !== null && (
        <LazyPart load={loadSheet} what={text.part}>
          {({ FilterSheet }) => (
            <FilterSheet
              filtering={filtering}
              count={count}
              which={sheet.which}
              isOpen={sheet.isOpen}
              onClose={() => setSheet({ ...sheet, isOpen: false })}
            />
          )}
        </LazyPart>
      )}
    </>
  );
}
