import { type MapBounds, useLocality } from '@nukkad/platform';
import { limits, type VendorDetails } from '@nukkad/platform/contract';
import { FailurePanel } from '@nukkad/shared-ui';
import { useState } from 'react';
import { boxAround, type Marker } from '../../common/map/map.model';
import { useMap } from '../../common/map/map.queries';
import { text as map } from '../../common/map/map.text';
import { MapPlace } from '../../common/map/map-place';
import { MapView } from '../../common/map/map-view';
import { text } from './place.text';

/** Kilometres around a professional that its map shows at first. */
const FIRST_KM = 5;

interface Props {
  vendor: Pick<VendorDetails, '_id' | 'vendorName' | 'profession' | 'locality'>;
}

/** Where a professional is, about: the neighbourhood on a map. */
export function PlaceMap({ vendor }: Props) {
  const { _id, vendorName, profession, locality } = vendor;
  const { place } = useLocality();
  const rounded = (degrees: number) => Number(degrees.toFixed(limits.mapDecimals));
  const circle = { lat: rounded(locality.lat), lng: rounded(locality.lng), km: FIRST_KM };
  const [box, setBox] = useState<MapBounds>(() => boxAround(circle));
  const [chosen, setChosen] = useState<Marker | null>(null);
  const shown = useMap({ call: 'getVendorMap', query: { ids: _id, type: profession } }, box);
  if (shown.state === 'loading') return <MapPlace />;
  if (shown.state === 'failed') {
    return <FailurePanel what={map.part} failure={shown.failure} onRetry={shown.retry} />;
  }
  const own = place.point ? [{ name: place.name, ...place.point }] : [];
  const others = shown.value.places.filter(({ name }) => name !== place.name);
  return (
    <MapView
      label={text.mapOf(vendorName)}
      shown={{ ...shown.value, places: [...own, ...others] }}
      circle={circle}
      place={locality.name}
      rings={text.rings(vendorName)}
      chosen={chosen}
      onChoose={setChosen}
      onBox={setBox}
      isBusy={shown.isRefreshing}
    />
  );
}
