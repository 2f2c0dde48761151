import { limits } from '@nukkad/platform/contract';
import { Button } from '@nukkad/shared-ui';
import { writeQuery } from '../../query/listing.query.model';
import type { Filtering } from '../filtering';
import { type ChoiceFilter, optionsOf, sheetFilters } from '../filters.model';
import { labels, text } from '../filters.text';
import styles from './plain-filters.module.css';

interface Props {
  filtering: Filtering;
}

/** Filters of the form that a browser without script submits; with script it has the menus. */
export function PlainFilters({ filtering }: Props) {
  const { query, facets, filters } = filtering;
  const optionsNamed = (filter: ChoiceFilter) =>
    filter === 'r'
      ? distances(filtering)
      : optionsOf(filter, facets ?? [], query).filter((one) => !one.isDisabled);
  const choices = sheetFilters(filters)
    .map((name) => ({ name, options: optionsNamed(name) }))
    .filter(({ options }) => options.length > 0);
  const isQuick = filters.includes('quick');
  const named: string[] = ['sort', 'page', ...choices.map(({ name }) => name)];
  if (isQuick) named.push('quick');
  const kept = [...new URLSearchParams(writeQuery(query))].filter(
    ([name]) => !named.includes(name),
  );
  return (
    <div className={styles.plain}>
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <details className={styles.choices}>
        <summary className={styles.summary}>{text.allFilters}</summary>
        <div className={styles.groups}>
          {choices.map(({ name, options }) => (
            <fieldset key={name}>
              <legend className={styles.legend}>{labels[name]}</legend>
              {options.map((option) => (
                <Choice key={option.value} name={name} {...option} />
              ))}
            </fieldset>
          ))}
          {isQuick && (
            <Choice name="quick" value="1" label={labels.quick} isChosen={query.isQuick} />
          )}
        </div>
      </details>
      <Button type="submit" size="small">
        {text.apply}
      </Button>
    </div>
  );
}

interface ChoiceProps {
  name: string;
  value: string;
  label: string;
  isChosen: boolean;
}

function Choice({ name, value, label, isChosen }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input
        type={name === 'r' ? 'radio' : 'checkbox'}
        name={name}
        value={value}
        defaultChecked={isChosen}
      />
      {label}
    </label>
  );
}

/** Without script the device cannot be asked: distances count from the middle of the place. */
function distances({ query }: Filtering) {
  const any = { value: '', label: text.anyDistance, isChosen: query.radius === null };
  const within = limits.radii.map((km) => ({
    value: String(km),
    label: text.within(km),
    isChosen: query.radius === km,
  }));
  return [any, ...within];
}
