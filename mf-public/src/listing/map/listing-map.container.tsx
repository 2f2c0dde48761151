import { type MapBounds, useLocation } from '@nukkad/platform';
import { localName } from '@nukkad/platform/names';
import { FailurePanel } from '@nukkad/shared-ui';
import { useState } from 'react';
import { Chosen } from '../../common/map/chosen.container';
import {
  boxAround,
  circleOf,
  listRadius,
  type Marker,
  nearestName,
} from '../../common/map/map.model';
import { useMap } from '../../common/map/map.queries';
import { text as map } from '../../common/map/map.text';
import { MapPlace } from '../../common/map/map-place';
import { MapView } from '../../common/map/map-view';
import { text } from '../listing.text';
import { type ListSubject, useMapSource } from '../query/listing.queries';
import { changed, type ListingQuery, roundedPoint, writeQuery } from '../query/listing.query.model';

export interface ListingMapProps {
  query: ListingQuery;
  /** Slugs of what is listed; null: the results of a search. */
  subject: ListSubject | null;
  /** The middle of the list's place; null for a whole city or several. */
  centre: { lat: number; lng: number } | null;
  /** Name of the list's place; null for a list that reaches beyond it. */
  place: string | null;
  /** The words name the place: no list is around another one. */
  isPlaceInWords: boolean;
  /** Whom the list is of: "Dentists". */
  many: string;
}

/** Kilometres that a map shows at first around a neighbourhood. */
const FIRST_KM = 5;

/** The list on a map. */
export function ListingMap(props: ListingMapProps) {
  const { query, subject, centre, place, many, isPlaceInWords } = props;
  const { pathname } = useLocation();
  const [circle, setCircle] = useState(centre && { ...centre, km: query.radius ?? FIRST_KM });
  const [box, setBox] = useState<MapBounds | null>(circle && boxAround(circle));
  const [chosen, setChosen] = useState<Marker | null>(null);
  const shown = useMap(useMapSource(query, subject), box);
  if (shown.state === 'loading') return <MapPlace />;
  if (shown.state === 'failed') {
    return <FailurePanel what={map.part} failure={shown.failure} onRetry={shown.retry} />;
  }
  // A city has no middle of its own: the map's is that of whom it shows first.
  const first = circle ?? circleOf(shown.value);
  if (first === null) return <p>{map.nobody}</p>;
  if (circle === null) setCircle(first);
  const around = place ?? localName(nearestName(shown.value.places, first) ?? '');
  const listOf = ({ lat, lng }: Marker) => {
    if (isPlaceInWords) return null;
    const near = { loc: null, point: roundedPoint(lat, lng), radius: listRadius };
    return pathname + writeQuery(changed(query, { ...near, isMap: false }));
  };
  return (
    <MapView
      label={text.mapOf(many, around)}
      shown={shown.value}
      circle={first}
      place={around}
      chosen={chosen}
      onChoose={setChosen}
      onBox={setBox}
      isBusy={shown.isRefreshing}
    >
      {chosen && (
        <Chosen marker={chosen} isEstimate={!shown.value.isTotalExact} list={listOf(chosen)} />
      )}
    </MapView>
  );
}
