import {
  Link,
  useLocation,
  useNavigate,
  usePage,
  useSearchParams,
  useSession,
} from '@nukkad/platform';
import type { CampaignKind } from '@nukkad/platform/contract';
import { createIdempotencyKeys } from '@nukkad/platform/idempotency';
import { Button, buttonClass, EmptyState, ErrorState, JaaliMotif } from '@nukkad/shared-ui';
import { useState } from 'react';
import { ListPage } from '../common/article/list-page';
import { CardPlaces } from '../common/cards/card-places';
import * as common from '../common/common.text';
import { Collection } from '../common/page/collection';
import { OneCampaign } from './campaign.container';
import styles from './fundraising.module.css';
import { useOrganising, useOwnCampaigns } from './fundraising.queries';
import { text } from './fundraising.text';
import { OwnList } from './own-list';

const trail = [{ label: common.home, to: '/' }, { label: text.title }];

export function Screen() {
  const [query] = useSearchParams();
  const id = query.get('campaign');
  const isLoggedIn = useSession((session) => session.isLoggedIn);
  usePage({ title: text.title, description: text.intro, canonical: '/start-fundraising' });
  return (
    <ListPage trail={trail} title={text.title} intro={text.intro}>
      {!isLoggedIn && <LogIn />}
      {isLoggedIn && (id ? <OneCampaign key={id} id={id} /> : <Own />)}
    </ListPage>
  );
}

function LogIn() {
  const { pathname, search } = useLocation();
  const state = { from: pathname + search };
  return (
    <EmptyState drawing={<JaaliMotif />} title={text.loginTitle} why={text.loginWhy}>
      <Link className={buttonClass()} to="/login" state={state}>
        {text.login}
      </Link>
      <Link className={buttonClass({ tone: 'secondary' })} to="/register" state={state}>
        {text.register}
      </Link>
    </EmptyState>
  );
}

function Own() {
  return (
    <div className={styles.room}>
      <Begin />
      <section className={styles.stack} aria-labelledby="own">
        <h2 id="own">{text.own}</h2>
        <Collection
          what={text.what}
          items={useOwnCampaigns(true)}
          waiting={<CardPlaces count={2} />}
          nothing={{ title: text.none, why: text.noneWhy }}
        >
          {(campaigns) => <OwnList campaigns={campaigns} />}
        </Collection>
      </section>
    </div>
  );
}

/** The kind in the address comes first. */
const kindsFor = (asked: string | null): CampaignKind[] =>
  asked === 'cause' ? ['cause', 'startup'] : ['startup', 'cause'];

function Begin() {
  const [query] = useSearchParams();
  const { begin } = useOrganising();
  const navigate = useNavigate();
  const [beginning, setBeginning] = useState<CampaignKind | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [keyFor] = useState(createIdempotencyKeys);
  const press = async (kind: CampaignKind) => {
    setBeginning(kind);
    const done = await begin(kind, keyFor({ kind }));
    setBeginning(null);
    if ('campaign' in done) navigate(`/start-fundraising?campaign=${done.campaign._id}`);
    else setFailure(done.refused);
  };
  return (
    <div className={styles.stack}>
      <div className={styles.ways}>
        {kindsFor(query.get('kind')).map((kind, place) => (
          <Button
            key={kind}
            tone={place === 0 ? 'primary' : 'secondary'}
            busyText={beginning === kind ? text.beginning : undefined}
            onClick={() => press(kind)}
          >
            {text.begin[kind]}
          </Button>
        ))}
      </div>
      {failure !== null && <ErrorState title={text.failed} next={failure} level={3} />}
    </div>
  );
}
