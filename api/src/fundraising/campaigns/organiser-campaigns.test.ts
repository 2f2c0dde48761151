import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  type CampaignDraft,
  fileAddress,
  type OwnCampaignDetails,
} from '@nukkad/platform/contract';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { type SignedIn, signedIn } from '../../../test/app/signed-in';
import {
  aCompleteDraft,
  publishedCampaign,
  writtenCampaign,
} from '../../../test/contract/funding-examples';
import { onDatabase } from '../../../test/database/databases';
import { png } from '../../../test/files/sample-files';
import { emailsTo } from '../../../test/services/emails';

onDatabase((open) => {
  let running: TestApp;
  let organiser: SignedIn;
  let operator: SignedIn;
  let stranger: SignedIn;
  before(async () => {
    running = await startTestApp(open, { vendors: 20 });
    organiser = await signedIn(running.app, 'ca');
    operator = await signedIn(running.app, 'operator');
    stranger = await signedIn(running.app, 'user');
    await running.app.ready();
  });
  after(() => running.close());

  const write = (change: Partial<CampaignDraft> = {}) =>
    writtenCampaign({ running, organiser }, aCompleteDraft(change));
  const own = async (id: string): Promise<OwnCampaignDetails> =>
    (await organiser.ask('GET', `/api/me/campaigns/${id}`)).json();
  const keep = (id: string, draft: object, revision: number) =>
    organiser.ask('PUT', `/api/me/campaigns/${id}`, { draft, revision });
  const submit = (id: string) => organiser.ask('POST', `/api/me/campaigns/${id}/submission`);
  const decide = (id: string, decision: string, reason?: string) =>
    operator.ask('POST', '/api/operator/queues/campaigns/decisions', {
      ...{ ids: [id], decision },
      ...(reason && { reason }),
    });
  const remove = (id: string) => organiser.ask('DELETE', `/api/me/campaigns/${id}`);
  const waiting = async () =>
    (await operator.ask('GET', '/api/operator/queues/campaigns')).json().entries;

  test('written, submitted, published: then everybody can read it', async () => {
    const title = 'Shade for the bus stop';
    const id = await write({ title });
    assert.equal((await own(id)).state, 'draft');
    assert.deepEqual((await own(id)).preview[0], { kind: 'heading', text: 'Why' });
    assert.equal(
      (await running.app.inject('/api/campaigns/shade-for-the-bus-stop')).statusCode,
      404,
    );

    assert.equal((await submit(id)).json().state, 'submitted');
    assert.equal((await submit(id)).json().state, 'submitted');
    const [entry] = await waiting();
    assert.deepEqual([entry._id, entry.title, entry.state], [id, title, 'waiting']);
    const found = (await operator.ask('GET', `/api/operator/queues/campaigns/${id}`)).json();
    assert.deepEqual(
      found.offers.map(({ decision }: { decision: string }) => decision),
      ['publish', 'reject'],
    );
    assert.deepEqual((await decide(id, 'publish')).json().settled, [id]);
    assert.deepEqual(await waiting(), []);

    const page = (await running.app.inject('/api/campaigns/shade-for-the-bus-stop')).json();
    assert.deepEqual(
      [page._id, page.state, page.raised.amount, page.donors, page.goal.amount],
      [id, 'running', 0, 0, 5_000_000],
    );
    assert.equal((await own(id)).slug, 'shade-for-the-bus-stop');
    const [email] = await emailsTo(running.database, 'ca@demo.example');
    assert.equal(email?.subject, `Your campaign is published: ${title}`);
    assert.deepEqual((await decide(id, 'publish')).json().settled, []);
    assert.equal((await remove(id)).statusCode, 409);
  });

  test('returned with a reason, it can be changed and submitted once more', async () => {
    const id = await write({ title: 'Returned once' });
    await submit(id);
    assert.equal((await decide(id, 'reject')).statusCode, 422);
    assert.deepEqual((await decide(id, 'reject', 'Say who keeps the money.')).json().settled, [id]);
    const { state, reason, draft, revision } = await own(id);
    assert.deepEqual([state, reason], ['returned', 'Say who keeps the money.']);
    const [email] = await emailsTo(running.database, 'ca@demo.example');
    assert.match(email?.text ?? '', /Say who keeps the money\./);
    const again = await keep(id, { ...draft, body: 'The school keeps it.' }, revision);
    assert.equal(again.statusCode, 200, again.body);
    assert.equal((await submit(id)).json().state, 'submitted');
    assert.equal((await keep(id, draft, again.json().revision)).statusCode, 409);
    assert.equal((await remove(id)).statusCode, 204);
  });

  test('nobody else reads, changes, submits or removes it', async () => {
    const id = await write();
    const url = `/api/me/campaigns/${id}`;
    const published = await publishedCampaign({ running, organiser });
    for (const who of [stranger, operator]) {
      const { draft, revision } = await own(id);
      const attempts = [
        who.ask('GET', url),
        who.ask('PUT', url, { draft: { ...draft, title: 'Mine' }, revision }),
        who.ask('POST', `${url}/submission`),
        who.ask('DELETE', url),
        who.ask('POST', `/api/me/campaigns/${published}/updates`, { text: 'Hacked' }),
        who.ask('POST', `/api/me/campaigns/${published}/end`),
        who.ask('GET', `/api/me/campaigns/${published}`),
      ];
      for (const answer of await Promise.all(attempts)) {
        assert.equal(answer.statusCode, 404, answer.body);
      }
    }
    assert.equal(
      (await operator.ask('GET', `/api/operator/queues/campaigns/${id}`)).statusCode,
      404,
    );
    assert.equal((await own(id)).draft.title, aCompleteDraft().title);
    await remove(id);
  });

  test('of two windows the second does not write over the first', async () => {
    const id = await write();
    const { draft, revision } = await own(id);
    const first = { ...draft, title: 'First' };
    assert.equal((await keep(id, first, revision)).statusCode, 200);
    assert.equal((await keep(id, first, revision)).statusCode, 200, 'its answer was lost');
    const second = await keep(id, { ...draft, title: 'Second' }, revision);
    assert.equal(second.json().code, 'draft-changed');
    assert.equal((await own(id)).title, 'First');
    await remove(id);
  });

  test('what is missing is named, field by field, and nothing is sent', async () => {
    const id = await write({ title: ' ', goal: 10, endsOn: '2020-01-01', body: '' });
    const answer = await submit(id);
    assert.equal(answer.statusCode, 422);
    assert.deepEqual(Object.keys(answer.json().errors).sort(), ['body', 'endsOn', 'goal', 'title']);
    assert.equal((await own(id)).state, 'draft');
    await remove(id);
  });

  const hostile: [what: string, change: object, status: number][] = [
    ['a title of 10 MB', { title: 'x'.repeat(10_000_000) }, 413],
    ['a long title', { title: 'x'.repeat(101) }, 422],
    ['a long body', { body: 'x'.repeat(20_001) }, 422],
    ['a goal beyond all', { goal: 1e12 }, 422],
    ['a negative goal', { goal: -1 }, 422],
    ['no day', { endsOn: '2026-02-31' }, 422],
    ['SQL for a day', { endsOn: "'; DROP TABLE campaign" }, 422],
    ['no file', { pictureId: 'x' }, 422],
    ['a file of nobody', { pictureId: '00000000-0000-7000-8000-000000000000' }, 422],
    ['no kind', { kind: 'magic' }, 422],
    ['null for words', { title: null }, 422],
  ];
  test('what cannot be kept is refused, and the draft stays', async () => {
    const id = await write();
    for (const [what, change, status] of hostile) {
      const { draft, revision } = await own(id);
      const answer = await keep(id, { ...draft, ...change }, revision);
      assert.equal(answer.statusCode, status, `${what}: ${answer.body.slice(0, 200)}`);
    }
    assert.equal((await own(id)).draft.title, aCompleteDraft().title);
    await remove(id);
  });

  test('markup in a body stays words, and what cannot be seen is gone', async () => {
    const body = '## <img src=x onerror=alert(1)>\n\n[pay](javascript:alert(1)) ad\u202Emin\u200B';
    const id = await publishedCampaign({ running, organiser }, aCompleteDraft({ body }));
    const { slug } = await own(id);
    const page = (await running.app.inject(`/api/campaigns/${slug}`)).json();
    assert.deepEqual(page.body, [
      { kind: 'heading', text: '<img src=x onerror=alert(1)>' },
      { kind: 'paragraph', text: '[pay](javascript:alert(1)) admin' },
    ]);
  });

  test('a picture is private until it is published', async () => {
    const sent = await running.app.inject({
      ...{ method: 'POST', url: '/api/me/files?name=lamp.png', payload: png },
      headers: { authorization: `Bearer ${organiser.token}`, 'content-type': 'image/png' },
    });
    assert.equal(sent.statusCode, 201, sent.body);
    const pictureId: string = sent.json()._id;
    const id = await write({ title: 'With a picture', pictureId });
    const look = async () => (await running.app.inject(fileAddress(pictureId))).statusCode;
    const link = async () =>
      (await operator.ask('POST', `/api/files/${pictureId}/links`)).statusCode;
    assert.equal(await look(), 404);
    assert.equal(await link(), 404);
    await submit(id);
    assert.equal(await link(), 200);
    assert.equal(await look(), 404);
    await decide(id, 'publish');
    assert.equal(await look(), 200);
    const page = (await running.app.inject('/api/campaigns/with-a-picture')).json();
    assert.deepEqual(
      [page.picture.src, page.picture.alt],
      [fileAddress(pictureId), 'With a picture'],
    );
    assert.equal((await own(id)).draft.pictureId, pictureId);
  });

  test('updates stand on the page, once for each key; a campaign can be ended', async () => {
    const id = await publishedCampaign({ running, organiser });
    const url = `/api/me/campaigns/${id}/updates`;
    const headers = { 'idempotency-key': '0194fdc2-fa2f-7cc0-81d3-ff120745b222' };
    const tell = () => organiser.ask('POST', url, { text: 'The lamps\u200B have come.' }, headers);
    await Promise.all([tell(), tell()]);
    assert.deepEqual(
      (await own(id)).updates.map(({ text }) => text),
      ['The lamps have come.'],
    );
    assert.equal(
      (await organiser.ask('POST', `/api/me/campaigns/${id}/end`)).json().state,
      'ended',
    );
    assert.equal(
      (await organiser.ask('POST', `/api/me/campaigns/${id}/end`)).json().state,
      'ended',
    );
  });

  test('two campaigns with one title have two addresses', async () => {
    const draft = aCompleteDraft({ title: 'Same' });
    const one = await own(await publishedCampaign({ running, organiser }, draft));
    const other = await own(await publishedCampaign({ running, organiser }, draft));
    assert.equal(one.slug, 'same');
    assert.match(other.slug ?? '', /^same-[0-9a-f]{6}$/);
    const listed = (await organiser.ask('GET', '/api/me/campaigns')).json();
    assert.equal(listed.filter(({ title }: { title: string }) => title === 'Same').length, 2);
  });

  test('an organiser who leaves takes drafts along; what was given goes back', async () => {
    const leaving = await signedIn(running.app, 'engineer');
    const draft = await writtenCampaign({ running, organiser: leaving });
    const id = await publishedCampaign({ running, organiser: leaving });
    const { slug } = (await leaving.ask('GET', `/api/me/campaigns/${id}`)).json();
    const gone = await leaving.ask('DELETE', `/api/users/deleteUser/${leaving.userId}`);
    assert.equal(gone.statusCode, 200, gone.body);
    const page = (await running.app.inject(`/api/campaigns/${slug}`)).json();
    assert.deepEqual([page.state, page.organiser], ['stopped', 'Deleted account']);
    const left = await running.database.query
      .selectFrom('campaign_draft')
      .select('id')
      .where('id', '=', draft)
      .execute();
    assert.deepEqual(left, []);
  });
});
