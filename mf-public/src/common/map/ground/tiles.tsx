import { openTileMap, type TileMap } from '@nukkad/platform';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { boxAround, type MapCircle } from '../map.model';
import { text } from '../map.text';
import styles from './ground.module.css';

/** Why there is no street map. */
export type NoTiles = 'not-drawn' | 'not-read';

interface Props {
  /** Address of the PMTiles file. */
  tiles: string;
  /** What is shown first. */
  circle: MapCircle;
  /** Called for each frame of a move; `isDone` once the map stands. */
  onMove: (map: TileMap, isDone: boolean) => void;
  onFailure: (why: NoTiles) => void;
}

/** The street map, from tiles. */
export function Tiles({ tiles, circle, ...told }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [owed, setOwed] = useState<string | null>(null);
  const onMove = useEffectEvent(told.onMove);
  const onFailure = useEffectEvent((why: unknown) =>
    told.onFailure(String(why).includes('no-tiles') ? 'not-read' : 'not-drawn'),
  );
  const bounds = useEffectEvent(() => boxAround(circle));
  useEffect(() => {
    const container = place.current;
    if (container === null) return undefined;
    let map: TileMap | null = null;
    let isGone = false;
    const opened = openTileMap({
      ...{ container, tiles, bounds: bounds() },
      onMove: (isDone) => map && onMove(map, isDone),
      onFailure,
    });
    opened.then(
      (drawn) => {
        if (isGone) return drawn.close();
        map = drawn;
        setOwed(drawn.attribution());
        onMove(drawn, true);
      },
      (error) => !isGone && onFailure(error),
    );
    return () => {
      isGone = true;
      map?.close();
    };
  }, [tiles]);
  return (
    <>
      <div ref={place} className={styles.tiles} aria-hidden="true" />
      {owed === null ? (
        <p className={styles.drawing} role="status">
          {text.drawing}
        </p>
      ) : (
        <p className={styles.owed}>{owed}</p>
      )}
    </>
  );
}
