import { createHash, randomUUID } from 'node:crypto';
import { type CallName, endpoints } from '@nukkad/platform/contract';
import type { InjectOptions } from 'fastify';
import type { TestApp } from '../app/app';
import { type SignedIn, signedIn } from '../app/signed-in';
import { demoVendor } from '../fixtures/people';

/** A valid request of a call about client links; undefined for any other call. */
export async function clientLinksExample(
  running: TestApp,
  name: CallName,
): Promise<InjectOptions | undefined> {
  const make = examples[name];
  if (!make) return undefined;
  await running.database.query.deleteFrom('client_link').execute();
  await running.database.query.deleteFrom('allowance').execute();
  const practice = {
    running,
    professional: await signedIn(running.app, 'advocate'),
    client: await signedIn(running.app, 'labour'),
    vendorId: await demoVendor(running.database, 'advocate'),
  };
  const { params = {}, who, payload } = await make(practice);
  const url = endpoints[name].path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? '');
  const { token } = practice[who];
  return { url, headers: { authorization: `Bearer ${token}` }, ...(payload && { payload }) };
}

interface Practice {
  running: TestApp;
  professional: SignedIn;
  client: SignedIn;
  vendorId: string;
}

interface Example {
  who: 'professional' | 'client';
  params?: Record<string, string>;
  payload?: object;
}

const email = 'asha@example.in';

async function record({ professional }: Practice): Promise<string> {
  const order = { name: 'Asha Rao', email };
  return (await professional.ask('POST', '/api/vendors/me/clients', order)).json()._id;
}

async function request({ client, vendorId }: Practice): Promise<string> {
  const asked = await client.ask('POST', '/api/me/client-links', {
    ...{ vendorId, phone: '98765 43210' },
  });
  return asked.json()._id;
}

/** An invitation with a known token. */
async function invitation(practice: Practice): Promise<string> {
  const token = randomUUID();
  await practice.running.database.query
    .insertInto('client_link')
    .values({
      ...{ vendor_id: practice.vendorId, client_id: await record(practice), sent_to: email },
      ...{ state: 'invited', begun_by: 'professional' },
      token_hash: createHash('sha256').update(token).digest('hex'),
      token_expires_at: new Date(Date.now() + 3_600_000),
    })
    .execute();
  return token;
}

const examples: Partial<Record<CallName, (practice: Practice) => Promise<Example>>> = {
  getClientLinks: async (practice) => {
    await request(practice);
    await invitation(practice);
    return { who: 'professional' };
  },
  inviteClient: async (practice) => ({
    ...{ who: 'professional', params: { clientId: await record(practice) } },
  }),
  endClientLink: async (practice) => ({
    ...{ who: 'professional', params: { clientId: await record(practice) } },
  }),
  acceptClientLink: async (practice) => ({
    who: 'professional',
    params: { linkId: await request(practice) },
    payload: { clientId: await record(practice) },
  }),
  refuseClientLink: async (practice) => ({
    ...{ who: 'professional', params: { linkId: await request(practice) } },
  }),
  getMyClientLinks: async (practice) => {
    const token = await invitation(practice);
    await practice.client.ask('POST', '/api/me/client-links/confirm', { token });
    await request(practice);
    return { who: 'client' };
  },
  requestClientLink: async ({ vendorId }) => ({ who: 'client', payload: { vendorId, email } }),
  confirmClientLink: async (practice) => ({
    ...{ who: 'client', payload: { token: await invitation(practice) } },
  }),
  endMyClientLink: async (practice) => ({
    ...{ who: 'client', params: { linkId: await request(practice) } },
  }),
};
