import { authenticator } from '@nukkad/api/testing/authenticator';
import type { PasskeyCreation } from '@nukkad/platform/contract';
import type { Installation } from './installation';
import { demo, type Person } from './people';
import { expect } from './test';

const known = new WeakMap<Installation, Person>();

/** A signed-in operator; in production with a passkey. */
export async function operator(on: Installation): Promise<Person> {
  const before = known.get(on);
  if (before) return before;
  const who = await demo(on, 'operator');
  if (on.settings === 'production') await addPasskey(on, who);
  known.set(on, who);
  return who;
}

async function addPasskey(on: Installation, who: Person): Promise<void> {
  const without = await who.ask('POST', '/api/me/passkeys/options', {});
  expect(without.status, 'a first passkey by the password alone').toBe(422);
  const enrolment = /#([\w-]{22})/.exec(await on.nukkad('operator', who.email))?.[1];
  const asked = await who.ask('POST', '/api/me/passkeys/options', { enrolment });
  expect(asked.status, asked.text).toBe(200);
  const credential = authenticator(on.origin).create(asked.json<PasskeyCreation>());
  const added = await who.ask('POST', '/api/me/passkeys', { credential, enrolment });
  expect(added.status, added.text).toBe(201);
}
