import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { deflateSync } from 'node:zlib';
import { aPdf, pdf, png } from '../../../test/files/sample-files';
import { ApiError } from '../http/problems';
import { accepted } from './accepted';
import { examinerLimits, fileExaminer } from './examiner';
import { WorkerError } from './worker-pool';

/** A few kilobytes that unpack to millions of words, a decompression bomb. */
function smallAndSlow(): Buffer {
  const body = deflateSync(Buffer.alloc(30_000_000, '/a'));
  const head = `8 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${body.length} >>`;
  return aPdf({ objects: `${head}\nstream\n${body.toString('latin1')}\nendstream\nendobj` });
}

/** Each object seems to begin an unterminated string. */
const largeAndSlow = () => aPdf({ objects: Buffer.alloc(2_900_000, '1 0 obj (').toString() });

describe('examining files', () => {
  // On a busy machine an examination may take longer than people are made to wait.
  const examiner = fileExaminer({ ...examinerLimits, milliseconds: 300_000 });
  after(examiner.close);

  for (const [what, bytes, isKept] of [
    ['a small document that unpacks to a flood', smallAndSlow(), true],
    ['a large document of texts without an end', largeAndSlow(), false],
  ] as const) {
    test(`others are answered while ${what} is examined`, async () => {
      let outcome: PromiseSettledResult<unknown> | undefined;
      Promise.allSettled([accepted(bytes, examiner)]).then(([settled]) => {
        outcome = settled;
      });
      let turns = 0;
      for (; !outcome; turns += 1) await setImmediate();
      assert.ok(turns > 100, `${turns} turns`);
      assert.equal(outcome.status, isKept ? 'fulfilled' : 'rejected');
      if (outcome.status === 'rejected') assert.ok(outcome.reason instanceof ApiError);
    });
  }

  test('a document stays as it is, a picture is drawn anew', async () => {
    assert.deepEqual(await accepted(pdf, examiner), {
      ...{ type: 'application/pdf', bytes: pdf, size: null },
    });
    const drawn = await accepted(png, examiner);
    assert.deepEqual([drawn.type, drawn.size], ['image/png', { width: 1, height: 1 }]);
    assert.ok(Buffer.isBuffer(drawn.bytes));
  });

  for (const [reason, code, says] of [
    ['busy', 'unavailable', /Send it again/],
    ['too-slow', 'validation', /takes too long.*Print it/],
    ['too-large', 'validation', /too much memory.*Print it/],
  ] as const) {
    test(`a file whose examination was ${reason} is refused in words`, async () => {
      const run = () => Promise.reject(new WorkerError(reason));
      await assert.rejects(
        accepted(pdf, { run, close: async () => {} }),
        (error) => error instanceof ApiError && error.code === code && says.test(error.message),
      );
    });
  }
});
