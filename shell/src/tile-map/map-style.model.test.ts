import { attributionText, colourTokens, mapStyle } from './map-style.model';

const colours = Object.fromEntries(
  Object.keys(colourTokens).map((name) => [name, `rgb(0, 0, ${name.length})`]),
) as unknown as Parameters<typeof mapStyle>[1];
const style = mapStyle('https://tiles.example/india.pmtiles', colours, 'Figtree Variable');

test('no borders are drawn, and nothing is read but the tiles', () => {
  const sources = style.layers.map((layer) =>
    'source-layer' in layer ? layer['source-layer'] : '',
  );
  expect(new Set(sources)).toEqual(
    new Set(['', 'landuse', 'water', 'buildings', 'roads', 'places']),
  );
  expect(Object.values(style.sources)).toEqual([
    { type: 'vector', url: 'pmtiles://https://tiles.example/india.pmtiles' },
  ]);
  expect([style.glyphs, style.sprite]).toEqual([undefined, undefined]);
});

test('names of countries and states are no names of places', () => {
  expect(JSON.stringify(style)).not.toMatch(/country|region|boundar/);
});

test('layers have ids of their own', () => {
  const ids = style.layers.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each([
  ['<a href="https://www.openstreetmap.org/copyright">&copy; OpenStreetMap</a>', '© OpenStreetMap'],
  ['Tiles by us, <b>data</b>   by them', 'Tiles by us, data by them'],
  ['', '© OpenStreetMap'],
  [undefined, '© OpenStreetMap'],
])('the attribution %s is text', (said, text) => {
  expect(attributionText(said)).toBe(text);
});
