import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placesFrom } from '@nukkad/registry';
import { releaseCommandsOf } from './releases';

test('what another holder has to sign first was not done', async () => {
  const pending = { id: '9f2c41d07be85a36' } as never;
  const places = placesFrom({ root: '/nowhere' });
  const change = { id: 'c', by: 'Meera', why: 'slower' };
  const begun = releaseCommandsOf(places, async () => ({ pending }));
  await assert.rejects(begun.stopCanary(change), {
    code: 'refused',
    message: /Begun only.*nukkad cosign 9f2c41d07be85a36/,
  });
  await releaseCommandsOf(places, async () => ({})).stopCanary(change);
});
