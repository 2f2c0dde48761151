import type { MapPlace } from '@nukkad/platform/contract';
import { formatCount } from '@nukkad/platform/format';
import { localName } from '@nukkad/platform/names';
import { EDGE, type MapCircle, namesIn, ringsOf } from '../map.model';
import { text } from '../map.text';
import styles from './ground.module.css';

interface Props {
  circle: MapCircle;
  /** Neighbourhoods to name, most important first. */
  places: readonly MapPlace[];
}

/** Rings of distance around a point, with neighbourhoods. Markers say the rest. */
export function Schematic({ circle, places }: Props) {
  const { km } = circle;
  return (
    <div className={styles.schematic} aria-hidden="true">
      <svg className={styles.rings} viewBox="-1 -1 2 2" role="presentation">
        {ringsOf(km).map((ring) => (
          <circle key={ring} r={(ring / km) * EDGE} vectorEffect="non-scaling-stroke" />
        ))}
        <path d="M-1 0H1M0-1V1" vectorEffect="non-scaling-stroke" />
      </svg>
      <span className={styles.north}>{text.north}</span>
      {ringsOf(km).map((ring) => (
        <span key={ring} className={styles.ring} style={onRing(ring / km)}>
          {text.km(formatCount(ring))}
        </span>
      ))}
      {namesIn(circle, places).map(({ name, x, y }) => (
        <span key={name} className={styles.name} style={spot(x, y)}>
          {localName(name)}
        </span>
      ))}
    </div>
  );
}

/** Where a ring says its distance: to the upper right, as names stand below their place. */
function onRing(part: number) {
  const reach = (part * EDGE) / 2;
  return spot(0.5 + reach * Math.cos(LABELS), 0.5 - reach * Math.sin(LABELS));
}

const LABELS = Math.PI / 5;

const spot = (x: number, y: number) => ({
  left: `${(x * 100).toFixed(2)}%`,
  top: `${(y * 100).toFixed(2)}%`,
});
