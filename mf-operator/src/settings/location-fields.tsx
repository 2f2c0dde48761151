import { limits, type SiteSettings } from '@nukkad/platform/contract';
import { FormSelect, required } from '@nukkad/shared-ui';
import { OrderedList } from '../common/ordered-list';
import { locationsProblem, type TypedLocations } from './settings.model';
import { text } from './settings.text';

type Line = TypedLocations['first'][number];

/** States that the home page shows first. */
export function LocationFields({ states }: Pick<SiteSettings['locations'], 'states'>) {
  const options = states.map(({ slug, name }) => ({ value: slug, label: name }));
  const titleOf = ({ slug }: Line, place: number) =>
    states.find((state) => state.slug === slug)?.name ?? text.stateAt(place);
  return (
    <>
      <p>{text.firstHint}</p>
      <OrderedList<Line>
        name="first"
        label={text.first}
        validate={locationsProblem}
        titleOf={titleOf}
        empty={{ slug: null }}
        addText={text.addState}
        most={limits.firstLocationsMost}
      >
        {(_, nameOf) => (
          <FormSelect
            name={nameOf('slug')}
            label={text.state}
            isRequired
            options={options}
            validate={required(text.emptyState)}
          />
        )}
      </OrderedList>
    </>
  );
}
