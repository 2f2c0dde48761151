import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message as a provider received it. */
export interface ReceivedMessage {
  provider: 'msg91' | 'gupshup' | 'whatsapp';
  id: string;
  /** Digits without a plus. */
  to: string;
  /** Whole text, or the values of a template. */
  body: string;
  /** Registered name or id. */
  template: string | null;
  buttons: string[];
  raw: Record<string, unknown>;
}

/** A request of a provider to us. */
export interface ProviderRequest {
  method: 'GET' | 'POST';
  url: string;
  headers?: Record<string, string>;
  payload?: string;
}

const keys = {
  sms: 'sms-key-of-the-tests',
  user: '2000190000',
  report: 'report-key-of-the-tests-0123456789',
  token: 'whatsapp-token-of-the-tests',
  appSecret: 'app-secret-of-the-tests',
  verifyToken: 'verify-token-of-the-tests',
  phoneId: '109876543210987',
};

const templateIds = ['code', 'booking-confirmed', 'booking-reminder', 'booking-moved']
  .concat('booking-cancelled', 'waitlist-offer')
  .flatMap((name) => [`${name}/en-IN=11071${name.length}001`, `${name}/hi=11071${name.length}002`])
  .join(',');

/**
 * The providers' published APIs on this machine: MSG91's flow API v5, Gupshup's gateway v1.1 and the
 * WhatsApp Business Cloud API. `refuse` names the error code that a number gets; `silence` closes
 * the connection after the message was taken.
 */
