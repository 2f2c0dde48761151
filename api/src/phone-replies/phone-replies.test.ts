import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { startTestApp, type TestApp } from '../../test/app/app';
import { type SignedIn, signedIn } from '../../test/app/signed-in';
import { onDatabase } from '../../test/database/databases';
import { addBooking } from '../../test/fixtures/bookings';
import { demoVendor } from '../../test/fixtures/people';
import { until } from '../../test/process/until';
import {
  type PhoneProviders,
  type ReceivedMessage,
  startPhoneProviders,
  whatsappMessage,
} from '../../test/services/phone-providers';

const asha = '919845012345';

onDatabase((open) => {
  describe('booking, moving and cancelling by reply', () => {
    let providers: PhoneProviders;
    let running: TestApp;
    let user: SignedIn;
    let vendorId: string;
    let nth = 0;
    before(async () => {
      providers = await startPhoneProviders();
      running = await startTestApp(open, { vendors: 20, env: providers.env('gupshup') });
      await running.app.listen({ port: 0, host: '127.0.0.1' });
      user = await signedIn(running.app, 'user');
      vendorId = await demoVendor(running.database, 'doctor');
      await running.database.query
        .insertInto('phone')
        .values({ user_id: user.userId, number: `+${asha}`, quiet_from: 0, quiet_until: 0 })
        .execute();
    });
    after(async () => {
      await running.close();
      await providers.close();
    });
    beforeEach(async () => {
      const { query } = running.database;
      await query.deleteFrom('phone_conversation').execute();
      await query.deleteFrom('phone_message').execute();
      providers.received.length = 0;
    });

    type Content = { text: string } | { press: string };
    const deliver = async (content: Content, { id = `wamid.${++nth}`, at = new Date() } = {}) => {
      const answer = await running.app.inject(whatsappMessage({ id, from: asha, at }, content));
      assert.equal(answer.statusCode, 200, answer.body);
    };
    /** Sends a message and waits for the answer to it. */
    const say = async (content: Content): Promise<ReceivedMessage> => {
      const before = providers.received.length;
      await deliver(content);
      await until(() => providers.received.length > before, `${JSON.stringify(content)} answered`);
      return providers.received[before] as ReceivedMessage;
    };
    const settled = () =>
      until(async () => {
        const reply = running.database.query.selectFrom('phone_reply').select('message_id');
        return !(await reply.where('text', '!=', '').executeTakeFirst());
      }, 'every reply was taken up');
    const booked = async () => {
      const id = await addBooking(running.database, vendorId, {
        ...{ user_id: user.userId, inHours: 72, client_name: 'Asha Rao' },
      });
      return id;
    };
    const bookingOf = (id: string) =>
      running.database.query
        .selectFrom('booking')
        .select(['status', 'starts_at'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();

    test('a button moves a booking to one of three times, once', async () => {
      const id = await booked();
      const { starts_at: before } = await bookingOf(id);
      const menu = await say({ press: `move:${id}` });
      assert.match(menu.body, /Free times of Dr\. Ananya Hegde.*\n1 .+\n2 .+\n3 .+/);
      await deliver({ text: '2' }, { id: 'wamid.two' });
      await deliver({ text: '2' }, { id: 'wamid.two' });
      await until(() => providers.received.length === 2, 'the move was answered');
      assert.match(providers.received[1]?.body ?? '', /is now on|was asked for/);
      await settled();
      const { starts_at } = await bookingOf(id);
      assert.notEqual(starts_at.getTime(), before.getTime());
      const moves = await running.database.query
        .selectFrom('booking_event')
        .select('actor')
        .where('booking_id', '=', id)
        .execute();
      assert.equal(moves.length, 2);
      assert.equal(providers.received.length, 2);
    });

    test('cancelling is asked about; the answer no keeps it, yes cancels it', async () => {
      const id = await booked();
      const question = await say({ press: `cancel:${id}` });
      assert.deepEqual(question.buttons, [`yes:${id}`, 'no']);
      assert.match((await say({ press: 'no' })).body, /Nothing was changed/);
      assert.equal((await bookingOf(id)).status, 'confirmed');
      await say({ press: `cancel:${id}` });
      assert.match((await say({ text: '1' })).body, /is cancelled/);
      assert.equal((await bookingOf(id)).status, 'cancelled-by-client');
      assert.match((await say({ press: `move:${id}` })).body, /cannot be changed here/);
    });

    test('a number that was typed before the question answers nothing', async () => {
      const id = await booked();
      await say({ press: `cancel:${id}` });
      await deliver({ text: '1' }, { at: new Date(Date.now() - 60_000) });
      await settled();
      assert.equal((await bookingOf(id)).status, 'confirmed');
      assert.equal(providers.received.length, 1);
    });

    test('confirming tells the professional', async () => {
      const id = await booked();
      assert.match((await say({ press: `come:${id}` })).body, /^Thank you\. Dr\. Ananya Hegde/);
      const told = await running.database.query
        .selectFrom('notification')
        .select('text')
        .where('link', 'like', `%booking=${id}`)
        .executeTakeFirst();
      assert.match(told?.text ?? '', /Asha Rao has confirmed to come/);
    });

    test('somebody who was booked before is booked again', async () => {
      await booked();
      const whom = await say({ text: 'BOOK' });
      assert.match(whom.body, /book again.*\n1 /);
      const times = await say({ text: '१' });
      assert.match(times.body, /Free times of .*\n1 /);
      assert.match((await say({ text: '1' })).body, /^Booked: |was asked for/);
      const made = await running.database.query
        .selectFrom('booking')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('user_id', '=', user.userId)
        .where('created_at', '>', new Date(Date.now() - 600_000))
        .where('paying_by', 'is not', null)
        .executeTakeFirstOrThrow();
      assert.ok(Number(made.count) >= 1);
    });

    test('what is not understood is answered once', async () => {
      assert.match((await say({ text: 'good morning' })).body, /STOP/);
      for (const text of ['we are closed today', 'this is an automatic reply']) {
        await deliver({ text });
        await settled();
      }
      assert.equal(providers.received.length, 1);
    });

    test('nobody changes a booking of others, by whichever button', async () => {
      const other = await signedIn(running.app, 'advocate');
      const id = await addBooking(running.database, vendorId, {
        ...{ user_id: other.userId, inHours: 96 },
      });
      for (const action of ['come', 'move', 'cancel', 'yes']) {
        assert.match((await say({ press: `${action}:${id}` })).body, /cannot be changed here/);
      }
      assert.equal((await bookingOf(id)).status, 'confirmed');
    });
  });
});
