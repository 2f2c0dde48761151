import { drawTileMapsBy, openTileMap, type TileMap, type TileMapOptions } from './tile-map';

const options = {} as TileMapOptions;

test('without an engine no map can be drawn, and that is said', async () => {
  await expect(openTileMap(options)).rejects.toThrow('no-engine');
});

test('a map is drawn by what was registered, until it is removed', async () => {
  const map = {} as TileMap;
  const draw = jest.fn(async () => map);
  const remove = drawTileMapsBy(draw);
  await expect(openTileMap(options)).resolves.toBe(map);
  expect(draw).toHaveBeenCalledWith(options);
  remove();
  await expect(openTileMap(options)).rejects.toThrow('no-engine');
});
