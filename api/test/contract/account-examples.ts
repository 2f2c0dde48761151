import type { CallName, UserSession } from '@nukkad/platform/contract';
import type { InjectOptions } from 'fastify';
import type { Database } from '../../src/core/db/database';
import type { TestApp } from '../app/app';
import { browser, type TestBrowser } from '../app/browser';
import { codeFor, resetTokenFor, takeBackTokenFor } from '../services/emails';

const password = 'a quiet street corner';

/** A valid request of a call about accounts; undefined for any other call. */
export async function accountExample(
  running: TestApp,
  name: CallName,
): Promise<InjectOptions | undefined> {
  const make = examples[name];
  return make?.(running, `${name.toLowerCase()}@example.in`);
}

type Make = (running: TestApp, email: string) => Promise<InjectOptions>;

const examples: Partial<Record<CallName, Make>> = {
  registerUser: async (_, email) => ({ payload: person(email) }),
  registerProfessional: async ({ database }, email) => ({
    payload: {
      vendorName: 'Dr. Asha Rao',
      email,
      mobileNumber: ['98765 43210'],
      password,
      vendorType: await doctorTypeId(database),
    },
  }),
  verifyOtp: async (running, email) => {
    const cookies = await registered(running, email);
    return { cookies, payload: { email, otp: await codeFor(running.database, email) } };
  },
  resendOtp: async (running, email) => {
    const cookies = await registered(running, email);
    await forgetPause(running);
    return { cookies, payload: { email } };
  },
  // The old password may change, as no other example signs in with it.
  resetPassword: async (running, email) => {
    await verified(running, email);
    await browser(running.app).send({ url: '/api/users/forgot-password', body: { email } });
    const token = await resetTokenFor(running.database, email);
    return { payload: { token, password } };
  },
  takeBackEmail: async (running, email) => {
    const change = await emailChange(running, { from: email, to: `next-${email}` });
    await running.app.inject({ method: 'POST', ...change });
    return { payload: { token: await takeBackTokenFor(running.database, email), password } };
  },
  getSession: async (running) => signedIn(running),
  logout: async (running) => signedIn(running),
  getSessions: async (running) => signedIn(running),
  endSession: async (running) => {
    const own = await signedIn(running);
    const url = '/api/users/me/sessions';
    const sessions: UserSession[] = (await running.app.inject({ ...own, url })).json();
    const current = sessions.find(({ isCurrent }) => isCurrent);
    return { ...own, url: `${url}/${current?._id}` };
  },
  endOtherSessions: async (running, email) => {
    const { token } = await verified(running, email);
    return { headers: { authorization: `Bearer ${token}` } };
  },
  confirmIdentity: async (running) => ({
    ...(await signedIn(running)),
    payload: { password: 'demo-password' },
  }),
  getRecentSearches: async (running) => signedIn(running),
  keepRecentSearches: async (running) => ({
    ...(await signedIn(running)),
    payload: { terms: ['Dentist'] },
  }),
  clearRecentSearches: async (running) => signedIn(running),
  getNotifications: async (running) => signedIn(running),
  markNotificationsRead: async (running) => ({ ...(await signedIn(running)), payload: {} }),
  getUserById: async (running) => ofOneself(running, '/api/users/getUserById/'),
  updateUser: async (running) => ({
    ...(await ofOneself(running, '/api/users/updateUser/')),
    payload: {
      fullName: 'Dr. Ananya H',
      email: 'doctor@demo.example',
      phone: '',
      gender: 'Female',
      language: 'kn',
    },
  }),
  confirmEmail: async (running, email) => {
    return emailChange(running, { from: `former-${email}`, to: email });
  },
  deleteUser: async (running, email) => {
    const { _id, token } = await verified(running, email);
    return {
      url: `/api/users/deleteUser/${_id}`,
      headers: { authorization: `Bearer ${token}` },
    };
  },
};

async function doctorTypeId({ query }: Database): Promise<string> {
  const { id } = await query
    .selectFrom('user_type')
    .select('id')
    .where('slug', '=', 'doctor')
    .executeTakeFirstOrThrow();
  return id;
}

const person = (email: string) => ({ fullName: 'Asha Rao', email, phone: '', password });

const cookiesOf = ({ jar }: TestBrowser) => Object.fromEntries(jar);

async function registered(running: TestApp, email: string) {
  const who = browser(running.app);
  await who.send({ url: '/api/users/registerUser', body: person(email) });
  return cookiesOf(who);
}

/** A new user that no other example uses. */
async function verified(running: TestApp, email: string) {
  const cookies = await registered(running, email);
  const otp = await codeFor(running.database, email);
  const answer = await running.app.inject({
    ...{ method: 'POST', url: '/api/users/verify-otp', cookies, payload: { email, otp } },
  });
  const { token, _id }: { token: string; _id: string } = answer.json();
  return { token, _id };
}

/** The request that changes the email of a new user from `from` to `to`. */
async function emailChange(running: TestApp, { from, to }: { from: string; to: string }) {
  const { _id, token } = await verified(running, from);
  const headers = { authorization: `Bearer ${token}` };
  const payload = { email: to };
  const url = `/api/users/updateUser/${_id}`;
  await running.app.inject({ method: 'PUT', url, headers, payload });
  const otp = await codeFor(running.database, to);
  return { url: `/api/users/${_id}/confirm-email`, headers, payload: { ...payload, otp } };
}

/** As if half a minute had passed since the last email. */
async function forgetPause({ database }: TestApp): Promise<void> {
  await database.query.deleteFrom('allowance').where('key', 'like', 'code-pause:%').execute();
}

async function login({ app }: TestApp, email: string) {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/users/loginUser',
    payload: { email, password: 'demo-password' },
  });
  const { token, _id } = answer.json();
  return { _id, headers: { authorization: `Bearer ${token}` } };
}

const doctor = 'doctor@demo.example';

const signedIn = async (running: TestApp) => ({
  headers: (await login(running, doctor)).headers,
});

async function ofOneself(running: TestApp, path: string) {
  const { _id, headers } = await login(running, doctor);
  return { url: `${path}${_id}`, headers, payload: undefined as object | undefined };
}
