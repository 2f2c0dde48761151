import { formatCount, formatShortCount } from '@nukkad/platform/format';
import { classNames } from '@nukkad/shared-ui';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { Marker } from './map.model';
import styles from './map.module.css';
import { type MapWords, text } from './map.text';

interface Props {
  /** In the order in which arrow keys go through them. */
  markers: readonly Marker[];
  nameOf: (marker: Marker) => string;
  /** Where a marker stands, as CSS lengths. */
  spotOf: (marker: Marker) => { left: string; top: string };
  chosen: string | null;
  onChoose: (marker: Marker) => void;
}

/** Who is where. One stop of the Tab key: arrow keys, Home and End go from marker to marker. */
export function Markers({ markers, nameOf, spotOf, chosen, onChoose }: Props) {
  const [at, setAt] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const reached = markers.findIndex(({ id }) => id === at);
  const current = Math.max(0, reached);
  const go = (event: KeyboardEvent) => {
    const next = nextOf(event.key, current, markers.length);
    const marker = next === null ? undefined : markers[next];
    if (next === null || !marker) return;
    event.preventDefault();
    setAt(marker.id);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  if (markers.length === 0) return null;
  return (
    <ul
      ref={list}
      className={styles.markers}
      aria-label={text.markers(formatCount(markers.length))}
      onKeyDown={go}
    >
      {markers.map((marker, index) => (
        <li key={marker.id} className={styles.spot} style={spotOf(marker)}>
          <button
            type="button"
            className={classNames(styles.marker, marker.count > 1 && styles.group)}
            tabIndex={index === current ? 0 : -1}
            aria-label={nameOf(marker)}
            aria-pressed={marker.id === chosen}
            onFocus={() => setAt(marker.id)}
            onClick={() => onChoose(marker)}
          >
            <span className={styles.pin}>{marker.count > 1 && formatShortCount(marker.count)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What a marker is called: who is there, or how many. `isEstimate`: counts are estimates. */
export function markerName(
  { count, people }: Marker,
  isEstimate: boolean,
  words: MapWords = text,
): string {
  const [only] = people;
  if (count === 1 && only) return text.person(only.name, only.title);
  return isEstimate ? text.about(formatCount(count)) : words.group(formatCount(count));
}

function nextOf(key: string, current: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return Math.min(current + 1, count - 1);
    case 'ArrowLeft':
    case 'ArrowUp':
      return Math.max(current - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
