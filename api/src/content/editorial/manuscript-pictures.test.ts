import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Article, Manuscript, Preview } from '@nukkad/platform/contract';
import sharp from 'sharp';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { type SignedIn, signedIn } from '../../../test/app/signed-in';
import { manuscriptText } from '../../../test/contract/editorial-examples';
import { onDatabase } from '../../../test/database/databases';
import { temporaryFolder } from '../../../test/process/at-exit';
import { forgetUnused } from '../../core/files/files.store';

const url = '/api/operator/posts';
const secretPlace = 'taken at 12.97 N';

const photograph = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#a33' } })
    .withExif({ IFD0: { ImageDescription: secretPlace } })
    .jpeg()
    .toBuffer();

onDatabase((open) => {
  let running: TestApp;
  let operator: SignedIn;
  before(async () => {
    const env = { NUKKAD_DATA: temporaryFolder('article-pictures') };
    running = await startTestApp(open, { vendors: 20, env });
    operator = await signedIn(running.app, 'operator');
  });
  after(() => running.close());

  async function send(by: SignedIn): Promise<string> {
    const answer = await running.app.inject({
      ...{ method: 'POST', url: '/api/me/files', query: { name: 'market.jpg' } },
      payload: await photograph(),
      headers: { authorization: `Bearer ${by.token}`, 'content-type': 'image/jpeg' },
    });
    assert.equal(answer.statusCode, 201, answer.body);
    return `/api/files/${answer.json()._id}`;
  }
  const add = (changes: object) => operator.ask('POST', url, manuscriptText(changes));
  const seen = (address: string) => running.app.inject(address);

  test('a picture of an operator is seen by them, then by everybody, without what a camera wrote', async () => {
    const address = await send(operator);
    const body = `Before.\n\n![The market at seven](${address})\n\nAfter.`;
    const preview = await operator.ask('POST', '/api/operator/preview', { body });
    const [, shown] = preview.json<Preview>().body;
    assert.ok(shown?.kind === 'picture', preview.body);
    assert.equal((await seen(shown.picture.src)).statusCode, 200, 'by a link');
    assert.equal((await seen(address)).statusCode, 404, 'a preview shows it to nobody else');

    const added = await add({ body, picture: address });
    assert.equal(added.statusCode, 201, added.body);
    const { _id, slug, revision } = added.json<Manuscript>();
    await operator.ask('POST', `${url}/${_id}/publish`, { revision });
    const article = (await seen(`/api/posts/${slug}`)).json<Article>();
    const picture = {
      src: address,
      sources: [],
      width: 60,
      height: 40,
      alt: 'The market at seven',
    };
    assert.deepEqual(article.body, [
      { kind: 'paragraph', text: 'Before.' },
      { kind: 'picture', picture },
      { kind: 'paragraph', text: 'After.' },
    ]);
    assert.equal(article.picture?.src, address);
    const file = await seen(address);
    assert.equal(file.headers['content-type'], 'image/jpeg');
    assert.ok(!file.rawPayload.includes(secretPlace));
  });

  test('a drawing of the site stands in a text by its name', async () => {
    const answer = await add({ body: '![A bag on a sill](doctor)' });
    assert.equal(answer.statusCode, 201, answer.body);
  });

  const refused: [what: string, body: string, why: RegExp][] = [
    ['a picture from elsewhere', '![x](https://elsewhere.example/x.png)', /not here/],
    ['what runs', '![x](javascript:alert)', /not here/],
    ['what is written into the address', '![x](data:image/svg+xml,x)', /not here/],
    ['a file of nobody', '![x](/api/files/019a0000-0000-7000-8000-000000000000)', /not here/],
    ['a picture without words', '![](doctor)', /without words/],
    ['a picture beside words', '![x](doctor) and more', /without words/],
  ];
  for (const [what, body, why] of refused) {
    test(`${what} is refused, at its field`, async () => {
      const answer = await add({ body });
      assert.equal(answer.statusCode, 422, answer.body);
      assert.match(answer.json().errors.body, why);
    });
  }

  test('what somebody else sent stays theirs', async () => {
    const address = await send(await signedIn(running.app, 'user'));
    const answer = await add({ body: `![x](${address})` });
    assert.match(answer.json().errors.body, /not here/);
    assert.equal((await add({ picture: address })).statusCode, 422);
    assert.equal((await seen(address)).statusCode, 404);
  });

  test('a picture stays as long as an article shows it', async () => {
    const used = await send(operator);
    const unused = await send(operator);
    assert.equal((await add({ body: `![x](${used})` })).statusCode, 201);
    const { query } = running.database;
    await query
      .updateTable('stored_file')
      .set({ created_at: new Date(0) })
      .execute();
    const gone = await forgetUnused(query);
    const idOf = (address: string) => address.slice('/api/files/'.length);
    assert.deepEqual([gone.includes(idOf(used)), gone.includes(idOf(unused))], [false, true]);
  });
});
