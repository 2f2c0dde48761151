import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { browser } from '../../../test/app/browser';
import { onDatabase } from '../../../test/database/databases';

const url = '/api/me/recent-searches';

onDatabase((open) => {
  let running: TestApp;
  before(async () => {
    running = await startTestApp(open, { vendors: 20 });
  });
  after(() => running.close());

  async function person(email: string) {
    const who = browser(running.app);
    const body = { email, password: 'demo-password' };
    const { token } = (await who.send({ url: '/api/users/loginUser', body })).json();
    return {
      read: async () => (await who.send({ url, method: 'GET', token })).json(),
      keep: (terms: unknown[]) => who.send({ url, method: 'PUT', token, body: { terms } }),
      clear: () => who.send({ url, method: 'DELETE', token }),
    };
  }

  test('searches are there on another device, and nobody else’s', async () => {
    const phone = await person('user@demo.example');
    assert.deepEqual(await phone.read(), []);
    const kept = await phone.keep(['Dentist', ' ದಂತ ವೈದ್ಯ ', 'dentist', 'Maid']);
    assert.deepEqual(kept.json(), ['Dentist', 'ದಂತ ವೈದ್ಯ', 'Maid']);
    const laptop = await person('user@demo.example');
    assert.deepEqual(await laptop.read(), ['Dentist', 'ದಂತ ವೈದ್ಯ', 'Maid']);
    assert.deepEqual(await (await person('doctor@demo.example')).read(), []);
    assert.equal((await laptop.clear()).statusCode, 204);
    assert.deepEqual(await phone.read(), []);
  });

  test('more than ten, empty ones and what is no text are refused', async () => {
    const who = await person('user@demo.example');
    for (const terms of [Array(11).fill('x'), [''], [7], [`a\u0000b`], ['x'.repeat(81)]]) {
      assert.equal((await who.keep(terms)).statusCode, 422);
    }
  });
});
