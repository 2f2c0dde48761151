import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { INDIA, timeIn } from '@nukkad/platform/calendar';
import type { PhoneChanges, PhoneSettings } from '@nukkad/platform/contract';
import { startTestApp, type TestApp } from '../../test/app/app';
import { type SignedIn, signedIn } from '../../test/app/signed-in';
import { onDatabase } from '../../test/database/databases';
import { until } from '../../test/process/until';
import { emailsTo } from '../../test/services/emails';
import { phoneCodeFor } from '../../test/services/phone-codes';
import {
  gupshupMessage,
  gupshupReport,
  type PhoneProviders,
  type ProviderRequest,
  startPhoneProviders,
  whatsappHandshake,
  whatsappMessage,
  whatsappStatus,
} from '../../test/services/phone-providers';
import { enqueueMessage } from './outgoing/enqueue-message';
import { spend, spentToday } from './outgoing/spend.store';

const asha = '919845012345';

onDatabase((open) => {
  describe('messages to telephones', () => {
    let providers: PhoneProviders;
    let running: TestApp;
    let user: SignedIn;
    before(async () => {
      providers = await startPhoneProviders();
      const env = { ...providers.env('gupshup'), PHONE_RUPEES_A_DAY: '20' };
      running = await startTestApp(open, { vendors: 20, env });
      await running.app.listen({ port: 0, host: '127.0.0.1' });
      user = await signedIn(running.app, 'user');
    });
    after(async () => {
      await running.close();
      await providers.close();
    });
    beforeEach(async () => {
      const { query } = running.database;
      await query.deleteFrom('allowance').execute();
      await query.deleteFrom('phone_spend').execute();
      await query.deleteFrom('phone_message').execute();
      providers.received.length = 0;
      providers.refuse.clear();
    });

    const arrived = async (count: number) => {
      await until(() => providers.received.length >= count, `${count} messages arrived`);
      return providers.received;
    };
    const last = async (count: number) => {
      const message = (await arrived(count)).at(-1);
      assert.ok(message);
      return message;
    };
    const tell = async (request: ProviderRequest, status = 200) => {
      const answer = await running.app.inject(request);
      assert.equal(answer.statusCode, status, answer.body);
      return answer;
    };
    const stateOf = async (id: string) => {
      const found = running.database.query
        .selectFrom('phone_message')
        .select('state')
        .where('provider_id', '=', id);
      return (await found.executeTakeFirst())?.state;
    };
    const becomes = (id: string, state: string) =>
      until(async () => (await stateOf(id)) === state, `${id} is ${state}`);

    async function proved(who = user, number = asha): Promise<PhoneSettings> {
      const before = providers.received.length;
      const sent = await who.ask('POST', '/api/me/phone/code', { phone: `+${number}` });
      assert.equal(sent.statusCode, 200, sent.body);
      const { to, body } = await last(before + 1);
      assert.equal(to, number);
      const otp = /^\d{4}/.exec(body)?.[0];
      const answer = await who.ask('POST', '/api/me/phone/proof', { otp });
      assert.equal(answer.statusCode, 200, answer.body);
      await nothingWaits();
      providers.received.length = 0;
      return answer.json();
    }
    /** A provider has a message before that is recorded. */
    const nothingWaits = () =>
      until(async () => {
        const waiting = running.database.query
          .selectFrom('phone_message')
          .select('id')
          .where('state', '=', 'waiting');
        return (await waiting.execute()).length === 0;
      }, 'no message is on its way');
    const agree = async (changes: Partial<PhoneChanges> = {}): Promise<PhoneSettings> => {
      const channels = ['whatsapp', 'sms'] as const;
      const answer = await user.ask('PUT', '/api/me/phone', {
        ...{ first: 'whatsapp', language: 'en-IN', quietFrom: 0, quietUntil: 0 },
        consents: channels.flatMap((channel) =>
          (['bookings', 'reminders'] as const).map((kind) => ({ channel, kind, isGiven: true })),
        ),
        ...changes,
      });
      assert.equal(answer.statusCode, 200, answer.body);
      return answer.json();
    };
    const email = { to: 'user@demo.example', subject: 'Reminder', text: 'By e-mail instead.' };
    const remind = () =>
      running.database.query.transaction().execute((trx) =>
        enqueueMessage(trx, {
          ...{ userId: user.userId, template: 'booking-reminder', otherwise: email },
          values: () => ({ other: 'Dr. Rao', when: 'Sat 28 Nov, 5:30 pm', reference: 'NK-B-1' }),
        }),
      );

    test('a number is proved by a code, which nobody keeps', async () => {
      const settings = await proved();
      assert.equal(settings.number, `+${asha}`);
      assert.ok(settings.consents.every(({ isGiven }) => !isGiven));
      const { query } = running.database;
      const { content } = await query
        .selectFrom('phone_message')
        .select('content')
        .executeTakeFirstOrThrow();
      assert.deepEqual(content, { template: 'code', values: {} });
      const wrong = await user.ask('POST', '/api/me/phone/proof', { otp: '0000' });
      assert.deepEqual([wrong.statusCode, wrong.json().code], [422, 'otp-invalid']);
    });

    for (const phone of ['+14155550100', '+912225550100', '+918888', '+35799123456']) {
      test(`no code goes to ${phone}`, async () => {
        const answer = await user.ask('POST', '/api/me/phone/code', { phone });
        assert.equal(answer.statusCode, 422, answer.body);
      });
    }

    test('codes are few: of a browser, of a number, and by what they may cost', async () => {
      const ask = (who: SignedIn, phone: string) =>
        who.ask('POST', '/api/me/phone/code', { phone });
      const other = await signedIn(running.app, 'doctor');
      assert.equal((await ask(user, '+919845000001')).statusCode, 200);
      assert.equal((await ask(user, '+919845000001')).statusCode, 429);
      for (let nth = 2; nth <= 6; nth += 1) await ask(user, `+91984500000${nth}`);
      assert.equal((await ask(user, '+919845000008')).statusCode, 429);
      await running.database.query
        .insertInto('phone_spend')
        .values({ day: today(), paise: 0, code_paise: 20_000 })
        .onConflict((conflict) => conflict.column('day').doUpdateSet({ code_paise: 20_000 }))
        .execute();
      const capped = await ask(other, '+919845000009');
      assert.deepEqual([capped.statusCode, capped.json().code], [503, 'unavailable']);
      // Until midnight in India; five seconds are for what is well again soon.
      const again = new Date(Date.now() + Number(capped.headers['retry-after']) * 1_000);
      assert.equal(timeIn(again, INDIA), '00:00');
      await nothingWaits();
    });

    test('nothing is sent without consent, and the wording is kept with it', async () => {
      await proved();
      assert.equal(await remind(), false);
      const { consents } = await agree();
      assert.equal(consents.filter(({ isGiven }) => isGiven).length, 4);
      await agree();
      const rows = await running.database.query
        .selectFrom('phone_consent')
        .selectAll()
        .where('user_id', '=', user.userId)
        .where('kind', '=', 'reminders')
        .where('channel', '=', 'sms')
        .execute();
      assert.equal(rows.length, 1);
      assert.match(rows[0]?.wording ?? '', /by SMS before a booking of mine.*STOP/);
      assert.equal(await remind(), true);
      const message = await last(1);
      assert.deepEqual(
        [message.provider, message.template, message.body],
        ['whatsapp', 'nukkad_booking_reminder', 'Dr. Rao | Sat 28 Nov, 5:30 pm | NK-B-1'],
      );
    });

    test('reports in any order, twice or early, lead to the same state', async () => {
      await proved();
      await agree();
      await remind();
      const { id } = await last(1);
      for (const status of ['read', 'sent', 'delivered', 'read'] as const) {
        await tell(whatsappStatus(id, status));
      }
      await becomes(id, 'read');
      await tell(whatsappStatus(`whatsapp-${Number(id.split('-')[1]) + 1}`, 'delivered'));
      await remind();
      const next = await last(2);
      await becomes(next.id, 'delivered');
    });

    test('dropped, doubled and shuffled reports of many messages lead to what arrived', async () => {
      await proved();
      await agree();
      const count = 8;
      for (let nth = 0; nth < count; nth += 1) await remind();
      const ids = (await arrived(count)).map(({ id }) => id);
      const random = seeded(7);
      const kept = ids.flatMap((id) =>
        (['sent', 'delivered', 'read'] as const)
          .filter(() => random() > 0.4)
          .flatMap((state) =>
            random() > 0.5
              ? [{ id, state }]
              : [
                  { id, state },
                  { id, state },
                ],
          ),
      );
      const order = kept
        .map((report) => ({ report, place: random() }))
        .sort((one, other) => one.place - other.place);
      await Promise.all(order.map(({ report: { id, state } }) => tell(whatsappStatus(id, state))));
      for (const id of ids) {
        const states = kept.filter((report) => report.id === id).map(({ state }) => state);
        const last = (['read', 'delivered'] as const).find((state) => states.includes(state));
        await becomes(id, last ?? 'sent');
      }
    });

    test('at once as much is spent as the cap allows, to the paisa', async () => {
      const { query } = running.database;
      const cap = { all: 2_000, codes: 500 };
      const spends = await Promise.all(
        Array.from({ length: 60 }, (_, nth) =>
          spend(query, { paise: 70, isCode: nth % 2 === 0 }, cap),
        ),
      );
      const spent = await spentToday(query);
      assert.equal(spent.all, spends.filter(Boolean).length * 70);
      assert.ok(spent.all <= cap.all && spent.all > cap.all - 70, String(spent.all));
      assert.ok(spent.codes <= cap.codes);
    });

    test('what WhatsApp refuses or fails to deliver goes by SMS, then by e-mail', async () => {
      await proved();
      await agree();
      providers.refuse.set(asha, 131_026);
      await remind();
      await until(
        async () =>
          (await emailsTo(running.database, email.to)).some(({ text }) => text === email.text),
        'the e-mail went out, for both refused it',
      );
      providers.refuse.clear();
      await remind();
      const { id } = await last(1);
      await becomes(id, 'sent');
      await tell(whatsappStatus(id, 'failed', 131_026));
      await tell(whatsappStatus(id, 'failed', 131_026));
      const sms = await last(2);
      assert.equal(sms.provider, 'gupshup');
      assert.equal(sms.raw.mask, 'NUKKAD');
      assert.match(sms.body, /^Nukkad: a reminder of the booking with Dr\. Rao on /);
      await becomes(sms.id, 'sent');
      await tell(gupshupReport(sms.id, true));
      await becomes(sms.id, 'delivered');
      assert.equal(providers.received.length, 2);
    });

    test('STOP ends all, also what is on its way, by either channel', async () => {
      for (const stop of [
        whatsappMessage({ id: 'wamid.stop', from: asha }, { text: 'रोकें' }),
        gupshupMessage(asha, 'STOP'),
      ]) {
        await proved();
        await agree();
        await tell(stop);
        await tell(stop);
        const read = async (): Promise<PhoneSettings> =>
          (await user.ask('GET', '/api/me/phone')).json();
        await until(
          async () => (await read()).consents.every(({ isGiven }) => !isGiven),
          'no consent is left',
        );
        assert.equal(await remind(), false);
        // By WhatsApp it is confirmed; an SMS would need a registered text.
        if (stop.url.includes('whatsapp')) assert.match((await last(1)).body, /no more messages/);
        await running.database.query.deleteFrom('allowance').execute();
      }
    });

    test('a stranger gets one answer a day', async () => {
      const from = '919900112233';
      for (const id of ['a', 'b', 'c']) {
        await tell(whatsappMessage({ id: `wamid.${id}`, from }, { text: 'hello' }));
      }
      const open = running.database.query
        .selectFrom('phone_reply')
        .select('message_id')
        .where('text', '!=', '');
      await until(async () => !(await open.executeTakeFirst()), 'all were answered');
      const { body, to } = await last(1);
      assert.equal(to, from);
      assert.match(body, /do not know this number/);
      assert.equal(providers.received.length, 1);
    });

    test('the day’s cap holds; what it stops goes by e-mail', async () => {
      await proved();
      await agree();
      await running.database.query.updateTable('phone_spend').set({ paise: 2_000 }).execute();
      await running.database.query.deleteFrom('kept_letter').execute();
      await remind();
      await until(async () => (await emailsTo(running.database, email.to)).length > 0, 'an e-mail');
      assert.equal(providers.received.length, 0);
    });

    test('a number that another account proves is theirs', async () => {
      await proved();
      await running.database.query.deleteFrom('allowance').execute();
      const doctor = await signedIn(running.app, 'doctor');
      await proved(doctor);
      const { number } = (await user.ask('GET', '/api/me/phone')).json<PhoneSettings>();
      assert.equal(number, null);
      const letters = await emailsTo(running.database, 'user@demo.example');
      assert.ok(letters.some(({ subject }) => subject.includes('proved by another account')));
      assert.equal((await doctor.ask('DELETE', '/api/me/phone')).statusCode, 204);
      assert.equal((await doctor.ask('PUT', '/api/me/phone', noChanges)).statusCode, 404);
    });

    test('webhooks that no provider signed change nothing', async () => {
      await tell(whatsappHandshake());
      await tell(whatsappHandshake('wrong'), 403);
      const signed = whatsappStatus('whatsapp-1', 'read');
      await tell({ ...signed, payload: `${signed.payload} ` }, 403);
      await tell({ ...signed, headers: { 'content-type': 'application/json' } }, 403);
      await tell({ method: 'GET', url: '/api/phone/sms?externalId=1&status=SUCCESS' }, 403);
      await tell({ method: 'POST', url: '/api/phone/sms?key=x', payload: '{' }, 403);
    });
  });

  test('without providers developers see what would be sent, and reply', async () => {
    const running = await startTestApp(open, { vendors: 20 });
    await running.app.listen({ port: 0, host: '127.0.0.1' });
    const user = await signedIn(running.app, 'user');
    const { query } = running.database;
    await user.ask('POST', '/api/me/phone/code', { phone: `+${asha}` });
    const otp = await phoneCodeFor(running.database, `+${asha}`);
    const proof = await user.ask('POST', '/api/me/phone/proof', { otp });
    assert.ok(proof.json<PhoneSettings>().channels.every(({ state }) => state === 'trial'));
    const reply = (number: string, headers: Record<string, string> = {}) =>
      running.app.inject({
        ...{ method: 'POST', url: '/dev/phone', headers },
        payload: new URLSearchParams({ number, text: 'hello' }).toString(),
      });
    assert.equal((await reply('+919900112233')).statusCode, 303);
    assert.equal((await reply('no number')).statusCode, 422);
    assert.equal((await reply(`+${asha}`, { 'sec-fetch-site': 'cross-site' })).statusCode, 403);
    const answered = query.selectFrom('phone_message').select('id').where('kind', '=', 'reply');
    await until(async () => (await answered.executeTakeFirst()) !== undefined, 'it was answered');
    const { body } = await running.app.inject('/dev/phone');
    assert.match(body, new RegExp(`sms to \\+${asha}[\\s\\S]*${otp} is your Nukkad code`));
    assert.match(body, /do not know this number yet/);
    await running.close();
  });

  test('without providers production says so and sends nothing', async () => {
    const env = { NODE_ENV: 'production', SESSION_SECRET: 's'.repeat(32) };
    const running = await startTestApp(open, {
      vendors: 20,
      env: { ...env, OTP_PEPPER: 'p'.repeat(32), OPERATOR_PASSKEYS: 'optional' },
    });
    const user = await signedIn(running.app, 'user');
    const { channels } = (await user.ask('GET', '/api/me/phone')).json<PhoneSettings>();
    assert.deepEqual(
      channels.map(({ state }) => state),
      ['off', 'off'],
    );
    const code = await user.ask('POST', '/api/me/phone/code', { phone: '+919845012345' });
    assert.deepEqual([code.statusCode, code.json().code], [501, 'unavailable']);
    assert.equal(code.headers['retry-after'], undefined, 'it stays so');
    const operator = await signedIn(running.app, 'operator');
    const states = (await operator.ask('GET', '/api/operator/phone-channels')).json();
    assert.deepEqual(states.channels[1].missing, ['SMS_PROVIDER']);
    assert.equal((await running.app.inject('/dev/phone')).statusCode, 404);
    await running.close();
  });
});

/** Numbers from 0 to 1, the same each time (Park and Miller). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const noChanges = { first: 'sms', language: 'hi', quietFrom: 21, quietUntil: 8, consents: [] };

const today = () => new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
