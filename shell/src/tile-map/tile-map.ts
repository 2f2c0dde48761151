import type { TileMap, TileMapOptions } from '@nukkad/platform';
import { addProtocol, Map as Drawn, setWorkerUrl } from 'maplibre-gl';
import { Protocol } from 'pmtiles';
import type { GuardedRelease } from '../remotes/script-gate/script-gate';
import { readColours, watchTheme } from './map-colours';
import { attributionText, mapStyle } from './map-style.model';
import { mapWorker } from './map-worker';

/** Closer than a neighbourhood nobody's place is known. */
const CLOSEST = 17;

/** A face of the page, which draws the names. */
const FONT = 'Figtree Variable';

let ready: Promise<void> | null = null;

/** Once per page: the worker, and how tiles are read from one file. */
function prepare(files: readonly GuardedRelease[]): Promise<void> {
  ready ??= mapWorker(files).then(
    (worker) => {
      setWorkerUrl(worker);
      addProtocol('pmtiles', new Protocol({ metadata: true }).tile);
    },
    (error) => {
      ready = null;
      throw error;
    },
  );
  return ready;
}

/** Draws a map with MapLibre. Rejects with `no-engine` or `no-tiles`. */
export async function openTileMap(
  files: readonly GuardedRelease[],
  options: TileMapOptions,
): Promise<TileMap> {
  const map = await drawn(files, options).catch(() => {
    throw new Error('no-engine');
  });
  await new Promise<void>((resolve, reject) => {
    map.once('load', () => resolve());
    // Before the first picture: what cannot be read now is the file itself.
    map.once('error', () => {
      map.remove();
      reject(new Error('no-tiles'));
    });
  });
  return follow(map, options);
}

async function drawn(files: readonly GuardedRelease[], options: TileMapOptions): Promise<Drawn> {
  const { container, tiles, bounds } = options;
  await prepare(files);
  const { south, north, west, east } = bounds;
  const map = new Drawn({
    container,
    style: mapStyle(new URL(tiles, location.href).href, readColours(container), FONT),
    bounds: [west, south, east, north],
    maxZoom: CLOSEST,
    // Written by our own element: it comes as HTML, which pages do not write as text.
    attributionControl: false,
    dragRotate: false,
    touchPitch: false,
    rollEnabled: false,
    // The wheel scrolls the page; on a telephone there is room beside the map for it.
    cooperativeGestures: false,
    scrollZoom: false,
    keyboard: false,
    renderWorldCopies: false,
  });
  map.touchZoomRotate.disableRotation();
  const canvas = map.getCanvas();
  // Names and focus are those of what lies over it.
  canvas.tabIndex = -1;
  canvas.setAttribute('aria-hidden', 'true');
  canvas.removeAttribute('role');
  canvas.removeAttribute('aria-label');
  return map;
}

function follow(map: Drawn, { tiles, container, onMove, onFailure }: TileMapOptions): TileMap {
  map.on('move', () => onMove(false));
  map.on('moveend', () => onMove(true));
  map.on('webglcontextlost', () => onFailure('no-engine'));
  // A tile that does not come leaves a gap, and the next move asks for it again.
  map.on('error', () => {});
  const style = () => mapStyle(new URL(tiles, location.href).href, readColours(container), FONT);
  const stop = watchTheme(() => map.setStyle(style()));
  return {
    project: ({ lat, lng }) => map.project([lng, lat]),
    bounds: () => {
      const shown = map.getBounds();
      return {
        ...{ south: shown.getSouth(), north: shown.getNorth() },
        ...{ west: shown.getWest(), east: shown.getEast() },
      };
    },
    zoom: () => map.getZoom(),
    zoomBy: (levels, around) => {
      const zoom = map.getZoom() + levels;
      map.easeTo(around ? { zoom, center: [around.lng, around.lat] } : { zoom });
    },
    attribution: () => attributionText(map.getSource('tiles')?.attribution),
    close: () => {
      stop();
      map.remove();
    },
  };
}
