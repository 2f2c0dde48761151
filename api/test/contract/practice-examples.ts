import { addDays, dayIn } from '@nukkad/platform/calendar';
import { type CallName, endpoints } from '@nukkad/platform/contract';
import type { InjectOptions } from 'fastify';
import { timeZone } from '../../src/availability/slots.model';
import type { TestApp } from '../app/app';
import { signedIn } from '../app/signed-in';
import { freeHours } from '../fixtures/free-hours';

/** A valid request of a call about a practice's days; undefined for any other call. */
export async function practiceExample(
  running: TestApp,
  name: CallName,
): Promise<InjectOptions | undefined> {
  const make = examples[name];
  if (!make) return undefined;
  const doctor = await signedIn(running.app, 'doctor');
  const { params = {}, ...rest } = await make(doctor.ask);
  const url = endpoints[name].path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? '');
  return { url, headers: { authorization: `Bearer ${doctor.token}` }, ...rest };
}

type Ask = Awaited<ReturnType<typeof signedIn>>['ask'];

interface Example {
  params?: Record<string, string>;
  payload?: object;
  query?: Record<string, string>;
}

const dayFromNow = (days: number) => addDays(dayIn(new Date(), timeZone), days);

const someBody = { name: 'Ravi Shetty', phone: '98450 12345' };

const order = async (ask: Ask) => ({
  client: someBody,
  kind: 'appointment',
  start: (await freeHours(ask))[0],
  about: 'Scaling',
});

/** Far enough ahead to have no bookings. */
const closedDay = { date: dayFromNow(90), kind: 'closed', hours: null, note: 'A wedding' };

const examples: Partial<Record<CallName, (ask: Ask) => Promise<Example>>> = {
  getPracticeCalendar: async () => ({ query: { from: dayFromNow(-7), to: dayFromNow(7) } }),
  getPracticeBookings: async () => ({ query: { shown: 'all' } }),
  bookClient: async (ask) => ({ payload: await order(ask) }),
  addException: async () => ({ payload: closedDay }),
  removeException: async (ask) => {
    const { _id } = (await ask('POST', '/api/vendors/me/exceptions', closedDay)).json();
    return { params: { exceptionId: _id } };
  },
  getPracticeStats: async () => ({}),
  getPerformance: async () => ({ query: { span: 'month' } }),
  searchPractice: async (ask) => {
    await ask('POST', '/api/vendors/me/bookings', await order(ask));
    return { query: { q: 'ravi' } };
  },
};