export async function startPhoneProviders() {
  const received: ReceivedMessage[] = [];
  const refuse = new Map<string, number>();
  const silent = new Set<string>();
  let nextId = 0;

  const take = (message: Omit<ReceivedMessage, 'id'>, response: ServerResponse) => {
    nextId += 1;
    const id = `${message.provider}-${nextId}`;
    received.push({ ...message, id });
    if (silent.delete(message.to)) response.destroy();
    return id;
  };
  const answer = (response: ServerResponse, status: number, body: object) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

  function whatsapp(request: IncomingMessage, body: string, response: ServerResponse) {
    const fail = (status: number, code: number) =>
      answer(response, status, { error: { message: '(#)', type: 'OAuthException', code } });
    if (request.headers.authorization !== `Bearer ${keys.token}`) return fail(401, 190);
    const raw = JSON.parse(body);
    if (raw.messaging_product !== 'whatsapp') return fail(400, 100);
    const refused = refuse.get(raw.to);
    if (refused !== undefined) return fail(400, refused);
    const parameters = raw.template?.components?.[0]?.parameters ?? [];
    const buttons = raw.interactive?.action?.buttons ?? [];
    const id = take(
      {
        ...{ provider: 'whatsapp', to: raw.to, raw, template: raw.template?.name ?? null },
        body:
          raw.text?.body ??
          raw.interactive?.body?.text ??
          parameters.map(({ text }: { text: string }) => text).join(' | '),
        buttons: buttons.map(({ reply }: { reply: { id: string } }) => reply.id),
      },
      response,
    );
    answer(response, 200, {
      messaging_product: 'whatsapp',
      contacts: [{ input: raw.to, wa_id: raw.to }],
      messages: [{ id }],
    });
  }

  function gupshup(body: string, response: ServerResponse) {
    const raw = Object.fromEntries(new URLSearchParams(body));
    const say = (id: string, status: string) =>
      answer(response, 200, { response: { id, phone: raw.send_to, details: '', status } });
    if (raw.userid !== keys.user || raw.password !== keys.sms) return say('102', 'error');
    const isWhole = raw.method === 'SendMessage' && raw.v === '1.1' && raw.auth_scheme === 'plain';
    if (!isWhole || !raw.principalEntityId || !raw.dltTemplateId) return say('101', 'error');
    const refused = refuse.get(raw.send_to ?? '');
    // Gupshup's codes have three digits; another provider's stands for a number that both refuse.
    if (refused !== undefined) return say(refused < 1_000 ? String(refused) : '105', 'error');
    const message = { to: raw.send_to ?? '', body: raw.msg ?? '', template: raw.dltTemplateId };
    say(take({ provider: 'gupshup', ...message, buttons: [], raw }, response), 'success');
  }

  function msg91(request: IncomingMessage, body: string, response: ServerResponse) {
    if (request.headers.authkey !== keys.sms) {
      return answer(response, 401, { type: 'error', message: 'Unauthorized' });
    }
    const raw = JSON.parse(body);
    const { mobiles: to, ...values } = raw.recipients[0];
    const refused = refuse.get(to);
    if (refused !== undefined) return answer(response, 400, { type: 'error', message: 'refused' });
    const said = Object.values(values).join(' | ');
    const message = { to, body: said, template: raw.template_id, buttons: [], raw };
    const id = take({ provider: 'msg91', ...message }, response);
    answer(response, 200, { type: 'success', message: id });
  }

  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    if (request.url?.endsWith('/messages')) return whatsapp(request, body, response);
    if (request.url === '/GatewayAPI/rest') return gupshup(body, response);
    if (request.url === '/api/v5/flow') return msg91(request, body, response);
    response.writeHead(404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    ...{ received, refuse, silent, origin },
    /** Settings under which the API talks to these. */
    env: (provider: 'msg91' | 'gupshup'): Record<string, string> => ({
      ...{ SMS_PROVIDER: provider, SMS_API: origin, SMS_USER: keys.user, SMS_KEY: keys.sms },
      ...{ SMS_SENDER: 'NUKKAD', SMS_ENTITY_ID: '1101234560000012345' },
      ...{ SMS_TEMPLATE_IDS: templateIds, SMS_REPORT_KEY: keys.report },
      ...{ WHATSAPP_API: `${origin}/v23.0`, WHATSAPP_PHONE_ID: keys.phoneId },
      ...{ WHATSAPP_TOKEN: keys.token, WHATSAPP_APP_SECRET: keys.appSecret },
      WHATSAPP_VERIFY_TOKEN: keys.verifyToken,
    }),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type PhoneProviders = Awaited<ReturnType<typeof startPhoneProviders>>;

const signedByMeta = (value: object): ProviderRequest => {
  const change = { value: { messaging_product: 'whatsapp', ...value }, field: 'messages' };
  const entry = [{ id: '102290129340398', changes: [change] }];
  const payload = JSON.stringify({ object: 'whatsapp_business_account', entry });
  const signature = createHmac('sha256', keys.appSecret).update(payload).digest('hex');
  return {
    ...{ method: 'POST', url: '/api/phone/whatsapp', payload },
    headers: { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` },
  };
};

const metadata = { display_phone_number: '918000000000', phone_number_id: keys.phoneId };

/** What becomes of a message, as Meta posts it. */
export const whatsappStatus = (
  id: string,
  status: 'sent' | 'delivered' | 'read' | 'failed',
  code?: number,
): ProviderRequest => {
  const errors = code === undefined ? {} : { errors: [{ code, title: 'Message undeliverable' }] };
  return signedByMeta({ metadata, statuses: [{ id, status, timestamp: '1764300000', ...errors }] });
};

/** A message of a person: typed, or a button that was pressed. */
export const whatsappMessage = (
  { id, from, at = new Date() }: { id: string; from: string; at?: Date },
  said: { text: string } | { press: string },
): ProviderRequest => {
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  const content =
    'text' in said
      ? { type: 'text', text: { body: said.text } }
      : {
          type: 'interactive',
          interactive: { type: 'button_reply', button_reply: { id: said.press, title: '…' } },
        };
  const contacts = [{ profile: { name: 'Asha' }, wa_id: from }];
  return signedByMeta({ metadata, contacts, messages: [{ from, id, timestamp, ...content }] });
};

export const whatsappHandshake = (token = keys.verifyToken): ProviderRequest => ({
  method: 'GET',
  url: `/api/phone/whatsapp?hub.mode=subscribe&hub.verify_token=${token}&hub.challenge=1158201444`,
});

/** What becomes of an SMS, as Gupshup calls. */
export const gupshupReport = (id: string, isDelivered: boolean): ProviderRequest => ({
  method: 'GET',
  url: `/api/phone/sms?key=${keys.report}&externalId=${id}&deliveredTS=1764300000000&status=${isDelivered ? 'SUCCESS' : 'FAIL'}&cause=${isDelivered ? 'SUCCESS' : 'ABSENT_SUBSCRIBER'}&phoneNo=919845012345&errCode=${isDelivered ? '000' : '003'}&noOfFrags=1&mask=NUKKAD`,
});

/** An SMS of a person, as Gupshup calls. */
export const gupshupMessage = (from: string, text: string): ProviderRequest => ({
  method: 'GET',
  url: `/api/phone/sms?key=${keys.report}&msisdn=${from}&content=${encodeURIComponent(text)}&phonecode=9220092200&timestamp=1764300000000`,
});

/** What becomes of an SMS, as MSG91 posts it. */
export const msg91Report = (id: string, status: '1' | '2'): ProviderRequest => ({
  ...{ method: 'POST', url: `/api/phone/sms?key=${keys.report}` },
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: new URLSearchParams({
    data: JSON.stringify([
      { requestId: id, senderId: 'NUKKAD', report: [{ status, number: '919845012345' }] },
    ]),
  }).toString(),
});
