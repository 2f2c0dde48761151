import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { honestPdfs } from '../../../test/files/honest-pdfs';
import { pdfProblem } from './pdf';

describe('documents of honest people', () => {
  const documents = honestPdfs();

  test('are of many kinds', () => {
    assert.ok(documents.length >= 60);
    assert.equal(new Set(documents.map(([what]) => what)).size, documents.length);
  });

  for (const [what, bytes] of documents) {
    test(`${what} is taken`, async () => assert.equal(await pdfProblem(bytes), null));
  }
});
