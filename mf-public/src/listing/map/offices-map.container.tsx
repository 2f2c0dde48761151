import { useEndpoint } from '@nukkad/platform';
import { localName } from '@nukkad/platform/names';
import { FailurePanel } from '@nukkad/shared-ui';
import { useState } from 'react';
import type { Marker } from '../../common/map/map.model';
import { text as map } from '../../common/map/map.text';
import { MapPlace } from '../../common/map/map-place';
import { MapView } from '../../common/map/map-view';
import { ChosenDepartments } from './chosen-departments';
import { departmentsOnMap, firstOfDepartments } from './offices-map.model';
import { text } from './offices-map.text';

interface Props {
  /** Path of an office's page. */
  details: string;
}

/** The departments of government offices, each about where its address is. */
export function OfficesMap({ details }: Props) {
  const asked = useEndpoint('getOfficeMap');
  const [chosen, setChosen] = useState<Marker | null>(null);
  if (asked.state === 'loading') return <MapPlace />;
  if (asked.state === 'failed') {
    return <FailurePanel what={map.part} failure={asked.failure} onRetry={asked.retry} />;
  }
  const { departments, unplaced } = asked.value;
  const first = firstOfDepartments(asked.value);
  if (first === null) return <p>{text.none}</p>;
  return (
    <>
      <MapView
        label={text.label}
        words={text}
        shown={departmentsOnMap(asked.value)}
        circle={first.circle}
        place={localName(first.city)}
        chosen={chosen}
        onChoose={setChosen}
        onBox={everyBoxIsKnown}
      >
        {chosen && <ChosenDepartments marker={chosen} {...{ departments, details }} />}
      </MapView>
      {unplaced > 0 && <p>{text.unplaced(unplaced)}</p>}
    </>
  );
}

/** All departments are there from the first answer. */
const everyBoxIsKnown = () => undefined;
