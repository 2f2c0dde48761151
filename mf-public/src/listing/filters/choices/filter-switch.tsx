import { Chip, classNames } from '@nukkad/shared-ui';
import type { Filtering } from '../filtering';
import { type SwitchFilter, switchOf } from '../filters.model';
import { labels } from '../filters.text';

interface Props {
  filter: SwitchFilter;
  filtering: Filtering;
}

export function FilterSwitch({ filter, filtering: { query, facets, change } }: Props) {
  const { isOn, next } = switchOf(filter, query);
  const now = facets?.find(({ name }) => name === 'avail')?.options.find(isNow);
  const isEmpty = filter === 'now' && !isOn && now?.count === 0;
  return (
    <Chip
      isCurrent={isOn}
      render={({ className, children }) => (
        <button
          type="button"
          className={classNames(className, 'nk-needs-script')}
          aria-pressed={isOn}
          disabled={isEmpty}
          onClick={() => change(next)}
        >
          {children}
        </button>
      )}
    >
      {labels[filter]}
    </Chip>
  );
}

const isNow = ({ value }: { value: string }) => value === 'now';
