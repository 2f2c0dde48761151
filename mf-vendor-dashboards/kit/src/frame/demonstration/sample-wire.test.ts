import { endpoints, outlines } from '@nukkad/platform/contract';
import { aSamplePractice } from '@nukkad/platform/testing';
import { sampleAnswers } from './sample-answers';
import { sampleWire } from './sample-wire';

const now = new Date('2030-01-07T06:00:00.000Z');
const content = aSamplePractice();
const wire = sampleWire(content, now);
const ask = (path: string, init?: RequestInit) => wire(`https://nukkad.example${path}`, init);
const read = async (path: string) => (await ask(path)).json();

const ids: Record<string, string> = {
  clientId: 'sample-client-1',
  caseId: 'sample-case-1',
  threadId: 'sample-thread-sample-client-1',
  entryId: 'sample-booking-1',
  bookingId: 'sample-booking-1',
};
const names = Object.keys(sampleAnswers(content, now)) as (keyof typeof outlines)[];
const reads = names.filter((name) => endpoints[name].method === 'GET');

test.each(reads)('%s is answered as the contract has it', async (name) => {
  const path = endpoints[name].path.replace(/:(\w+)/g, (_, param: string) => ids[param] ?? '');
  const response = await ask(path);
  expect(response.status).toBe(200);
  const outline: unknown = outlines[name];
  const answer = await response.json();
  if (outline === 'list') expect(Array.isArray(answer)).toBe(true);
  else expect(Object.keys(answer)).toEqual(expect.arrayContaining(outline as string[]));
});

test('every person of it is marked as a sample', async () => {
  const { clients } = await read('/api/vendors/me/clients');
  const { bookings } = await read('/api/vendors/me/bookings?shown=all');
  for (const { name } of [...clients, ...bookings]) expect(name).toMatch(/\(sample\)$/);
});

test('lists are searched, filtered and ordered', async () => {
  const { clients } = await read('/api/vendors/me/clients?status=active&sort=name&direction=desc');
  const names = clients.map(({ name }: { name: string }) => name);
  expect(names.length).toBeGreaterThan(1);
  expect(names).toEqual([...names].sort().reverse());
  const found = await read('/api/vendors/me/clients?q=asha');
  expect(found.total).toBe(1);
});

test('what is shown is counted from the content', async () => {
  const stats = await read('/api/vendors/me/stats');
  expect(stats).toMatchObject({
    clients: { value: 3, before: 3 },
    people: { male: 1, female: 1, child: 1 },
    cases: { total: 1, open: 1 },
    unreadMessages: 1,
  });
  const earnings = await read('/api/vendors/me/ledger');
  expect(earnings.balance).toEqual([{ amount: 25 * content.visits.fee.amount, currency: 'INR' }]);
  const desk = await read('/api/vendors/me/complaints');
  expect(desk.complaints).toMatchObject([{ number: 'NK-C-000001', text: 'Invented.' }]);
});

test('there are visits in the week that is shown, and requests to answer', async () => {
  const week = await read('/api/vendors/me/calendar?from=2030-01-07&to=2030-01-13');
  expect(week.days).toHaveLength(7);
  expect(week.bookings.length).toBeGreaterThan(5);
  const { bookings } = await read('/api/vendors/me/bookings?shown=requests');
  expect(bookings).toHaveLength(3);
});

test.each([
  ['POST', '/api/bookings/sample-booking-1/accept'],
  ['POST', '/api/vendors/me/clients'],
  ['PUT', '/api/vendors/me/settings/policy'],
  ['POST', '/api/threads/sample-thread-sample-client-1/messages'],
  ['POST', '/api/vendors/me/payouts'],
])('%s %s stores nothing, and says so', async (method, path) => {
  const response = await ask(path, { method });
  expect(response.status).toBe(403);
  expect(await response.json()).toMatchObject({ code: 'demonstration' });
});

test('what is not of a practice goes to the network', async () => {
  const network = jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json([]));
  await ask('/api/userType/getAllUserType');
  expect(network).toHaveBeenCalledTimes(1);
  network.mockRestore();
});
