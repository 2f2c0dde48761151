import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import type {
  CasesAnswer,
  LegalCaseDetails,
  PracticeBookingsAnswer,
} from '@nukkad/platform/contract';
import fc from 'fast-check';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { type SignedIn, signedIn } from '../../../test/app/signed-in';
import { onDatabase } from '../../../test/database/databases';
import { pdf } from '../../../test/files/sample-files';
import { demoVendor } from '../../../test/fixtures/people';
import { storedBooking } from '../../../test/fixtures/stored-booking';
import { setLanguage } from '../../core/language/people-language.store';

const nobody = '00000000-0000-7000-8000-000000000000';
const url = '/api/vendors/me/cases';
const day = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();
const dayOf = (days: number) => inDays(days).slice(0, 10);

onDatabase((open) => {
  let running: TestApp;
  let advocate: SignedIn;
  let doctor: SignedIn;
  let clientId = '';
  before(async () => {
    running = await startTestApp(open, { vendors: 20 });
    await running.database.query.deleteFrom('legal_case').execute();
    advocate = await signedIn(running.app, 'advocate');
    doctor = await signedIn(running.app, 'doctor');
    const client = await advocate.ask('POST', '/api/vendors/me/clients', { name: 'Asha Rao' });
    clientId = client.json()._id;
  });
  after(() => running.close());

  const order = (more: object = {}) => ({
    ...{ title: 'Rao v. Sharma', category: 'Property', clientId },
    ...more,
  });
  async function add(more: object = {}): Promise<LegalCaseDetails> {
    const answer = await advocate.ask('POST', url, order(more));
    assert.equal(answer.statusCode, 201, answer.body);
    return answer.json();
  }
  const list = async (query = ''): Promise<CasesAnswer> =>
    (await advocate.ask('GET', `${url}?${query}`)).json();
  const titles = async (query: string) => (await list(query)).cases.map(({ title }) => title);
  const refused = (answers: { statusCode: number; json: () => { code: string } }[]) => {
    for (const answer of answers) {
      assert.deepEqual([answer.statusCode, answer.json().code], [404, 'not-found']);
    }
  };

  async function upload(who: SignedIn): Promise<string> {
    const sent = await running.app.inject({
      ...{ method: 'POST', url: '/api/me/files?name=deed.pdf', payload: pdf },
      headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/pdf' },
    });
    return sent.json()._id;
  }

  const request = async (more: object = {}) =>
    storedBooking(running.database, {
      ...{ vendor_id: await demoVendor(running.database, 'advocate'), user_id: null },
      ...{ kind: 'consultation', status: 'requested', client_name: 'Ravi Kumar' },
      ...{ client_phone: '+919000055555', service_name: null, paying_by: 'at-visit' },
      ...{ starts_at: inDays(2), ends_at: inDays(2.02), expires_at: inDays(1) },
      ...{ reason: 'The tenant of my shop\ndoes not leave.' },
      ...more,
    });

  test('cases are counted, also many at once, and closed on the day they end', async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => add()));
    assert.deepEqual(
      all.map(({ number }) => number).sort(),
      [1, 2, 3, 4, 5].map((number) => `C-00000${number}`),
    );
    const [first] = all as [LegalCaseDetails];
    assert.deepEqual(first.client, { ...first.client, _id: clientId, name: 'Asha Rao' });
    const today = first.openedOn;
    const one = `${url}/${first._id}`;
    const set = async (more: object) => (await advocate.ask('PUT', one, order(more))).json();
    const won = await set({ outcome: 'won', stage: 'Judgment', court: 'City Civil Court' });
    assert.deepEqual([won.outcome, won.closedOn, won.stage], ['won', today, 'Judgment']);
    const renamed = await set({ title: 'Rao against Sharma' });
    assert.deepEqual(
      [renamed.title, renamed.outcome, renamed.closedOn, renamed.court],
      ['Rao against Sharma', 'won', today, 'City Civil Court'],
    );
    const again = await set({ outcome: null });
    assert.deepEqual([again.outcome, again.closedOn], [null, null]);
    assert.equal((await add({ outcome: 'settled' })).closedOn, today);
  });

  test('they are looked for, chosen, sorted and turned over', async () => {
    await running.database.query.deleteFrom('legal_case').execute();
    await add({ title: 'Beta', opponent: 'Sharma', stage: 'Evidence' });
    const late = await add({ title: 'alpha', court: 'High Court', outcome: 'won' });
    const soon = await add({ title: 'Gamma', stage: 'Arguments', outcome: 'lost' });
    for (const [one, days] of [
      [late, 9],
      [soon, 2],
      [soon, -3],
    ] as const) {
      await advocate.ask('POST', `${url}/${one._id}/hearings`, { at: inDays(days) });
    }
    assert.deepEqual(await titles('sort=title'), ['alpha', 'Beta', 'Gamma']);
    assert.deepEqual(await titles('sort=next'), ['Gamma', 'alpha', 'Beta']);
    assert.deepEqual(await titles('sort=stage'), ['Gamma', 'Beta', 'alpha']);
    assert.deepEqual(await titles('sort=number&direction=desc'), ['Gamma', 'alpha', 'Beta']);
    assert.deepEqual(await titles('sort=client'), ['Beta', 'alpha', 'Gamma']);
    assert.deepEqual(await titles('sort=opened'), ['Beta', 'alpha', 'Gamma']);
    assert.deepEqual(await titles('outcome=open'), ['Beta']);
    assert.deepEqual(await titles('outcome=lost'), ['Gamma']);
    assert.deepEqual(await titles('q=sharma'), ['Beta']);
    assert.deepEqual(await titles('q=C-000002'), ['alpha']);
    assert.deepEqual(await titles('q=high'), ['alpha']);
    assert.equal((await list('q=asha')).total, 3);
    assert.deepEqual(await titles('q=%25'), []);
    const beyond = await advocate.ask('GET', `${url}?page=2`);
    assert.deepEqual([beyond.statusCode, beyond.json().code], [404, 'page-out-of-range']);
  });

  test('hearings stand in their case and in the weeks they are in', async () => {
    const one = await add({ title: 'Heard', opponent: 'Sharma', court: 'City Civil Court' });
    const hearings = `${url}/${one._id}/hearings`;
    const first = (await advocate.ask('POST', hearings, { at: inDays(20) })).json();
    const second = (await advocate.ask('POST', hearings, { at: inDays(24) })).json();
    const third = (
      await advocate.ask('POST', hearings, { at: inDays(-4), note: 'Adjourned' })
    ).json();
    const read = (await advocate.ask('GET', `${url}/${one._id}`)).json();
    assert.deepEqual(read.hearings, [third, first, second]);
    assert.deepEqual([read.lastHearing, read.nextHearing], [third.at, first.at]);

    const days = `from=${dayOf(18)}&to=${dayOf(30)}`;
    const dated = async () =>
      (await advocate.ask('GET', `/api/vendors/me/hearings?${days}`)).json();
    assert.deepEqual(
      (await dated()).map(({ _id, lastHearing }: Record<string, string>) => [_id, lastHearing]),
      [
        [first._id, third.at],
        [second._id, first.at],
      ],
    );
    const [shown] = await dated();
    assert.deepEqual(
      [shown.title, shown.category, shown.client.name, shown.opponent, shown.court],
      ['Heard', 'Property', 'Asha Rao', 'Sharma', 'City Civil Court'],
    );
    const moved = await advocate.ask('PUT', `/api/vendors/me/hearings/${first._id}`, {
      ...{ at: inDays(26), court: 'High Court' },
    });
    assert.deepEqual([moved.statusCode, moved.json().court], [200, 'High Court']);
    assert.equal((await dated())[1]._id, first._id);

    const file = await advocate.ask('GET', `/api/vendors/me/hearings.ics?${days}`);
    assert.match(String(file.headers['content-type']), /^text\/calendar/);
    assert.match(file.body, /SUMMARY:Heard – V\/S Sharma\r\n/);
    assert.match(file.body, /LOCATION:High Court\r\n/);
    assert.equal(file.body.match(/BEGIN:VEVENT/g)?.length, 2);
    await setLanguage(running.database.query, advocate.userId, 'hi');
    const { body: inHindi } = await advocate.ask('GET', `/api/vendors/me/hearings.ics?${days}`);
    await setLanguage(running.database.query, advocate.userId, 'en-IN');
    assert.match(inHindi, /SUMMARY;LANGUAGE=hi:Heard – बनाम Sharma\r\n/);
    assert.match(inHindi, /DESCRIPTION;LANGUAGE=hi:संपत्ति\\, Asha Rao\r\n/);
    assert.match(inHindi, /LOCATION:हाई कोर्ट\r\n/);

    const gone = await advocate.ask('DELETE', `/api/vendors/me/hearings/${second._id}`);
    assert.equal(gone.statusCode, 204);
    assert.equal((await dated()).length, 1);
    for (const wrong of [`from=${dayOf(3)}&to=${dayOf(2)}`, `from=${dayOf(0)}&to=${dayOf(42)}`]) {
      const answer = await advocate.ask('GET', `/api/vendors/me/hearings?${wrong}`);
      assert.deepEqual([answer.statusCode, Object.keys(answer.json().errors)], [422, ['to']]);
    }
  });

  test('a request that is accepted is a case at once, and only once', async () => {
    const bookingId = await request();
    const accept = () => advocate.ask('POST', `/api/case-requests/${bookingId}/accept`);
    const answers = await Promise.all([accept(), accept(), accept()]);
    const codes = answers.map(({ statusCode }) => statusCode).sort();
    assert.deepEqual(codes, [200, 409, 409]);
    const lost = answers.find(({ statusCode }) => statusCode === 409);
    assert.equal(lost?.json().code, 'booking-state');
    const { caseId } = answers.find(({ statusCode }) => statusCode === 200)?.json() ?? {};
    const made = (await advocate.ask('GET', `${url}/${caseId}`)).json();
    assert.deepEqual(
      [made.title, made.category, made.client.name, made.outcome],
      ['The tenant of my shop', 'Property', 'Ravi Kumar', null],
    );
    const { status, client_id } = await running.database.query
      .selectFrom('booking')
      .select(['status', 'client_id'])
      .where('id', '=', bookingId)
      .executeTakeFirstOrThrow();
    assert.deepEqual([status, client_id], ['confirmed', made.client._id]);
  });

  test('requests say their kind of case, and are sorted by it', async () => {
    for (const reason of ['Bail for my brother', 'Divorce by mutual consent']) {
      await request({ reason, client_name: 'Kind of case', service_name: 'Consultation' });
    }
    const kinds = async (who: SignedIn, query: string) => {
      const answer = await who.ask('GET', `/api/vendors/me/bookings?shown=requests&${query}`);
      const { bookings } = answer.json() as PracticeBookingsAnswer;
      return bookings.map(({ caseCategory }) => caseCategory);
    };
    const mine = 'q=kind+of+case&sort=category';
    assert.deepEqual(await kinds(advocate, mine), ['Criminal', 'Divorce']);
    assert.deepEqual(await kinds(advocate, `${mine}&direction=desc`), ['Divorce', 'Criminal']);
    const vendor_id = await demoVendor(running.database, 'doctor');
    await request({ vendor_id, client_name: 'Kind of case' });
    assert.deepEqual(await kinds(doctor, mine), [null]);
  });

  test('a request that is refused is none, and its client hears why', async () => {
    const bookingId = await request({ reason: null, service_name: 'Divorce consultation' });
    const say = (who: SignedIn, reason?: string) =>
      who.ask('POST', `/api/case-requests/${bookingId}/reject`, { reason });
    assert.equal((await say(advocate)).statusCode, 422);
    refused([await say(doctor, 'No'), await doctor.ask('POST', acceptOf(bookingId))]);
    refused([await advocate.ask('POST', acceptOf(nobody))]);
    const before = (await list()).total;
    assert.equal((await say(advocate, 'I act for the other side.')).statusCode, 204);
    const again = await say(advocate, 'Again');
    assert.deepEqual([again.statusCode, again.json().code], [409, 'booking-state']);
    const late = await advocate.ask('POST', acceptOf(bookingId));
    assert.equal(late.json().code, 'booking-state');
    assert.equal((await list()).total, before);
    const { status, cause } = await running.database.query
      .selectFrom('booking')
      .select(['status', 'cause'])
      .where('id', '=', bookingId)
      .executeTakeFirstOrThrow();
    assert.deepEqual([status, cause], ['declined', 'I act for the other side.']);
  });

  test('documents are filed, read by the advocate, and taken out', async () => {
    const one = await add();
    const file = (fileId: string) =>
      advocate.ask('POST', `${url}/${one._id}/documents`, { fileId });
    refused([await file(await upload(doctor)), await file(nobody)]);
    const fileId = await upload(advocate);
    const filed = await file(fileId);
    assert.equal(filed.statusCode, 201);
    const document = filed.json();
    assert.deepEqual([document.fileId, document.name], [fileId, 'deed.pdf']);
    const read = (await advocate.ask('GET', `${url}/${one._id}`)).json();
    assert.deepEqual(read.documents, [document]);
    // The file stays with the case even without an owner.
    await running.database.query.updateTable('stored_file').set({ owner_id: null }).execute();
    assert.equal((await advocate.ask('GET', `/api/files/${fileId}`)).statusCode, 200);
    refused([await doctor.ask('GET', `/api/files/${fileId}`)]);
    const remove = (who: SignedIn) =>
      who.ask('DELETE', `/api/vendors/me/case-documents/${document._id}`);
    refused([await remove(doctor)]);
    assert.equal((await remove(advocate)).statusCode, 204);
    refused([await remove(advocate), await advocate.ask('GET', `/api/files/${fileId}`)]);
  });

  test('somebody else’s case is none', async () => {
    const one = await add();
    const at = inDays(1);
    const hearing = (await advocate.ask('POST', `${url}/${one._id}/hearings`, { at })).json();
    const before = (await advocate.ask('GET', `${url}/${one._id}`)).json();
    const theirs = (await doctor.ask('POST', '/api/vendors/me/clients', { name: 'B' })).json();
    for (const [caseId, hearingId] of [
      [one._id, hearing._id],
      [nobody, nobody],
    ]) {
      refused([
        await doctor.ask('GET', `${url}/${caseId}`),
        await doctor.ask('PUT', `${url}/${caseId}`, order({ clientId: theirs._id })),
        await doctor.ask('POST', `${url}/${caseId}/hearings`, { at }),
        await doctor.ask('POST', `${url}/${caseId}/documents`, { fileId: nobody }),
        await doctor.ask('PUT', `/api/vendors/me/hearings/${hearingId}`, { at }),
        await doctor.ask('DELETE', `/api/vendors/me/hearings/${hearingId}`),
      ]);
    }
    refused([
      await advocate.ask('POST', url, order({ clientId: theirs._id })),
      await advocate.ask('PUT', `${url}/${one._id}`, order({ clientId: theirs._id })),
      await advocate.ask('POST', url, order({ clientId: nobody })),
    ]);
    assert.deepEqual((await advocate.ask('GET', `${url}/${one._id}`)).json(), before);
    assert.equal((await doctor.ask('GET', url)).json().total, 0);
  });

  test('what is sent twice with one key is there once', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const send = () => advocate.ask('POST', url, order({ title: 'Once' }), key);
    const [one, two] = await Promise.all([send(), send()]);
    assert.deepEqual(one.json(), two.json());
    assert.equal((await list('q=once')).total, 1);
  });

  test('what is wrong is said at its field', async () => {
    const wrong: [object, string][] = [
      [{ title: ' ' }, 'title'],
      [{ category: 'Other' }, 'category'],
      [{ clientId: 'x' }, 'clientId'],
      [{ opponent: 'a\nb' }, 'opponent'],
      [{ outcome: 'open' }, 'outcome'],
      [{ note: '\ud800' }, 'note'],
    ];
    for (const [more, field] of wrong) {
      const answer = await advocate.ask('POST', url, order(more));
      assert.equal(answer.statusCode, 422, JSON.stringify(more));
      assert.deepEqual(Object.keys(answer.json().errors), [field]);
    }
  });

  test('no question is a mistake of ours', async () => {
    const word = fc.string({ unit: 'binary', maxLength: 70 });
    const query = fc.record(
      { q: word, sort: word, outcome: word, direction: word, page: word, from: word, to: word },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(query, async (asked) => {
        const search = new URLSearchParams(asked as Record<string, string>);
        for (const path of [url, '/api/vendors/me/hearings']) {
          const { statusCode } = await advocate.ask('GET', `${path}?${search}`);
          assert.ok([200, 404, 422].includes(statusCode), String(statusCode));
        }
      }),
      { numRuns: 40 },
    );
  });
});

const acceptOf = (bookingId: string) => `/api/case-requests/${bookingId}/accept`;
