import { type CallName, endpoints } from '@nukkad/platform/contract';
import type { InjectOptions } from 'fastify';
import type { TestApp } from '../app/app';
import { signedIn } from '../app/signed-in';
import { demoVendor } from '../fixtures/people';

/** A valid request of a call about complaints; undefined for any other call. */
export async function complaintsExample(
  running: TestApp,
  name: CallName,
): Promise<InjectOptions | undefined> {
  const make = examples[name];
  if (!make) return undefined;
  const { as, number = '', ...request } = await make(running);
  const { token } = await signedIn(running.app, as);
  const url = endpoints[name].path.replace(':number', number);
  return { url, headers: { authorization: `Bearer ${token}` }, ...request };
}

type Make = (running: TestApp) => Promise<{
  as: string;
  number?: string;
  query?: Record<string, string>;
  payload?: object;
}>;

/** A complaint of the demo user. */
export async function aComplaintOrder({ database }: TestApp, different: object = {}) {
  return {
    ...{ kind: 'service-related', text: 'My certificate takes three months already.' },
    ...{ officerId: await demoVendor(database, 'officer'), isAnonymous: false, ...different },
  };
}

/** A published complaint, raised by the demo user. */
export async function publishedComplaint(running: TestApp): Promise<string> {
  const { ask } = await signedIn(running.app, 'user');
  const text = `It takes three months (${Math.random()}).`;
  const order = await aComplaintOrder(running, { text });
  const { number } = (await ask('POST', '/api/complaints', order)).json();
  await running.database.query
    .updateTable('complaint')
    .set({ published_text: text, published_at: new Date() })
    .where('number', '=', Number(number.slice(5)))
    .execute();
  return number;
}

async function answeredComplaint(running: TestApp): Promise<string> {
  const number = await publishedComplaint(running);
  const { ask } = await signedIn(running.app, 'officer');
  await ask('POST', `/api/vendors/me/complaints/${number}/answer`, { text: 'It has been sent.' });
  return number;
}

const examples: Partial<Record<CallName, Make>> = {
  createComplaint: async (running) => ({ as: 'user', payload: await aComplaintOrder(running) }),
  findRecipients: async () => ({ as: 'user', query: { q: 'pat' } }),
  getComplaint: async (running) => ({ as: 'user', number: await publishedComplaint(running) }),
  closeComplaint: async (running) => ({ as: 'user', number: await publishedComplaint(running) }),
  contestComplaint: async (running) => ({
    ...{ as: 'user', number: await answeredComplaint(running) },
    payload: { text: 'Nothing has come yet.' },
  }),
  supportComplaint: async (running) => ({ as: 'ca', number: await publishedComplaint(running) }),
  dropSupport: async (running) => ({ as: 'ca', number: await publishedComplaint(running) }),
  getSupported: async () => ({ as: 'ca' }),
  getMyComplaints: async (running) => {
    await publishedComplaint(running);
    return { as: 'user' };
  },
  getOfficeComplaints: async () => ({ as: 'officer' }),
  takeUpComplaint: async (running) => ({
    ...{ as: 'officer', number: await publishedComplaint(running) },
  }),
  answerComplaint: async (running) => ({
    ...{ as: 'officer', number: await publishedComplaint(running) },
    payload: { text: 'It has been sent.' },
  }),
};
