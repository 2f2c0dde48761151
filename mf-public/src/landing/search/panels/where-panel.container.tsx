import { useLocality } from '@nukkad/platform';
import type { GeoPlace } from '@nukkad/platform/contract';
import { geolocationProblem, useGeolocation } from '@nukkad/platform/geolocation';
import { localName } from '@nukkad/platform/names';
import { langOf } from '@nukkad/platform/words';
import { DirectionsIcon, type ListContext, ListOption, MapPinIcon } from '@nukkad/shared-ui';
import { aroundOf } from '../search.model';
import { OptionGroup } from './option-group';
import styles from './panel.module.css';
import { text } from './panels.text';
import { QuietFailure } from './quiet-failure';
import { useSuggestedPlaces } from './search.queries';

interface Props extends ListContext {
  /** Empty while the field holds the chosen place. */
  typed: string;
  onPlace: (place: GeoPlace) => void;
}

/** Panel of the location field: current position, recent places, and suggestions. */
export function WherePanel({ typed, onPlace, ...list }: Props) {
  const { recent } = useLocality();
  const suggested = useSuggestedPlaces(typed);
  const { located, locate } = useGeolocation(onPlace);
  const problem = geolocationProblem(located, ({ name }) => localName(name));
  const found = suggested?.state === 'ready' ? suggested.value : [];
  return (
    <>
      <div id={list.listId} role="listbox" aria-label={text.panel} className={styles.list}>
        <ListOption {...list} name="here" className={styles.option} onChoose={locate}>
          <DirectionsIcon className={styles.icon} size={18} />
          <span className={styles.here}>
            {located.state === 'asking' ? text.locating : text.useMine}
          </span>
        </ListOption>
        <Places
          {...list}
          title={suggested === null ? text.recentPlaces : text.places}
          places={suggested === null ? recent : found}
          onPlace={onPlace}
        />
      </div>
      <div role="alert">{problem !== null && <p className={styles.problem}>{problem}</p>}</div>
      <Outcome suggested={suggested} typed={typed.trim()} />
    </>
  );
}

interface PlacesProps extends ListContext {
  title: string;
  places: readonly GeoPlace[];
  onPlace: (place: GeoPlace) => void;
}

function Places({ title, places, onPlace, ...list }: PlacesProps) {
  if (places.length === 0) return null;
  return (
    <OptionGroup id={`${list.listId}-places`} title={title}>
      {places.map((place, index) => (
        <ListOption
          key={place._id}
          {...list}
          name={`place-${index}`}
          className={styles.option}
          onChoose={() => onPlace(place)}
        >
          <MapPinIcon className={styles.icon} size={18} />
          <span className={styles.words}>
            <span lang={langOf(localName(place.name))}>{localName(place.name)}</span>
            <span className={styles.detail}>
              {place.isServed ? aroundOf(place) : `${aroundOf(place)} · ${text.nobodyYet}`}
            </span>
          </span>
        </ListOption>
      ))}
    </OptionGroup>
  );
}

function Outcome({
  suggested,
  typed,
}: {
  suggested: ReturnType<typeof useSuggestedPlaces>;
  typed: string;
}) {
  if (suggested?.state === 'failed') {
    return <QuietFailure onRetry={suggested.retry}>{text.placesFailed}</QuietFailure>;
  }
  const isDone = suggested?.state === 'ready' && !suggested.isRefreshing;
  const found = suggested?.state === 'ready' ? suggested.value.length : 0;
  const said = () => {
    if (suggested === null) return text.typePlace;
    if (!isDone) return text.searching;
    return found > 0 ? text.found(found) : text.noPlace(typed);
  };
  return (
    <p role="status" className={found > 0 ? 'nk-visually-hidden' : styles.note}>
      {said()}
    </p>
  );
}
