import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { onDatabase } from '../../../test/database/databases';

onDatabase((open) => {
  let running: TestApp;
  before(async () => {
    running = await startTestApp(open);
  });
  after(() => running.close());

  test('a process that is about to end is not ready, and answers all the same', async () => {
    const { app } = running;
    const read = () => app.inject('/api/userType/getAllUserType');
    assert.equal((await app.inject('/readyz')).statusCode, 200);
    assert.notEqual((await read()).headers.connection, 'close');
    await app.drain(0);
    const ready = await app.inject('/readyz');
    assert.equal(ready.statusCode, 503);
    assert.match(ready.json().message ?? ready.body, /about to end/);
    assert.equal((await app.inject('/livez')).statusCode, 200);
    const answer = await read();
    assert.equal(answer.statusCode, 200);
    assert.equal(answer.headers.connection, 'close');
  });
});
