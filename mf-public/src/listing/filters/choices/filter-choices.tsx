import { limits } from '@nukkad/platform/contract';
import { Checkbox, RadioGroup } from '@nukkad/shared-ui';
import { withFacetValue } from '../../query/listing.query.model';
import type { Filtering } from '../filtering';
import { type ChoiceFilter, optionsOf } from '../filters.model';
import { labels, text } from '../filters.text';
import styles from './filter-choices.module.css';

interface Props {
  filter: ChoiceFilter;
  filtering: Filtering;
}

/** Choices of one filter: multiple, or one distance. */
export function FilterChoices({ filter, filtering }: Props) {
  if (filter === 'r') return <DistanceChoices filtering={filtering} />;
  const { query, facets, change } = filtering;
  if (facets === null) return <p className={styles.note}>{text.loading}</p>;
  const options = optionsOf(filter, facets, query);
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{labels[filter]}</legend>
      {options.length === 0 && <p className={styles.note}>{text.noChoice(labels[filter])}</p>}
      {options.map(({ value, label, isChosen, isDisabled }) => (
        <Checkbox
          key={value}
          label={label}
          isSelected={isChosen}
          isDisabled={isDisabled}
          onChange={() => change(withFacetValue(query, filter, value))}
        />
      ))}
    </fieldset>
  );
}

const ANYWHERE = 'any';
const distances = [
  { value: ANYWHERE, label: text.anyDistance },
  ...limits.radii.map((km) => ({ value: String(km), label: text.within(km) })),
];

function DistanceChoices({ filtering: { query, place, distance } }: Pick<Props, 'filtering'>) {
  return (
    <RadioGroup
      label={labels.r}
      hint={distance.isAsking ? text.askingPosition : text.whyPosition(place)}
      options={distances}
      value={query.radius === null ? ANYWHERE : String(query.radius)}
      isDisabled={distance.isAsking}
      onChange={(value) => distance.choose(value === ANYWHERE ? null : Number(value))}
    />
  );
}
