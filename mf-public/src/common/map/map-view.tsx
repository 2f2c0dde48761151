import type { MapBounds, TileMap } from '@nukkad/platform';
import type { MapAnswer } from '@nukkad/platform/contract';
import { formatCount } from '@nukkad/platform/format';
import { localName } from '@nukkad/platform/names';
import { Button, MinusIcon, PlusIcon } from '@nukkad/shared-ui';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Schematic } from './ground/schematic';
import { type NoTiles, Tiles } from './ground/tiles';
import {
  boxAround,
  inCircle,
  type MapCircle,
  type Marker,
  markersOf,
  nearestName,
  nextRange,
  placeIn,
  roundedBox,
  zoomOf,
} from './map.model';
import styles from './map.module.css';
import { type MapWords, text } from './map.text';
import { Markers, markerName } from './markers';

export interface MapViewProps {
  /** Name of the region: "Map of Dentists". */
  label: string;
  shown: MapAnswer;
  /** What is shown first. */
  circle: MapCircle;
  /** Name of the circle's middle. */
  place: string;
  /** What those on the map are called; left out: professionals. */
  words?: MapWords;
  /** What the rings of a schematic say, in place of how many are shown. */
  rings?: string;
  chosen: Marker | null;
  onChoose: (marker: Marker) => void;
  /** Another part of the earth is shown. */
  onBox: (box: MapBounds) => void;
  /** An answer for what is shown is on its way. */
  isBusy?: boolean;
  /** What was chosen. */
  children?: ReactNode;
}

/**
 * Markers over a street map where there are tiles, else over a schematic. The list of the same page
 * says as much.
 */
export function MapView(props: MapViewProps) {
  const { label, shown, words = text, rings, chosen, onChoose, isBusy = false, children } = props;
  const [failure, setFailure] = useState<NoTiles | null>(null);
  const camera = useCamera(props, shown.tiles !== null && failure === null);
  const { circle, map } = camera;
  const seen = camera.seen(shown);
  const nameOf = (marker: Marker) => markerName(marker, !shown.isTotalExact, words);
  // A circle that was moved has another middle than the list.
  const place = camera.isMoved ? (nearestName(shown.places, circle) ?? props.place) : props.place;
  const count = countOf(seen, map === null ? circle : null, localName(place), words);
  const choose = (marker: Marker) => {
    onChoose(marker);
    // Nobody of a large group is known by name before it is seen from closer.
    if (marker.count > marker.people.length) camera.zoomTo(marker);
  };
  return (
    <section className={styles.map} aria-label={label}>
      <div className={styles.stage} data-tiles={camera.hasTiles} aria-busy={isBusy || undefined}>
        {camera.hasTiles && shown.tiles !== null ? (
          <Tiles
            tiles={shown.tiles}
            circle={circle}
            onMove={camera.onMove}
            onFailure={(why) => {
              setFailure(why);
              camera.onFailure();
            }}
          />
        ) : (
          <Schematic circle={circle} places={shown.places} />
        )}
        <Markers
          markers={camera.markersOf(seen)}
          nameOf={nameOf}
          spotOf={camera.spotOf}
          chosen={chosen?.id ?? null}
          onChoose={choose}
        />
      </div>
      <Controls camera={camera} />
      <p className={styles.note}>
        {rings === undefined ? count : !camera.hasTiles && rings} {noteOf(camera.hasTiles, failure)}
      </p>
      <p role="status" className="nk-visually-hidden">
        {chosen && nameOf(chosen)}
      </p>
      {children}
    </section>
  );
}

/** Beside the map, so that no marker lies beneath them. */
function Controls({ camera: { closer, farther } }: { camera: ReturnType<typeof useCamera> }) {
  return (
    <div className={styles.controls}>
      <Button
        tone="secondary"
        size="small"
        aria-disabled={closer === null}
        onClick={() => closer?.()}
      >
        <PlusIcon size={16} />
        {text.closer}
      </Button>
      <Button
        tone="secondary"
        size="small"
        aria-disabled={farther === null}
        onClick={() => farther?.()}
      >
        <MinusIcon size={16} />
        {text.farther}
      </Button>
    </div>
  );
}

function countOf(
  { total, isTotalExact }: MapAnswer,
  circle: MapCircle | null,
  place: string,
  words: MapWords,
) {
  if (total === 0) return words.nobody;
  const count = isTotalExact ? formatCount(total) : `~${formatCount(total)}`;
  if (circle === null) return words.shownHere(count, total);
  return words.shown(count, formatCount(circle.km), place, total);
}

function noteOf(hasTiles: boolean, failure: NoTiles | null): string {
  if (hasTiles) return text.blurred;
  if (failure === null) return text.schematic;
  const why = failure === 'not-read' ? text.notRead : text.notDrawn;
  return `${why} ${text.schematic}`;
}

/** What of the earth is shown, and where on the screen: by the street map once there is one. */
function useCamera({ circle: first, onBox }: MapViewProps, hasTiles: boolean) {
  const [circle, setCircle] = useState(first);
  const [{ map }, setMap] = useState<{ map: TileMap | null }>({ map: null });
  const say = useEffectEvent(onBox);
  const { lat, lng, km } = circle;
  useEffect(() => {
    if (!hasTiles) say(boxAround({ lat, lng, km }));
  }, [hasTiles, lat, lng, km]);
  const step = (by: -1 | 1) => {
    if (map) return () => map.zoomBy(-by);
    const next = nextRange(km, by);
    return next === null ? null : () => setCircle({ ...circle, km: next });
  };
  return {
    ...{ circle, map, hasTiles },
    isMoved: lat !== first.lat || lng !== first.lng,
    closer: step(-1),
    farther: step(1),
    /** A street map is as wide as its box; the schematic ends with its outermost ring. */
    seen: (shown: MapAnswer) => (hasTiles ? shown : inCircle(circle, shown)),
    markersOf: (seen: MapAnswer): Marker[] => {
      if (map) return markersOf(seen, map.zoom(), first);
      return hasTiles ? [] : markersOf(seen, zoomOf(circle), circle);
    },
    spotOf: (marker: Marker) => {
      if (!map) {
        const { x, y } = placeIn(circle, marker);
        return { left: `${(x * 100).toFixed(2)}%`, top: `${(y * 100).toFixed(2)}%` };
      }
      const { x, y } = map.project(marker);
      return { left: `${x.toFixed(1)}px`, top: `${y.toFixed(1)}px` };
    },
    zoomTo: ({ lat, lng }: Marker) => {
      if (map) return map.zoomBy(2, { lat, lng });
      setCircle({ lat, lng, km: nextRange(km, -1) ?? km });
    },
    onMove: (moved: TileMap, isDone: boolean) => {
      setMap({ map: moved });
      if (isDone) onBox(roundedBox(moved.bounds()));
    },
    onFailure: () => setMap({ map: null }),
  };
}
