import { randomInt } from 'node:crypto';
import type { BookingMade, Hold, SignedIn, SlotsAnswer, UserType } from '@nukkad/platform/contract';
import { demoPassword } from '../support/accounts';
import { type DemoAccount, demoEmail } from '../support/session';
import type { Installation } from './installation';
import type { Letter } from './letters';
import { expect } from './test';
import type { Answer, Visitor } from './visitor';

export const password = 'a quiet street corner';

/** A user with a session. */
export interface Person extends Visitor {
  id: string;
  email: string;
  vendorId: string;
}

export const newEmail = () => `attacked.${Date.now()}.${randomInt(1_000_000)}@example.in`;

/** Logs in with a demo account. */
export async function demo(on: Installation, account: DemoAccount): Promise<Person> {
  return loggedIn(on.visitor(), demoEmail(account), demoPassword);
}

export async function loggedIn(who: Visitor, email: string, word: string): Promise<Person> {
  const answer = await who.ask('POST', '/api/users/loginUser', { email, password: word });
  expect(answer.status, answer.text).toBe(200);
  return asPerson(who, answer, email);
}

function asPerson(who: Visitor, answer: Answer, email: string): Person {
  const { token, _id: id, vendorId } = answer.json<SignedIn>();
  return Object.assign(who, { token, id, email, vendorId: vendorId ?? '' });
}

/** Registers a user and verifies the email. */
export async function newPerson(on: Installation, fullName = 'Nila Newcomer'): Promise<Person> {
  const email = newEmail();
  const order = { fullName, email, phone: '', password };
  return verified(on, on.visitor(), '/api/users/registerUser', { email, order });
}

/** Registers a professional of a user type, not yet reviewed by an operator. */
export async function newProfessional(on: Installation, userType: string): Promise<Person> {
  const who = on.visitor();
  const types = (await who.ask('GET', '/api/userType/getAllUserType')).json<UserType[]>();
  const vendorType = types.find(({ userTypeName }) => userTypeName === userType)?._id;
  const email = newEmail();
  const order = {
    ...{ vendorName: 'Nila Newcomer', email, mobileNumber: ['9876543210'], password, vendorType },
  };
  return verified(on, who, '/api/vendordetail/registerProfessional', { email, order });
}

async function verified(
  on: Installation,
  who: Visitor,
  path: string,
  { email, order }: { email: string; order: object },
): Promise<Person> {
  const registered = await who.ask('POST', path, order);
  expect(registered.status, registered.text).toBe(201);
  const otp = await codeFor(on, email);
  const answer = await who.ask('POST', '/api/users/verify-otp', { email, otp });
  expect(answer.status, answer.text).toBe(200);
  return asPerson(who, answer, email);
}

/** Waits for the newest email that matches. */
export async function letterWith(
  on: Installation,
  email: string,
  words: RegExp,
): Promise<{ letter: Letter; match: RegExpExecArray }> {
  let found: { letter: Letter; match: RegExpExecArray } | undefined;
  await expect(async () => {
    for (const letter of await on.lettersTo(email)) {
      const match = words.exec(letter.text);
      if (match) found ??= { letter, match };
    }
    expect(found, `a letter to ${email} with ${words}`).toBeDefined();
  }).toPass();
  return found as { letter: Letter; match: RegExpExecArray };
}

/** The newest four-digit code sent to an address. */
export async function codeFor(on: Installation, email: string): Promise<string> {
  const { match } = await letterWith(on, email, /code[^\d]*?\b(\d{4})\b/);
  return match[1] ?? '';
}

/** Token of the newest password reset link. */
export async function resetTokenFor(on: Installation, email: string): Promise<string> {
  const { match } = await letterWith(on, email, /\/reset-password#([\w-]{22})/);
  return match[1] ?? '';
}

/** Free slots of a professional from the day after tomorrow. */
export async function freeTimes(who: Visitor, vendorId: string): Promise<string[]> {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const path = `/api/vendors/${vendorId}/slots?from=${day(2)}&to=${day(21)}`;
  const { days } = (await who.ask('GET', path)).json<SlotsAnswer>();
  return days
    .flatMap(({ groups }) => groups.flatMap(({ slots }) => slots))
    .filter(({ taken }) => taken === null)
    .map(({ start }) => start);
}

export interface GuestOrder {
  vendorId: string;
  kind: string;
  start: string | undefined;
  client: { name: string; phone: string; city: string; email?: string };
  /** Whether the guest verifies the email with the code sent to it. */
  isProved: boolean;
  idempotencyKey?: string;
}

/** Books as a guest; returns the response to the hold if that was rejected. */
export async function bookAsGuest(
  on: Installation,
  who: Visitor,
  order: GuestOrder,
): Promise<Answer> {
  const { vendorId, kind, start, client, isProved, idempotencyKey } = order;
  const held = await who.ask('POST', '/api/holds', { vendorId, kind, start });
  if (held.status !== 201) return held;
  const { _id: holdId, key } = held.json<Hold>();
  const headers = {
    'booking-key': key ?? '',
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
  };
  const otp = isProved ? await provedCode(on, who, holdId, headers, client.email ?? '') : undefined;
  const body = { holdId, client, payingBy: 'at-visit', ...(otp && { otp }) };
  return who.ask('POST', '/api/bookings', body, headers);
}

async function provedCode(
  on: Installation,
  who: Visitor,
  holdId: string,
  headers: Record<string, string>,
  email: string,
): Promise<string> {
  const sent = await who.ask('POST', `/api/holds/${holdId}/code`, { email }, headers);
  expect(sent.status, sent.text).toBe(200);
  return codeFor(on, email);
}

export const statusOf = (answer: Answer) => answer.json<BookingMade>().booking.status;
