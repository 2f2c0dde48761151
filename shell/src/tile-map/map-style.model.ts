import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';

/** The colours of a map, as CSS takes them. */
export interface MapColours {
  earth: string;
  green: string;
  water: string;
  building: string;
  road: string;
  roadEdge: string;
  text: string;
  halo: string;
}

/** The tokens that give them, so that both themes are the page's own. */
export const colourTokens: Record<keyof MapColours, string> = {
  earth: '--nk-color-surface-sunken',
  green: '--nk-color-success-soft',
  water: '--nk-color-info-soft',
  building: '--nk-color-border',
  road: '--nk-color-surface',
  roadEdge: '--nk-color-border',
  text: '--nk-color-text',
  halo: '--nk-color-surface',
};

const SOURCE = 'tiles';

const GREEN = ['park', 'nature_reserve', 'forest', 'wood', 'garden', 'grass', 'golf_course'];

/**
 * A map of Protomaps' basemap: land, water, streets and names. No borders of countries or states are
 * drawn, whatever the tiles say of them.
 */
export function mapStyle(tiles: string, colours: MapColours, font: string): StyleSpecification {
  return {
    version: 8,
    sources: { [SOURCE]: { type: 'vector', url: `pmtiles://${tiles}` } },
    layers: [...ground(colours), ...roads(colours), ...names(colours, font)],
  };
}

function ground({ earth, green, water, building }: MapColours): LayerSpecification[] {
  return [
    { id: 'ground', type: 'background', paint: { 'background-color': earth } },
    {
      ...from('landuse', 'fill'),
      id: 'green',
      filter: ['in', ['get', 'kind'], ['literal', GREEN]],
      paint: { 'fill-color': green },
    },
    {
      ...from('water', 'fill'),
      id: 'water',
      filter: ['==', ['geometry-type'], 'Polygon'],
      paint: { 'fill-color': water },
    },
    {
      ...from('water', 'line'),
      id: 'rivers',
      filter: ['==', ['geometry-type'], 'LineString'],
      paint: { 'line-color': water, 'line-width': 1.5 },
    },
    {
      ...from('buildings', 'fill'),
      id: 'buildings',
      minzoom: 15,
      paint: { 'fill-color': building, 'fill-opacity': 0.6 },
    },
  ];
}

/** Widths in pixels at zoom 10 and 17, of what counts as wide, middling and narrow. */
const WIDTHS: [kinds: string[], far: number, near: number][] = [
  [['highway'], 2, 14],
  [['major_road'], 1.2, 12],
  [['minor_road', 'path', 'other'], 0.2, 7],
];

function roads({ road, roadEdge }: MapColours): LayerSpecification[] {
  const line = (id: string, colour: string, edge: number) =>
    [...WIDTHS].reverse().map(
      ([kinds, far, near], index): LayerSpecification => ({
        ...from('roads', 'line'),
        id: `${id}-${index}`,
        filter: ['in', ['get', 'kind'], ['literal', kinds]],
        layout: { 'line-cap': 'round', 'line-join': 'round' },
        paint: {
          'line-color': colour,
          'line-width': [
            'interpolate',
            ['exponential', 1.5],
            ['zoom'],
            ...[10, far + edge / 2],
            ...[17, near + edge],
          ] as never,
        },
      }),
    );
  return [...line('road-edge', roadEdge, 2), ...line('road', road, 0)];
}

function names({ text, halo }: MapColours, font: string): LayerSpecification[] {
  const paint = { 'text-color': text, 'text-halo-color': halo, 'text-halo-width': 1.5 };
  const named = (id: string, kinds: string[], size: number, minzoom: number) =>
    ({
      ...from('places', 'symbol'),
      id,
      minzoom,
      filter: ['in', ['get', 'kind'], ['literal', kinds]],
      layout: { 'text-field': ['get', 'name'], 'text-font': [font], 'text-size': size },
      paint,
    }) satisfies LayerSpecification;
  return [
    {
      ...from('roads', 'symbol'),
      id: 'road-names',
      minzoom: 14,
      layout: {
        'symbol-placement': 'line',
        'text-field': ['get', 'name'],
        'text-font': [font],
        'text-size': 12,
      },
      paint,
    },
    named('neighbourhoods', ['neighbourhood', 'macrohood'], 12, 11),
    named('localities', ['locality'], 15, 4),
  ];
}

const from = <Type extends 'fill' | 'line' | 'symbol'>(layer: string, type: Type) => ({
  ...{ source: SOURCE, 'source-layer': layer },
  type,
});

/** Attribution of tiles, which comes as HTML, as text; without one OpenStreetMap's, which it mostly is. */
export function attributionText(said: string | undefined): string {
  const text = (said ?? '').replace(/<[^<>]*>/g, ' ').replace(/&copy;/g, '©');
  return text.replace(/\s+/g, ' ').trim() || '© OpenStreetMap';
}
