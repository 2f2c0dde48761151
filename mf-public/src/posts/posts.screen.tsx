import { Link, type Loaded, usePage, useSearchParams } from '@nukkad/platform';
import { type Post, postsFeedAddress } from '@nukkad/platform/contract';
import { localName } from '@nukkad/platform/names';
import { pageLanguage } from '@nukkad/platform/words';
import { buttonClass, linkClass } from '@nukkad/shared-ui';
import { ListPage } from '../common/article/list-page';
import { CardPlaces } from '../common/cards/card-places';
import cards from '../common/cards/cards.module.css';
import { PostCard } from '../common/cards/post-card';
import * as common from '../common/common.text';
import { topicPath } from '../common/navigation/topic-path';
import { breadcrumbData } from '../common/page/breadcrumb-data';
import { Collection } from '../common/page/collection';
import { useOrigin } from '../common/page/origin';
import { postsOf } from './posts.model';
import { usePosts } from './posts.queries';
import { text } from './posts.text';

/** Placeholder cards while the count is unknown. */
const PLACES = 6;

const home = { label: common.home, to: '/' };

/** All articles, or those of the address's topic. */
export function Screen() {
  const [asked] = useSearchParams();
  const posts = usePosts();
  const topic = asked.get('topic')?.trim() || null;
  const title = topic === null ? text.title : text.titleOf(localName(topic, 'topic'));
  const trail =
    topic === null
      ? [home, { label: text.title }]
      : [home, { label: text.title, to: '/blogs' }, { label: localName(topic, 'topic') }];
  usePage({
    title,
    description: text.intro,
    canonical: topic === null ? '/blogs' : topicPath(topic),
    data: [breadcrumbData(useOrigin(), trail)],
  });
  return (
    <ListPage trail={trail} title={title} intro={text.intro}>
      {/* React hoists it into the head, where feed readers and browsers look for it. */}
      <link
        rel="alternate"
        type="application/rss+xml"
        title={text.feed}
        href={postsFeedAddress(pageLanguage())}
      />
      <Collection
        what={text.what}
        items={topic === null ? posts : ofTopic(posts, topic)}
        waiting={<CardPlaces count={PLACES} hasPicture />}
        nothing={topic === null ? none : noneOfTopic}
      >
        {(shown) => (
          <ul className={cards.grid}>
            {shown.map((post) => (
              <PostCard key={post._id} post={post} level={2} />
            ))}
          </ul>
        )}
      </Collection>
      {topic !== null && (
        <p>
          <All />
        </p>
      )}
    </ListPage>
  );
}

const ofTopic = (posts: Loaded<Post[]>, topic: string): Loaded<Post[]> =>
  posts.state === 'ready' ? { ...posts, value: postsOf(posts.value, topic) } : posts;

function Home() {
  return (
    <Link className={buttonClass({ tone: 'secondary' })} to="/">
      {text.home}
    </Link>
  );
}

function All() {
  return (
    <Link className={linkClass({ isStandalone: true })} to="/blogs">
      {text.more}
    </Link>
  );
}

const none = { title: text.nothing, why: text.nothingWhy, way: <Home /> };
const noneOfTopic = { title: text.nothingOfTopic, why: text.nothingOfTopicWhy };
