import { type CallName, endpoints } from '@nukkad/platform/contract';
import type { InjectOptions } from 'fastify';
import type { TestApp } from '../app/app';
import { type SignedIn, signedIn } from '../app/signed-in';
import { calendarFile } from '../fixtures/calendar-files';
import type { CalendarServer } from '../services/calendar-server';

/** What is served elsewhere, and who connects it. */
interface Asking extends Pick<SignedIn, 'ask'> {
  address: string;
}

/** A calendar that is connected, by the name of its file. */
async function connected({ ask, address }: Asking): Promise<{ calendarId: string }> {
  const answer = await ask('POST', endpoints.connectCalendar.path, { address });
  return { calendarId: answer.json()._id };
}

type Make = (asking: Asking) => Promise<{ params?: Record<string, string>; payload?: object }>;

const examples: Partial<Record<CallName, Make>> = {
  getConnectedCalendars: async (asking) => (await connected(asking)) && {},
  connectCalendar: async ({ address }) => ({ payload: { address } }),
  readConnectedCalendarNow: async (asking) => ({ params: await connected(asking) }),
  disconnectCalendar: async (asking) => ({ params: await connected(asking) }),
};

/** A valid request of a call about connected calendars; undefined for any other call. */
export async function connectedCalendarsExample(
  { app }: TestApp,
  elsewhere: CalendarServer,
  name: CallName,
): Promise<InjectOptions | undefined> {
  const make = examples[name];
  if (!make) return undefined;
  const { ask, token } = await signedIn(app, 'doctor');
  elsewhere.put(name, calendarFile(['DTSTART:20990101T100000Z', 'DURATION:PT1H']));
  const { params = {}, ...rest } = await make({ ask, address: elsewhere.addressOf(name) });
  const url = endpoints[name].path.replace(':calendarId', params.calendarId ?? '');
  return { url, headers: { authorization: `Bearer ${token}` }, ...rest };
}
