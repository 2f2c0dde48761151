import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as limits from './limits';

// webpack's configuration cannot import TypeScript, so it repeats the number.
test('the build gives chunks the documented 120000 ms', () => {
  const preset = readFileSync(resolve(__dirname, '../../build/webpack.js'), 'utf8');
  const stated = /CHUNK_LOAD_TIMEOUT = ([\d_]+);/.exec(preset)?.[1]?.replaceAll('_', '');
  expect(Number(stated)).toBe(limits.chunkLoadTimeout);
});
