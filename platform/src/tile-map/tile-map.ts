/** A point of the earth, in degrees. */
export interface MapPosition {
  lat: number;
  lng: number;
}

/** A part of the earth, in degrees. */
export interface MapBounds {
  south: number;
  north: number;
  west: number;
  east: number;
}

/** Why a map cannot be drawn: nothing here draws maps, or the tiles cannot be read. */
export type TileMapFailure = 'no-engine' | 'no-tiles';

/** Options of `openTileMap`. */
export interface TileMapOptions {
  /** Empty element that the map fills; positioned, and of a size. */
  container: HTMLElement;
  /** Address of a PMTiles file with the layers of Protomaps' basemap. */
  tiles: string;
  /** What is shown first. */
  bounds: MapBounds;
  /** Called for each frame in which the map moves; `isDone` once it stands. */
  onMove: (isDone: boolean) => void;
  /** Called once when the map can no longer be drawn. */
  onFailure: (why: TileMapFailure) => void;
}

/** A drawn map. Takes no focus: what lies over it is its user's. */
export interface TileMap {
  /** Pixels from the container's top left corner. */
  project(position: MapPosition): { x: number; y: number };
  bounds(): MapBounds;
  /** Of a world 512 pixels wide: each level doubles it. */
  zoom(): number;
  /** Moves a level closer (1) or farther (-1); to a point, if one is given. */
  zoomBy(levels: number, around?: MapPosition): void;
  /** Whom the tiles are owed to, as text. */
  attribution(): string;
  close(): void;
}

/** Draws a map; rejects with `TileMapFailure` as its message. */
export type TileMapEngine = (options: TileMapOptions) => Promise<TileMap>;

let engine: TileMapEngine | null = null;

/** Registers what draws maps: the shell's, of which a page has one. Returns how to remove it. */
export function drawTileMapsBy(draw: TileMapEngine): () => void {
  engine = draw;
  return () => {
    if (engine === draw) engine = null;
  };
}

/**
 * Draws a map from a PMTiles file. Nothing of it is loaded before. Rejects with a `TileMapFailure` as
 * the error's message where no map can be drawn; show the same as something else then.
 *
 * @example const map = await openTileMap({ container, tiles, bounds, onMove, onFailure });
 */
export const openTileMap: TileMapEngine = (options) =>
  engine === null ? Promise.reject(new Error('no-engine')) : engine(options);
