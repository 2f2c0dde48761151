import assert from 'node:assert/strict';
import { test } from 'node:test';
import { serversIn } from './servers';

const cases: [address: string, servers: string[]][] = [
  ['postgres://nukkad:a%2Cb@db/nukkad', ['postgres://nukkad:a%2Cb@db/nukkad']],
  [
    'postgresql://nukkad:secret@first:5432,second/nukkad?sslmode=verify-full',
    [
      'postgresql://nukkad:secret@first:5432/nukkad?sslmode=verify-full',
      'postgresql://nukkad:secret@second/nukkad?sslmode=verify-full',
    ],
  ],
  ['postgres://[::1]:1,[::2]:2/nukkad', ['postgres://[::1]:1/nukkad', 'postgres://[::2]:2/nukkad']],
  ['postgres://nukkad@localhost/n?host=%2Frun', ['postgres://nukkad@localhost/n?host=%2Frun']],
  [
    'postgres://nukkad@localhost/n?host=/run/a,/run/b',
    [
      'postgres://nukkad@localhost/n?host=%2Frun%2Fa',
      'postgres://nukkad@localhost/n?host=%2Frun%2Fb',
    ],
  ],
];

for (const [address, servers] of cases) {
  test(address, () => assert.deepEqual(serversIn(address), servers));
}
