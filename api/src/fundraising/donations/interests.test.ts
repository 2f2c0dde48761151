import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { aCompleteDraft, publishedCampaign } from '../../../test/contract/funding-examples';
import { onDatabase } from '../../../test/database/databases';
import { type Giving, givingOn } from '../../../test/fixtures/giving';
import { emailsTo } from '../../../test/services/emails';

onDatabase((open) => {
  let running: TestApp;
  let on: Giving;
  before(async () => {
    running = await startTestApp(open, { vendors: 20 });
    on = await givingOn(running);
  });
  after(() => running.close());

  test('who may invest says so once; only startups are asked', async () => {
    const { organiser, publish } = on;
    const draft = aCompleteDraft({ kind: 'startup', title: 'Tea by post' });
    const id = await publishedCampaign({ running, organiser }, draft);
    const order = {
      ...{ name: 'Asha', email: 'asha@example.in', phone: '98765 43210' },
      ...{ range: '1-to-5-lakh', message: 'Let us talk.' },
    };
    const send = (to: string, change: object = {}) =>
      running.app.inject({
        ...{ method: 'POST', url: `/api/campaigns/${to}/interest` },
        payload: { ...order, ...change },
      });
    assert.equal((await send(id)).statusCode, 201);
    assert.equal((await send(id, { email: 'ASHA@example.in' })).json().code, 'conflict');
    assert.equal((await send(id, { range: 'all' })).statusCode, 422);
    assert.equal((await send(await publish('No startup'))).statusCode, 404);
    const { interests } = (await organiser.ask('GET', `/api/me/campaigns/${id}`)).json();
    assert.deepEqual(
      interests.map(({ name, range }: { [key: string]: string }) => [name, range]),
      [['Asha', '1-to-5-lakh']],
    );
    const emails = await emailsTo(running.database, 'ca@demo.example');
    const told = emails.filter(
      ({ subject }) => subject === 'Someone is interested in investing: Tea by post',
    );
    assert.equal(told.length, 1);
  });
});
