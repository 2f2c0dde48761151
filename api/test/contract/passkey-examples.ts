import type { CallName } from '@nukkad/platform/contract';
import type { InjectOptions } from 'fastify';
import type { TestApp } from '../app/app';
import { browser } from '../app/browser';
import { signedIn } from '../app/signed-in';
import { type Authenticator, authenticator } from '../services/authenticator';

/** A valid request of a call about passkeys; undefined for any other call. */
export async function passkeyExample(
  running: TestApp,
  name: CallName,
): Promise<InjectOptions | undefined> {
  return examples[name]?.(running);
}

const address = '/api/me/passkeys';

const examples: Partial<Record<CallName, (running: TestApp) => Promise<InjectOptions>>> = {
  beginPasskeySignIn: async () => ({}),
  signInWithPasskey: async (running) => {
    const device = authenticator();
    await add(running, device);
    const from = browser(running.app);
    const options = (await from.send({ url: '/api/auth/passkey/options' })).json();
    return {
      cookies: Object.fromEntries(from.jar),
      payload: { credential: device.sign(options) },
    };
  },
  getPasskeys: async (running) => {
    await add(running, authenticator());
    return asOwner(running);
  },
  beginPasskeyCreation: async (running) => ({ ...(await asOwner(running)), payload: {} }),
  addPasskey: async (running) => {
    const who = await signedIn(running.app, 'user');
    const options = (await who.ask('POST', `${address}/options`, {})).json();
    const payload = { credential: authenticator().create(options) };
    return { headers: { authorization: `Bearer ${who.token}` }, payload };
  },
  renamePasskey: async (running) => ({
    url: `${address}/${await add(running, authenticator())}`,
    ...(await asOwner(running)),
    payload: { name: 'My phone' },
  }),
  removePasskey: async (running) => ({
    url: `${address}/${await add(running, authenticator())}`,
    ...(await asOwner(running)),
  }),
};

async function asOwner({ app }: TestApp): Promise<InjectOptions> {
  const { token } = await signedIn(app, 'user');
  return { headers: { authorization: `Bearer ${token}` } };
}

/** Returns the id of the passkey. */
async function add({ app }: TestApp, device: Authenticator): Promise<string> {
  const who = await signedIn(app, 'user');
  const options = (await who.ask('POST', `${address}/options`, {})).json();
  const added = await who.ask('POST', address, { credential: device.create(options) });
  return added.json()._id;
}
