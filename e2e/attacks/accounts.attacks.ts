import type { Attack } from './attack';
import { proxyAddress } from './installation';
import {
  codeFor,
  letterWith,
  loggedIn,
  newEmail,
  newPerson,
  password,
  resetTokenFor,
} from './people';
import { expect } from './test';
import type { Answer, Visitor } from './visitor';

const hour = 3_600_000;
const anotherPassword = 'an even quieter corner';

const forgot = (who: Visitor, email: string) =>
  who.ask('POST', '/api/users/forgot-password', { email });
const login = (who: Visitor, email: string, word: string, headers?: Record<string, string>) =>
  who.ask('POST', '/api/users/loginUser', { email, password: word }, headers);
const guess = (who: Visitor, email: string, nth: number) =>
  who.ask('POST', '/api/users/verify-otp', { email, otp: String(nth).padStart(4, '0') });

const codesOf = (answers: Answer[]) =>
  [...new Set(answers.map(({ status }) => status))].sort().join(', ');

/** Attacks on passwords, one-time codes and sessions. */
export const accountAttacks: Attack[] = [
  {
    row: 4,
    name: 'guessing the way to a new password',
    async replay({ on, say }) {
      const owner = await newPerson(on);
      const attacker = on.visitor();
      const answers = [await forgot(attacker, owner.email)];
      const guesses: Answer[] = [];
      for (let nth = 0; nth < 40; nth += 1) {
        guesses.push(await guess(attacker, owner.email, nth * 251));
        const token = String(nth).padStart(22, '0');
        const reset = { token, password: anotherPassword };
        guesses.push(await attacker.ask('POST', '/api/users/reset-password', reset));
      }
      expect(guesses.filter(({ status }) => status < 400)).toEqual([]);
      const token = await resetTokenFor(on, owner.email);
      const order = { token, password: anotherPassword };
      const used = [
        await on.visitor().ask('POST', '/api/users/reset-password', order),
        await attacker.ask('POST', '/api/users/reset-password', order),
      ];
      expect(used.map(({ status }) => status < 400)).toEqual([true, false]);
      expect((await owner.ask('GET', '/api/users/session')).status, 'the old session').toBe(401);
      say(
        'ask for a new password, 40 codes of four digits and 40 made-up links; the link twice',
        `${codesOf(answers)}; then ${codesOf(guesses)}; the link is good once (128 bits), old sessions end`,
      );
    },
  },
  {
    row: 5,
    name: 'strangers use up the owner’s codes and links',
    async replay({ on, say }) {
      const email = newEmail();
      const order = { fullName: 'Asha Rao', email, phone: '', password };
      const owner = on.visitor();
      expect((await owner.ask('POST', '/api/users/registerUser', order)).status).toBe(201);
      const code = await codeFor(on, email);
      const answers: Answer[] = [];
      for (let network = 0; network < 4; network += 1) {
        const stranger = on.visitor();
        answers.push(await stranger.ask('POST', '/api/users/registerUser', order));
        for (let nth = 0; nth < 10; nth += 1) answers.push(await guess(stranger, email, nth));
      }
      const proved = await owner.ask('POST', '/api/users/verify-otp', { email, otp: code });
      expect(proved.status, proved.text).toBe(200);
      for (let network = 0; network < 8; network += 1) {
        const stranger = on.visitor();
        for (let nth = 0; nth < 3; nth += 1) answers.push(await forgot(stranger, email));
      }
      const asked = await forgot(on.visitor(), email);
      expect(asked.status, asked.text).toBe(200);
      const token = await resetTokenFor(on, email);
      const reset = { token, password: anotherPassword };
      const done = await on.visitor().ask('POST', '/api/users/reset-password', reset);
      expect(done.status, done.text).toBe(200);
      say(
        'sign up with the owner’s address, 40 wrong codes, 24 asks for links from 8 networks',
        `${codesOf(answers)}; the owner’s code and link are good`,
      );
    },
  },
  {
    row: 8,
    name: 'forged addresses, and locking a town out',
    async replay({ on, say }) {
      const owner = await newPerson(on);
      const attacker = on.visitor();
      const statuses: number[] = [];
      for (let nth = 0; nth < 40; nth += 1) {
        const forged = { 'x-forwarded-for': `198.51.100.${nth}`, 'x-real-ip': `203.0.113.${nth}` };
        statuses.push((await login(attacker, owner.email, `wrong ${nth}`, forged)).status);
      }
      expect(statuses, 'a forged hop makes no new network').toContain(429);
      const neighbour = on.visitor(attacker.address);
      const other = await newPerson(on);
      expect((await login(neighbour, other.email, password)).status).toBe(200);
      await loggedIn(on.visitor(), owner.email, password);
      if (on.settings === 'production') {
        const proxy = on.visitor(proxyAddress);
        const behind = (hop: string, word: string) =>
          login(proxy, owner.email, word, { 'x-forwarded-for': `203.0.113.99, ${hop}` });
        const guesses: number[] = [];
        for (let nth = 0; nth < 12; nth += 1) {
          guesses.push((await behind('198.51.100.7', `wrong ${nth}`)).status);
        }
        expect(guesses).toContain(429);
        expect((await behind('198.51.100.8', password)).status).toBe(200);
      }
      say(
        '40 wrong passwords under 40 forged addresses; with a proxy, 12 of one visitor behind it',
        `${[...new Set(statuses)].join(', ')}; the owner, a neighbour in the same network and other visitors of the proxy log in`,
      );
    },
  },
  {
    row: 11,
    name: 'what a stolen token can do',
    async replay({ on, say }) {
      const owner = await newPerson(on);
      await on.database(({ query }) =>
        query
          .updateTable('session')
          .set({ authenticated_at: new Date(Date.now() - hour).toISOString() })
          .where('user_id', '=', owner.id)
          .execute(),
      );
      const thief = on.visitor();
      thief.token = owner.token;
      const change = { fullName: 'Nila Newcomer', email: newEmail(), phone: '', gender: 'Female' };
      const tried = [
        await thief.ask('PUT', `/api/users/updateUser/${owner.id}`, change),
        await thief.ask('DELETE', `/api/users/deleteUser/${owner.id}`),
        await thief.ask('GET', '/api/me/export'),
        await thief.ask('POST', '/api/me/passkeys/options', {}),
        await thief.ask('POST', '/api/users/session/confirm', { password: 'a guess' }),
      ];
      expect(tried.filter(({ status }) => status < 400).map(({ text }) => text)).toEqual([]);
      // With the password the email can be changed; the former address can revert it.
      await owner.ask('POST', '/api/users/session/confirm', { password });
      const next = change.email;
      const asked = await owner.ask('PUT', `/api/users/updateUser/${owner.id}`, change);
      expect(asked.status, asked.text).toBe(200);
      const otp = await codeFor(on, next);
      const path = `/api/users/${owner.id}/confirm-email`;
      const changed = await owner.ask('POST', path, { email: next, otp });
      expect(changed.status, changed.text).toBe(200);
      const { match } = await letterWith(on, owner.email, /\/take-back-email#([\w-]{22})/);
      const order = { token: match[1], password: anotherPassword };
      const back = await on.visitor().ask('POST', '/api/users/take-back-email', order);
      expect(back.status, back.text).toBe(200);
      await loggedIn(on.visitor(), owner.email, anotherPassword);
      say(
        'with a token an hour old: change the e-mail, delete, export, add a passkey, guess the password',
        `${codesOf(tried)}; a change made with the password is taken back from the former address`,
      );
    },
  },
  {
    row: 19,
    name: 'telling by time whether an account exists',
    async replay({ on, say }) {
      const owner = await newPerson(on);
      const spent = { known: [] as number[], unknown: [] as number[] };
      const time = async (kind: keyof typeof spent, email: string) => {
        const visitor = on.visitor();
        const start = performance.now();
        expect((await forgot(visitor, email)).status).toBe(200);
        spent[kind].push(performance.now() - start);
      };
      for (let nth = 0; nth < 40; nth += 1) {
        await time('known', owner.email);
        await time('unknown', newEmail());
      }
      const ratio = median(spent.known) / median(spent.unknown);
      // An attacker could detect a factor of four. The benchmark measures more exactly.
      expect(Math.max(ratio, 1 / ratio), 'known against unknown').toBeLessThan(2);
      say(
        '40 asks for a new password of an account, 40 of addresses without one, in turns',
        `${median(spent.known).toFixed(1)} and ${median(spent.unknown).toFixed(1)} ms, ${ratio.toFixed(2)} times as long (was 4.3)`,
      );
    },
  },
  {
    row: 21,
    name: 'our letters carry a stranger’s words',
    async replay({ on, say }) {
      const email = newEmail();
      const lure = 'Claim your prize at https://evil.example';
      const order = { fullName: lure, email, phone: '', password };
      const refused = await on.visitor().ask('POST', '/api/users/registerUser', order);
      expect(refused.status).toBe(422);
      const fullName = 'You have won. Call 98450 12345';
      const taken = await on
        .visitor()
        .ask('POST', '/api/users/registerUser', { ...order, fullName });
      expect(taken.status, taken.text).toBe(201);
      await codeFor(on, email);
      const letters = await on.lettersTo(email);
      expect(letters.map(({ text }) => /evil|won|98450/.test(text))).toEqual([false]);
      say(
        'sign a victim up as “Claim your prize at https://evil.example”, and as a sentence without an address',
        `${refused.status}; the letter of the sentence names nobody`,
      );
    },
  },
];

function median(values: number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
