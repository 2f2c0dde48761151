import { Link, usePage } from '@nukkad/platform';
import { buttonClass } from '@nukkad/shared-ui';
import { breadcrumbData } from '../common/breadcrumb-data';
import { CardPlaces } from '../common/cards/card-places';
import cards from '../common/cards/cards.module.css';
import { PostCard } from '../common/cards/post-card';
import { Collection } from '../common/collection';
import * as common from '../common/common.text';
import { useOrigin } from '../common/origin';
import { ListPage } from '../common/reading/list-page';
import { usePosts } from './posts.data';
import { text } from './posts.text';

/** Places of cards until it is known how many there are. */
const PLACES = 6;

const trail = [{ label: common.home, to: '/' }, { label: text.title }];

export function Screen() {
  usePage({
    title: text.title,
    description: text.intro,
    canonical: '/blogs',
    data: [breadcrumbData(useOrigin(), trail)],
  });
  return (
    <ListPage trail={trail} title={text.title} intro={text.intro}>
      {/* Goes into the document's head: feed readers and browsers look for it there. */}
      <link
        rel="alternate"
        type="application/rss+xml"
        title={text.feed}
        href="/api/posts/feed.xml"
      />
      <Collection
        what={text.what}
        items={usePosts()}
        waiting={<CardPlaces count={PLACES} hasPicture />}
        nothing={{ title: text.nothing, why: text.nothingWhy, way: <Home /> }}
      >
        {(posts) => (
          <ul className={cards.grid}>
            {posts.map((post) => (
              <PostCard key={post._id} post={post} level={2} />
            ))}
          </ul>
        )}
      </Collection>
    </ListPage>
  );
}

function Home() {
  return (
    <Link className={buttonClass({ tone: 'secondary' })} to="/">
      {text.home}
    </Link>
  );
}
