import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type {
  Article,
  Block,
  Campaign,
  CampaignDetails,
  Post,
  Story,
  StoryDetails,
} from '@nukkad/platform/contract';
import { uuidv7 } from 'uuidv7';
import { startTestApp, type TestApp } from '../../test/app/app';
import { onDatabase } from '../../test/database/databases';
import { afterTime } from '../../test/database/time-passed';

const day = 86_400_000;
function textOf(block: Block): string {
  if (block.kind === 'picture') return block.picture.alt;
  return block.kind === 'list' ? block.items.join(' ') : block.text;
}

onDatabase((open) => {
  let running: TestApp;
  before(async () => {
    running = await startTestApp(open, { vendors: 400 });
  });
  after(() => running.close());

  /** Answers are cached for a second. */
  const anew = (url: string) => afterTime(1_000, () => running.app.inject(url));
  const read = async <T>(url: string): Promise<T> => (await anew(url)).json();

  test('articles come newest first, and each has a text without left-over markup', async () => {
    const posts = await read<Post[]>('/api/posts');
    assert.ok(posts.length >= 6);
    const dates = posts.map(({ published }) => published);
    assert.deepEqual(dates, [...dates].sort().reverse());
    for (const post of posts) {
      const { body, ...same } = await read<Article>(`/api/posts/${post.slug}`);
      assert.deepEqual(same, post);
      assert.ok(body.filter(({ kind }) => kind === 'paragraph').length >= 4, post.slug);
      assert.ok(
        body.some(({ kind }) => kind === 'list') && body.some(({ kind }) => kind === 'heading'),
      );
      for (const block of body) assert.doesNotMatch(textOf(block), /^[#>-]|[<*_]|\]\(/, post.slug);
    }
  });

  test('an article is not out before its day, by any address', async () => {
    const slug = 'of-tomorrow';
    const { query } = running.database;
    const values = { slug, title: 'T', summary: 'S', topic: 'Law', body: 'B', picture: null };
    const published_at = new Date(Date.now() + day);
    await query
      .insertInto('post')
      .values({ ...values, id: uuidv7(), published_at })
      .execute();
    assert.ok((await read<Post[]>('/api/posts')).every((post) => post.slug !== slug));
    assert.equal((await anew(`/api/posts/${slug}`)).statusCode, 404);
  });

  test('a story names whom it is about and goes when that person goes', async () => {
    const stories = await read<Story[]>('/api/stories');
    assert.ok(stories.length >= 6);
    for (const story of stories) {
      const { body, ...same } = await read<StoryDetails>(`/api/stories/${story.slug}`);
      assert.deepEqual(same, story);
      assert.ok(body.map(textOf).join(' ').includes(story.vendor.vendorName), story.slug);
      assert.ok(story.stars >= 4);
    }
    const [{ slug, vendor }] = stories as [Story];
    const set = (status: 'live' | 'suspended') =>
      running.database.query
        .updateTable('vendor')
        .set({ status })
        .where('id', '=', vendor._id)
        .execute();
    await set('suspended');
    assert.ok((await read<Story[]>('/api/stories')).every((story) => story.slug !== slug));
    assert.equal((await anew(`/api/stories/${slug}`)).statusCode, 404);
    await set('live');
  });

  test('of both kinds some run, those that end soonest first', async () => {
    const all = await read<Campaign[]>('/api/campaigns');
    assert.ok(all.length >= 6);
    const days = all.map((campaign) => campaign.days);
    assert.deepEqual(
      days,
      [...days].sort((a, b) => a - b),
    );
    const startups = await read<Campaign[]>('/api/campaigns?kind=startup');
    assert.ok(startups.length >= 2);
    assert.deepEqual(
      startups,
      all.filter(({ kind }) => kind === 'startup'),
    );
  });

  test('what a campaign has raised is the sum of its pledges', async () => {
    const { query } = running.database;
    const sums = await query
      .selectFrom('pledge')
      .innerJoin('campaign', 'campaign.id', 'pledge.campaign_id')
      .select(['slug', 'amount'])
      .execute();
    for (const { slug, raised, donors } of await read<Campaign[]>('/api/campaigns')) {
      const own = sums.filter((pledge) => pledge.slug === slug);
      assert.equal(
        raised.amount,
        own.reduce((sum, { amount }) => sum + amount, 0),
        slug,
      );
      assert.equal(donors, own.length);
      assert.ok(donors > 0);
    }
  });

  test('who gives twice is one donor, and without pledges nothing is raised', async () => {
    const { query } = running.database;
    const url = '/api/campaigns/lake-watch';
    const { _id: campaign_id } = await read<Campaign>(url);
    await query.deleteFrom('pledge').where('campaign_id', '=', campaign_id).execute();
    const figures = async () => {
      const { raised, donors } = await read<Campaign>(url);
      return [raised.amount, donors];
    };
    assert.deepEqual(await figures(), [0, 0]);
    const [user] = await query.selectFrom('app_user').select('id').limit(1).execute();
    const pledge = (user_id: string | null, amount: number) => ({
      ...{ id: uuidv7(), campaign_id, user_id, amount, created_at: new Date() },
    });
    const given = [pledge(user?.id ?? null, 100), pledge(user?.id ?? null, 200), pledge(null, 50)];
    await query.insertInto('pledge').values(given).execute();
    assert.deepEqual(await figures(), [350, 2]);
    // More than a 32-bit integer holds.
    await query.insertInto('pledge').values(pledge(null, 9_000_000_000)).execute();
    assert.deepEqual(await figures(), [9_000_000_350, 3]);
  });

  test('a campaign that has ended leaves the list, not its page', async () => {
    const { query } = running.database;
    const slug = 'reading-room-for-agara';
    await query
      .updateTable('campaign')
      .set({ ends_at: new Date(Date.now() - 1_000) })
      .where('slug', '=', slug)
      .execute();
    assert.ok((await read<Campaign[]>('/api/campaigns')).every((one) => one.slug !== slug));
    const ended = await read<CampaignDetails>(`/api/campaigns/${slug}`);
    assert.equal(ended.days, 0);
    const times = ended.updates.map(({ time }) => time);
    assert.ok(times.length > 1);
    assert.deepEqual(times, [...times].sort().reverse());
  });
});
