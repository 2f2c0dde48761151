import { addDays, dayIn } from '@nukkad/platform/calendar';
import { type CallName, endpoints } from '@nukkad/platform/contract';
import type { InjectOptions } from 'fastify';
import { timeZone } from '../../src/availability/slots.model';
import type { TestApp } from '../app/app';
import { type SignedIn, signedIn } from '../app/signed-in';
import { pdf } from '../files/sample-files';
import { demoVendor } from '../fixtures/people';
import { storedBooking } from '../fixtures/stored-booking';

/** A valid request of a call about clients, cases, assignments or files; else undefined. */
export async function clientsExample(
  running: TestApp,
  name: CallName,
): Promise<InjectOptions | undefined> {
  const make = examples[name];
  if (!make) return undefined;
  const practice = { running, who: await signedIn(running.app, 'teacher') };
  const { params = {}, who = practice.who, headers, ...rest } = await make(practice);
  const url = endpoints[name].path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? '');
  return { url, headers: { authorization: `Bearer ${who.token}`, ...headers }, ...rest };
}

interface Practice {
  running: TestApp;
  who: SignedIn;
}

interface Example {
  params?: Record<string, string>;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  payload?: object;
  /** The caller, if not the professional. */
  who?: SignedIn;
}

type Make = (practice: Practice) => Promise<Example>;

const dayFromNow = (days: number) => addDays(dayIn(new Date(), timeZone), days);

/** A client with an account in the professional's records. */
async function client(practice: Practice): Promise<{ clientId: string }> {
  const { running, who } = practice;
  const { userId } = await student(practice);
  const { query } = running.database;
  const known = await query
    .selectFrom('client')
    .select('id')
    .where('user_id', '=', userId)
    .where('vendor_id', '=', await demoVendor(running.database, 'teacher'))
    .executeTakeFirst();
  if (known) return { clientId: known.id };
  const added = await who.ask('POST', '/api/vendors/me/clients', { name: 'Lakshmi Naik' });
  const { _id } = added.json();
  await query.updateTable('client').set({ user_id: userId }).where('id', '=', _id).execute();
  return { clientId: _id };
}

const student = ({ running }: Practice) => signedIn(running.app, 'labour');

const about = { title: 'Rao v. Sharma', category: 'Property' };
const hearing = { at: `${dayFromNow(3)}T05:30:00.000Z`, court: 'City Civil Court' };

async function legalCase(practice: Practice): Promise<{ caseId: string }> {
  const body = { ...about, ...(await client(practice)) };
  const { _id } = (await practice.who.ask('POST', '/api/vendors/me/cases', body)).json();
  return { caseId: _id };
}

async function heard(practice: Practice): Promise<{ hearingId: string }> {
  const { caseId } = await legalCase(practice);
  const url = `/api/vendors/me/cases/${caseId}/hearings`;
  return { hearingId: (await practice.who.ask('POST', url, hearing)).json()._id };
}

async function file({ running, who }: Practice): Promise<{ fileId: string }> {
  const sent = await running.app.inject({
    ...{ method: 'POST', url: '/api/me/files?name=deed.pdf', payload: pdf },
    headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/pdf' },
  });
  return { fileId: sent.json()._id };
}

async function filed(practice: Practice): Promise<{ documentId: string }> {
  const { caseId } = await legalCase(practice);
  const url = `/api/vendors/me/cases/${caseId}/documents`;
  return { documentId: (await practice.who.ask('POST', url, await file(practice))).json()._id };
}

async function request({ running }: Practice): Promise<{ bookingId: string }> {
  const soon = new Date(Date.now() + 86_400_000);
  const end = new Date(soon.getTime() + 1_800_000);
  const bookingId = await storedBooking(running.database, {
    ...{ vendor_id: await demoVendor(running.database, 'teacher'), user_id: null },
    ...{ status: 'requested', client_name: 'Ravi', client_phone: '+919000055555' },
    ...{ starts_at: soon, ends_at: end, expires_at: end, paying_by: 'at-visit' },
  });
  return { bookingId };
}

const work = { title: 'Chapter 4', text: 'Exercises 1 to 9', dueOn: dayFromNow(7), maxMarks: 20 };

async function assignment(practice: Practice): Promise<{ assignmentId: string }> {
  const body = { ...work, clientIds: [(await client(practice)).clientId] };
  const [{ _id }] = (await practice.who.ask('POST', '/api/vendors/me/assignments', body)).json();
  return { assignmentId: _id };
}

async function handedIn(practice: Practice): Promise<{ assignmentId: string }> {
  const { assignmentId } = await assignment(practice);
  const { ask } = await student(practice);
  await ask('POST', `/api/me/assignments/${assignmentId}/submission`, { text: 'Done' });
  return { assignmentId };
}

const clientOrder = { name: 'Asha Rao', phone: '98765 43210', born: '1984-05-21', heightCm: 164 };

const examples: Partial<Record<CallName, Make>> = {
  getClients: async (practice) => (await client(practice)) && {},
  getClient: async (practice) => ({ params: await client(practice) }),
  addClient: async () => ({ payload: clientOrder }),
  changeClient: async (practice) => ({
    ...{ params: await client(practice), payload: { name: 'Lakshmi N' } },
  }),
  archiveClient: async (practice) => ({ params: await client(practice) }),
  restoreClient: async (practice) => ({ params: await client(practice) }),
  openClientThread: async (practice) => ({ params: await client(practice) }),
  getCases: async (practice) => (await legalCase(practice)) && {},
  getCase: async (practice) => ({ params: await legalCase(practice) }),
  addCase: async (practice) => ({ payload: { ...about, ...(await client(practice)) } }),
  changeCase: async (practice) => ({
    params: await legalCase(practice),
    payload: { ...about, ...(await client(practice)), outcome: 'won' },
  }),
  addHearing: async (practice) => ({ params: await legalCase(practice), payload: hearing }),
  changeHearing: async (practice) => ({ params: await heard(practice), payload: hearing }),
  removeHearing: async (practice) => ({ params: await heard(practice) }),
  getHearings: async (practice) =>
    (await heard(practice)) && { query: { from: dayFromNow(0), to: dayFromNow(7) } },
  acceptCaseRequest: async (practice) => ({ params: await request(practice) }),
  rejectCaseRequest: async (practice) => ({
    ...{ params: await request(practice), payload: { reason: 'I act for the other side.' } },
  }),
  addCaseDocument: async (practice) => ({
    ...{ params: await legalCase(practice), payload: await file(practice) },
  }),
  removeCaseDocument: async (practice) => ({ params: await filed(practice) }),
  getAssignments: async (practice) => (await handedIn(practice)) && {},
  setAssignments: async (practice) => ({
    payload: { ...work, clientIds: [(await client(practice)).clientId] },
  }),
  gradeAssignment: async (practice) => ({
    ...{ params: await handedIn(practice), payload: { marks: 17, remark: 'Well done.' } },
  }),
  removeAssignment: async (practice) => ({ params: await assignment(practice) }),
  getMyAssignments: async (practice) =>
    (await handedIn(practice)) && { who: await student(practice) },
  submitAssignment: async (practice) => ({
    params: await assignment(practice),
    payload: { text: 'Done' },
    who: await student(practice),
  }),
  uploadFile: async () => ({
    ...{ query: { name: 'deed.pdf' }, payload: pdf },
    headers: { 'content-type': 'application/pdf' },
  }),
};
