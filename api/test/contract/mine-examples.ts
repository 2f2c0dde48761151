import { type CallName, endpoints } from '@nukkad/platform/contract';
import type { InjectOptions } from 'fastify';
import type { Database } from '../../src/core/db/database';
import type { TestApp } from '../app/app';
import { signedIn } from '../app/signed-in';
import { demoVendor } from '../fixtures/people';
import { phoneCodeFor } from '../services/phone-codes';

/** A valid request of a call about users' saved data; undefined for any other call. */
export async function mineExample(
  running: TestApp,
  name: CallName,
): Promise<InjectOptions | undefined> {
  const make = examples[name];
  if (!make) return undefined;
  const { token, ask } = await signedIn(running.app, 'doctor');
  const vendorId = await demoVendor(running.database, 'ca');
  const { params = {}, payload } = await make({ ask, vendorId, database: running.database });
  const url = endpoints[name].path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? '');
  return { url, payload, headers: { authorization: `Bearer ${token}` } };
}

interface Asking {
  ask: Awaited<ReturnType<typeof signedIn>>['ask'];
  vendorId: string;
  database: Database;
}

type Make = (asking: Asking) => Promise<{ params?: Record<string, string>; payload?: object }>;

const place = {
  label: 'Home',
  name: 'Ananya Hegde',
  line: '12, 4th Cross',
  city: 'Bengaluru',
  pin: '560102',
  mobile: '98765 43210',
  isDefault: false,
};

const newAddress = async ({ ask }: Asking) => {
  const { _id } = (await ask('POST', '/api/me/addresses', place)).json();
  return { params: { addressId: _id as string } };
};

const newThread = async ({ ask, vendorId }: Asking) => {
  const { _id } = (await ask('POST', '/api/threads', { vendorId })).json();
  await ask('POST', `/api/threads/${_id}/messages`, { text: 'Are you there?' });
  return { params: { threadId: _id as string } };
};

const newFeed = async ({ ask }: Asking) => {
  const { _id } = (await ask('POST', '/api/me/calendar-feeds', { scope: 'practice' })).json();
  return { params: { feedId: _id as string } };
};

const number = '+919845012345';

const newCode = async ({ ask, database }: Asking) => {
  // Each example asks anew, sooner than a person could.
  await database.query.deleteFrom('allowance').execute();
  await ask('POST', '/api/me/phone/code', { phone: number });
  return { payload: { otp: await phoneCodeFor(database, number) } };
};

const provedPhone = async (asking: Asking) => {
  await asking.ask('POST', '/api/me/phone/proof', (await newCode(asking)).payload);
};

const device = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/of-an-example',
  keys: {
    p256dh:
      'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
    auth: 'tBHItJI5svbpez7KI4CCXg',
  },
};

const newDevice = async ({ ask }: Asking) => {
  const { devices } = (await ask('POST', '/api/me/push/devices', device)).json();
  return { params: { deviceId: devices[0]._id as string } };
};

const likedOne = async ({ ask, vendorId }: Asking) => {
  await ask('PUT', `/api/me/favourites/${vendorId}`, { list: 'Taxes' });
  return { params: { vendorId } };
};

const examples: Partial<Record<CallName, Make>> = {
  getAddresses: async (asking) => (await newAddress(asking)) && {},
  addAddress: async () => ({ payload: place }),
  changeAddress: async (asking) => ({ ...(await newAddress(asking)), payload: place }),
  removeAddress: newAddress,
  getPin: async () => ({ params: { pin: '560102' } }),
  getCalendarFeeds: async (asking) => (await newFeed(asking)) && {},
  createCalendarFeed: async () => ({ payload: { scope: 'mine' } }),
  endCalendarFeed: newFeed,
  getPhoneSettings: async (asking) => (await provedPhone(asking)) ?? {},
  sendPhoneCode: async () => ({ payload: { phone: number } }),
  provePhone: newCode,
  changePhoneSettings: async (asking) => {
    await provedPhone(asking);
    const consents = [{ channel: 'sms', kind: 'reminders', isGiven: true }];
    const quiet = { quietFrom: 21, quietUntil: 8 };
    return { payload: { first: 'sms', language: 'hi', ...quiet, consents } };
  },
  removePhone: async (asking) => (await provedPhone(asking)) ?? {},
  getPushState: async (asking) => (await newDevice(asking)) && {},
  changePush: async () => ({ payload: { muted: ['message'], quietFrom: 22, quietUntil: 7 } }),
  addPushDevice: async () => ({ payload: device }),
  removePushDevice: newDevice,
  getFavourites: async (asking) => (await likedOne(asking)) && {},
  mergeFavourites: async ({ vendorId }) => ({ payload: { ids: [vendorId] } }),
  keepFavourite: async ({ vendorId }) => ({ params: { vendorId }, payload: { list: 'Taxes' } }),
  dropFavourite: likedOne,
  getThreads: async (asking) => (await newThread(asking)) && {},
  openThread: async ({ vendorId }) => ({ payload: { vendorId } }),
  getThread: newThread,
  sendMessage: async (asking) => ({ ...(await newThread(asking)), payload: { text: 'Hello' } }),
  markThreadRead: newThread,
  exportMyData: async (asking) => (await newThread(asking)) && {},
};
