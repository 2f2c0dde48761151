import { limits, type SiteSettings } from '@nukkad/platform/contract';
import { FormField, Select } from '@nukkad/shared-ui';
import { OrderedList } from '../common/ordered-list';
import { locationsProblem, type TypedLocations } from './settings.model';
import { text } from './settings.text';

type Line = TypedLocations['first'][number];

/** Which states the home page shows first. */
export function LocationFields({ states }: Pick<SiteSettings['locations'], 'states'>) {
  const options = states.map(({ slug, name }) => ({ value: slug, label: name }));
  const nameOf = ({ slug }: Line, place: number) =>
    states.find((state) => state.slug === slug)?.name ?? text.stateAt(place);
  return (
    <>
      <p>{text.firstHint}</p>
      <FormField<TypedLocations['first']> name="first" validate={locationsProblem}>
        {({ value = [], error, onChange }) => (
          <OrderedList<Line>
            label={text.first}
            items={value}
            error={error}
            nameOf={nameOf}
            empty={{ slug: null }}
            addText={text.addState}
            most={limits.firstLocationsMost}
            onChange={onChange}
          >
            {({ slug }, change) => (
              <Select
                label={text.state}
                isRequired
                options={options}
                value={slug}
                onChange={(chosen) => change({ slug: chosen })}
              />
            )}
          </OrderedList>
        )}
      </FormField>
    </>
  );
}
