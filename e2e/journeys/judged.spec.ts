import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from '../support/repository';
import { expect, testWithoutPage as test } from '../support/test';

/** Those of `npm run judges` that take seconds, and nothing that npm does not bring. */
const QUICK = ['openapi-fetch', 'redocly', 'sitemaps', 'spectral', 'structured-data'];

test('quick judges find nothing in the document of the API, site maps, feeds and data of pages', async () => {
  // They start a product of their own beside the other journeys.
  test.slow();
  const judged = promisify(execFile)(process.execPath, ['judges/run.mjs', ...QUICK], { cwd: ROOT });
  const said = await judged.then(
    ({ stdout }) => stdout,
    ({ stdout, stderr }) => expect(`${stdout}${stderr}`).toBe('no finding that is open'),
  );
  for (const judge of QUICK) expect(said).toMatch(new RegExp(`^${judge} .*: \\d+ examined`, 'm'));
});
