import { Link, usePage } from '@nukkad/platform';
import { buttonClass } from '@nukkad/shared-ui';
import { ListPage } from '../common/article/list-page';
import { CardPlaces } from '../common/cards/card-places';
import cards from '../common/cards/cards.module.css';
import { StoryCard } from '../common/cards/story-card';
import * as common from '../common/common.text';
import { breadcrumbData } from '../common/page/breadcrumb-data';
import { Collection } from '../common/page/collection';
import { useOrigin } from '../common/page/origin';
import { useStories } from './stories.queries';
import { text } from './stories.text';

/** Placeholder cards while the count is unknown. */
const PLACES = 6;

const trail = [{ label: common.home, to: '/' }, { label: text.title }];

export function Screen() {
  usePage({
    title: text.title,
    description: text.intro,
    canonical: '/stories',
    data: [breadcrumbData(useOrigin(), trail)],
  });
  return (
    <ListPage trail={trail} title={text.title} intro={text.intro}>
      <Collection
        what={text.what}
        items={useStories()}
        waiting={<CardPlaces count={PLACES} />}
        nothing={{ title: text.nothing, why: text.nothingWhy, way: <Home /> }}
      >
        {(stories) => (
          <ul className={cards.grid}>
            {stories.map((story) => (
              <StoryCard key={story._id} story={story} level={2} />
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
