import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import {
  gupshupMessage,
  gupshupReport,
  msg91Report,
  type PhoneProviders,
  startPhoneProviders,
  whatsappMessage,
  whatsappStatus,
} from '../../../test/services/phone-providers';
import { readSettings } from '../../core/config/settings';
import { ChannelFailure, type OutgoingMessage } from './channel';
import { channelsOf } from './channels';
import { gupshupReplies, gupshupReports } from './gupshup';
import { msg91Replies, msg91Reports } from './msg91';
import { unregisteredTexts } from './registered';
import { whatsappEvents } from './whatsapp-events';

const number = '+919845012345';
const to = '919845012345';
const phoneId = '109876543210987';

const confirmed: OutgoingMessage = {
  ...{ id: 'one', number, language: 'hi' },
  content: {
    template: 'booking-confirmed',
    values: { other: 'Dr. Rao', when: 'शनि, 28 नव॰', reference: 'NK-B-1' },
  },
};

describe('providers as they are documented', () => {
  let providers: PhoneProviders;
  before(async () => {
    providers = await startPhoneProviders();
  });
  after(() => providers.close());
  beforeEach(() => {
    providers.received.length = 0;
    providers.refuse.clear();
  });

  const channel = (
    name: 'sms' | 'whatsapp',
    provider: 'msg91' | 'gupshup' = 'gupshup',
    env: Record<string, string> = {},
  ) => {
    const found = channelsOf(readSettings({ ...providers.env(provider), ...env }))[name];
    assert.ok(found);
    return found;
  };
  const fails = (kind: ChannelFailure['kind'], code: string) => (error: unknown) => {
    assert.ok(error instanceof ChannelFailure);
    assert.deepEqual([error.kind, error.code], [kind, code]);
    assert.doesNotMatch(error.message, /9845012345|Rao/);
    return true;
  };

  test('Gupshup gets the whole text with its registration', async () => {
    const sms = channel('sms');
    const id = await sms.send(confirmed);
    const raw = providers.received[0]?.raw ?? {};
    assert.equal(id, providers.received[0]?.id);
    assert.match(String(raw.msg), /^Nukkad: Dr\. Rao के साथ शनि, 28 नव॰ की बुकिंग पक्की है/);
    assert.deepEqual(
      [raw.msg_type, raw.mask, raw.principalEntityId, raw.dltTemplateId, raw.send_to],
      ['Unicode_text', 'NUKKAD', '1101234560000012345', '1107117002', to],
    );
  });

  test('MSG91 gets the values in order, under its own id', async () => {
    await channel('sms', 'msg91').send(confirmed);
    const [message] = providers.received;
    assert.deepEqual(message?.raw, {
      ...{ template_id: '1107117002', sender: 'NUKKAD' },
      recipients: [{ mobiles: to, VAR1: 'Dr. Rao', VAR2: 'शनि, 28 नव॰', VAR3: 'NK-B-1' }],
    });
  });

  test('a language without a registration falls back to English', async () => {
    const sms = channel('sms');
    await sms.send({ ...confirmed, language: 'kn' });
    assert.match(providers.received[0]?.body ?? '', /is confirmed/);
    const ids = { 'code/en-IN': '1' };
    assert.ok(unregisteredTexts(ids).includes('code/hi'));
    assert.equal(unregisteredTexts(ids).includes('code/en-IN'), false);
    assert.equal(sms.canSend({ language: 'hi', content: { text: 'anything' } }), false);
  });

  test('WhatsApp gets a template, or an answer with buttons', async () => {
    const whatsapp = channel('whatsapp');
    await whatsapp.send(confirmed);
    const buttons = [{ id: 'cancel:1', title: 'Cancel' }];
    await whatsapp.send({ ...confirmed, content: { text: 'What now?', buttons } });
    const [template, answer] = providers.received;
    assert.equal(template?.template, 'nukkad_booking_confirmed');
    assert.deepEqual(JSON.stringify(template?.raw).match(/"language":\{"code":"hi"\}/)?.length, 1);
    assert.deepEqual([answer?.body, answer?.buttons], ['What now?', ['cancel:1']]);
    const code = { template: 'code', values: {} } as const;
    assert.equal(whatsapp.canSend({ language: 'hi', content: code }), false);
  });

  test('what is refused is told from what failed and from what is unknown', async () => {
    providers.refuse.set(to, 105);
    await assert.rejects(channel('sms').send(confirmed), fails('refused', 'gupshup-105'));
    await assert.rejects(channel('sms', 'msg91').send(confirmed), fails('failed', 'msg91-400'));
    providers.refuse.set(to, 131_026);
    await assert.rejects(channel('whatsapp').send(confirmed), fails('refused', 'whatsapp-131026'));
    providers.refuse.set(to, 130_429);
    await assert.rejects(channel('whatsapp').send(confirmed), fails('failed', 'whatsapp-130429'));
    providers.refuse.clear();
    const lapsed = channel('whatsapp', 'gupshup', { WHATSAPP_TOKEN: 'lapsed' });
    await assert.rejects(lapsed.send(confirmed), fails('failed', 'whatsapp-190'));
    providers.silent.add(to);
    await assert.rejects(channel('sms').send(confirmed), fails('unknown', 'no-answer'));
    assert.equal(providers.received.length, 1);
  });

  const came = new Date('2030-01-01T04:30:00.000Z');
  const messages: [fields: Record<string, unknown>, read: [string, string, string] | undefined][] =
    [
      [
        { number: to, message: 'NUKKAD STOP', keyword: 'nukkad', datetime: '2030-01-01 10:00:00' },
        [number, 'STOP', `${number} 2030-01-01 10:00:00 NUKKAD STOP`],
      ],
      [{ mobile: to, content: 'STOP', id: '17' }, [number, 'STOP', '17']],
      [{ sender: number, text: 'stop' }, [number, 'stop', `${number} 2030-01-01T04:30 stop`]],
      [{ number: to }, undefined],
      [{ message: 'STOP' }, undefined],
      [{ number: 'NUKKAD', message: 'STOP' }, undefined],
      [{ number: [to], message: { text: 'STOP' } }, undefined],
      [{ number: to, message: 'x'.repeat(1_001) }, undefined],
      [{}, undefined],
    ];
  for (const [fields, read] of messages) {
    test(`by MSG91 comes ${JSON.stringify(fields).slice(0, 80)}`, () => {
      const [message, ...others] = msg91Replies(fields, came);
      assert.deepEqual(others, []);
      assert.deepEqual(message && [message.number, message.text, message.id], read);
    });
  }

  test('reports and messages are read, what is neither is left out', () => {
    const fields = (url: string) =>
      Object.fromEntries(new URL(url, 'http://localhost').searchParams);
    assert.deepEqual(gupshupReports(fields(gupshupReport('7', false).url)), [
      { providerId: '7', state: 'failed', reason: 'gupshup-003' },
    ]);
    assert.deepEqual(gupshupReports({}), []);
    assert.equal(gupshupReplies(fields(gupshupMessage(to, 'STOP').url))[0]?.number, number);
    const form = Object.fromEntries(new URLSearchParams(msg91Report('8', '1').payload));
    assert.deepEqual(msg91Reports(form), [{ providerId: '8', state: 'delivered', reason: null }]);
    for (const data of ['{', '[]', '[{}]', undefined]) assert.deepEqual(msg91Reports({ data }), []);
    const failed = Buffer.from(whatsappStatus('9', 'failed', 131_026).payload ?? '');
    assert.deepEqual(whatsappEvents(phoneId, failed)?.reports, [
      { providerId: '9', state: 'failed', reason: 'whatsapp-131026' },
    ]);
    const pressed = whatsappMessage({ id: 'wamid.1', from: to }, { press: 'cancel:1' });
    const body = Buffer.from(pressed.payload ?? '');
    const [message] = whatsappEvents(phoneId, body)?.messages ?? [];
    assert.deepEqual(
      [message?.text, message?.isButton, message?.number],
      ['cancel:1', true, number],
    );
    assert.deepEqual(whatsappEvents('another', body), { reports: [], messages: [] });
    assert.equal(whatsappEvents(phoneId, Buffer.from('{}')), null);
  });
});

test('a channel is on with all its settings, and names what it lacks', () => {
  const { phones } = readSettings({ SMS_PROVIDER: 'gupshup', SMS_KEY: 'x', WHATSAPP_TOKEN: 'y' });
  assert.deepEqual([phones.sms, phones.whatsapp], [undefined, undefined]);
  assert.deepEqual(phones.missing.sms, [
    ...['SMS_USER', 'SMS_SENDER', 'SMS_ENTITY_ID', 'SMS_TEMPLATE_IDS', 'SMS_REPORT_KEY'],
  ]);
  assert.ok(phones.missing.whatsapp.includes('WHATSAPP_APP_SECRET'));
  for (const env of [
    { SMS_SENDER: 'nukkad' },
    { SMS_TEMPLATE_IDS: 'code=1' },
    { PHONE_COUNTRIES: 'IN' },
    { SMS_REPORT_KEY: 'short' },
  ]) {
    assert.throws(() => readSettings(env), new RegExp(Object.keys(env)[0] as string));
  }
});
