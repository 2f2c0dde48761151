import { Link, usePage, useSearchParams } from '@nukkad/platform';
import { buttonClass } from '@nukkad/shared-ui';
import { ListPage } from '../common/article/list-page';
import { CardPlaces } from '../common/cards/card-places';
import * as common from '../common/common.text';
import { Collection } from '../common/page/collection';
import styles from './investors.module.css';
import { useStartups } from './investors.queries';
import { text } from './investors.text';
import { Startup } from './startup.container';

const trail = [{ label: common.home, to: '/' }, { label: text.title }];

/** Startups that seek investors. `?campaign=` opens the form of one. */
export function Screen() {
  const [query] = useSearchParams();
  const asked = query.get('campaign');
  usePage({ title: text.title, description: text.intro, canonical: '/investors' });
  return (
    <ListPage trail={trail} title={text.title} intro={text.intro}>
      <Collection
        what={text.what}
        items={useStartups()}
        waiting={<CardPlaces count={3} />}
        nothing={{ title: text.none, why: text.noneWhy, way: <Start /> }}
      >
        {(campaigns) => (
          <ul className={styles.list}>
            {campaigns.map((campaign) => (
              <Startup key={campaign._id} campaign={campaign} isAsked={campaign.slug === asked} />
            ))}
          </ul>
        )}
      </Collection>
    </ListPage>
  );
}

function Start() {
  return (
    <Link className={buttonClass({ tone: 'secondary' })} to="/start-fundraising">
      {text.start}
    </Link>
  );
}
