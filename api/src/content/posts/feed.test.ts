import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Post, postsFeedAddress } from '@nukkad/platform/contract';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { onDatabase } from '../../../test/database/databases';
import { feedOf } from './feed.model';

/** Checks that tags nest and that every ampersand begins an entity of XML. */
function mustBeWellFormed(xml: string): void {
  const open: string[] = [];
  const body = xml.replace(/^<\?xml [^?]*\?>\n/, '');
  for (const [, text, close, name = '', isEmpty] of body.matchAll(
    /([^<]+)|<(\/?)([a-z:A-Z]+)(?:\s[a-zA-Z:]+="[^"<]*")*(\/?)>|</g,
  )) {
    if (text !== undefined) {
      assert.doesNotMatch(text, /&(?!(?:amp|lt|gt|quot|apos);)|>/);
      continue;
    }
    assert.notEqual(name, '', 'a < that begins no tag');
    if (close) assert.equal(open.pop(), name);
    else if (!isEmpty) open.push(name);
  }
  assert.deepEqual(open, []);
}

const post = (changes: Partial<Post> = {}): Post => ({
  ...{ _id: '1', slug: 'choosing', title: 'Choosing', summary: 'In short.', topic: 'Health' },
  ...{ published: '2026-11-01T06:30:00.000Z', minutes: 2, picture: null },
  ...changes,
});

test('what an article says is escaped, whatever it says', () => {
  const title = '</title><script>alert("1")</script> & ]]> \u0001\uFFFF😀';
  const posts = [post({ title })];
  const xml = feedOf({ site: 'N & K', origin: 'https://n.example/', posts, language: 'en-IN' });
  mustBeWellFormed(xml);
  assert.ok(xml.includes('&lt;script&gt;') && xml.includes('😀') && !xml.includes('\u0001'));
  assert.ok(xml.includes('<link>https://n.example/blogs/choosing</link>'));
  assert.ok(xml.includes('<pubDate>Sun, 01 Nov 2026 06:30:00 GMT</pubDate>'));
});

test('without articles it is a feed all the same', () => {
  const none = { site: 'Nukkad', origin: 'https://n.example', posts: [] };
  mustBeWellFormed(feedOf({ ...none, language: 'en-IN' }));
});

test('a feed in a language says so, and leads to pages in it', () => {
  const about = { site: 'Nukkad', origin: 'https://n.example', posts: [post()] };
  const xml = feedOf({ ...about, language: 'hi' });
  mustBeWellFormed(xml);
  for (const part of [
    '<title>Nukkad: ब्लॉग</title>',
    '<link>https://n.example/hi/blogs</link>',
    '<language>hi-IN</language>',
    'href="https://n.example/api/posts/feed.xml?language=hi"',
    '<link>https://n.example/hi/blogs/choosing</link>',
    '<category>स्वास्थ्य</category>',
  ]) {
    assert.ok(xml.includes(part), part);
  }
});

onDatabase((open) => {
  let running: TestApp;
  before(async () => {
    running = await startTestApp(open, { env: { PUBLIC_URL: 'https://nukkad.example' } });
  });
  after(() => running.close());

  test('the feed has what is out, the newest first, and is not sent twice', async () => {
    const feed = await running.app.inject(postsFeedAddress());
    assert.match(String(feed.headers['content-type']), /^application\/rss\+xml/);
    mustBeWellFormed(feed.body);
    const posts: Post[] = (await running.app.inject('/api/posts')).json();
    const links = [...feed.body.matchAll(/<item>\n<title>[^<]*<\/title>\n<link>([^<]+)</g)];
    assert.deepEqual(
      links.map(([, link]) => link),
      posts.map(({ slug }) => `https://nukkad.example/blogs/${slug}`),
    );
    const etag = String(feed.headers.etag);
    const url = postsFeedAddress();
    const again = await running.app.inject({ url, headers: { 'if-none-match': etag } });
    assert.equal(again.statusCode, 304);
  });

  test('in Hindi it has the translated articles; unknown languages are refused', async () => {
    const feed = await running.app.inject(postsFeedAddress('hi'));
    assert.equal(feed.headers['content-language'], 'hi-IN');
    assert.doesNotMatch(String(feed.headers.vary), /language/, 'its address says it');
    const titles = [...feed.body.matchAll(/<item>\n<title>([^<]*)</g)].map(([, title]) => title);
    assert.match(titles.join(), /\p{Script=Devanagari}/u);
    for (const language of ['en', 'xa', 'fr']) {
      const { statusCode } = await running.app.inject(`${postsFeedAddress()}?language=${language}`);
      assert.equal(statusCode, 422, language);
    }
  });
});
