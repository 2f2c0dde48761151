import { Button, Drawer, RadioGroup, Switch } from '@nukkad/shared-ui';
import { changed, withoutFilters } from '../../query/listing.query.model';
import type { Filtering } from '../filtering';
import { sheetFilters, sortOptions, switchOf } from '../filters.model';
import { labels, text } from '../filters.text';
import { FilterChoices } from './filter-choices';
import styles from './filter-sheet.module.css';

interface Props {
  filtering: Filtering;
  count: string | null;
  which: 'filters' | 'sort';
  isOpen: boolean;
  onClose: () => void;
}

/** Filters or sort orders as a sheet. Choices apply at once; the button shows the count. */
export function FilterSheet({ filtering, count, which, isOpen, onClose }: Props) {
  const { query, change } = filtering;
  const found = count === null ? text.showing : text.show(count);
  return (
    <Drawer
      title={which === 'sort' ? labels.sort : text.filters}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          {which === 'filters' && (
            <Button tone="ghost" onClick={() => change(withoutFilters(query))}>
              {text.clearAll}
            </Button>
          )}
          <Button onClick={onClose}>{found}</Button>
          {/* Beside the button: a live region inside one is not announced, and changes its name. */}
          <span role="status" className="nk-visually-hidden">
            {found}
          </span>
        </>
      }
    >
      {which === 'sort' ? <Orders filtering={filtering} /> : <Filters filtering={filtering} />}
    </Drawer>
  );
}

function Orders({ filtering: { query, sorts, filters, change } }: Pick<Props, 'filtering'>) {
  return (
    <RadioGroup
      label={labels.sort}
      options={sortOptions(sorts, filters)}
      value={query.sort}
      onChange={(sort) => change(changed(query, { sort }))}
    />
  );
}

function Filters({ filtering }: Pick<Props, 'filtering'>) {
  const { query, filters, change } = filtering;
  const switches = (['quick', 'liked'] as const).filter((filter) => filters.includes(filter));
  return (
    <div className={styles.groups}>
      {sheetFilters(filters).map((filter) => (
        <FilterChoices key={filter} filter={filter} filtering={filtering} />
      ))}
      {switches.map((filter) => {
        const { isOn, next } = switchOf(filter, query);
        return (
          <Switch
            key={filter}
            label={labels[filter]}
            isSelected={isOn}
            onChange={() => change(next)}
          />
        );
      })}
    </div>
  );
}
