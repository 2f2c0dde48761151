import {
  Link,
  useLocation,
  useNavigate,
  usePage,
  useSearchParams,
  useSession,
} from '@nukkad/platform';
import { type Campaign, limits, messages } from '@nukkad/platform/contract';
import { createIdempotencyKeys } from '@nukkad/platform/idempotency';
import {
  all,
  buttonClass,
  Card,
  email,
  Form,
  FormCheckbox,
  FormSelect,
  FormTextArea,
  FormTextField,
  linkClass,
  maxLength,
  Notice,
  required,
  SubmitButton,
} from '@nukkad/shared-ui';
import { useState } from 'react';
import { ListPage } from '../common/article/list-page';
import { CardPlaces } from '../common/cards/card-places';
import * as common from '../common/common.text';
import { Collection } from '../common/page/collection';
import { AmountField } from './amount-field';
import { donationOrder, type Giving, namedCampaign, nothingGiven } from './donating.model';
import styles from './donating.module.css';
import { donate, useRunning } from './donating.queries';
import { text } from './donating.text';

const trail = [{ label: common.home, to: '/' }, { label: text.title }];
const short = (most: number) => maxLength(most, text.atMost(most));

/** Donation form: campaign, amount, donor; paid on the next page. */
export function Screen() {
  usePage({ title: text.title, description: text.intro, canonical: '/donate' });
  return (
    <ListPage trail={trail} title={text.title} intro={text.intro}>
      <Collection
        what={text.what}
        items={useRunning()}
        waiting={<CardPlaces count={1} />}
        nothing={{ title: text.none, why: text.noneWhy, way: <Start /> }}
      >
        {(campaigns) => <Donate campaigns={campaigns} />}
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

function Donate({ campaigns }: { campaigns: readonly Campaign[] }) {
  const [query] = useSearchParams();
  const named = namedCampaign(campaigns, query.get('campaign'));
  const isLoggedIn = useSession((session) => session.isLoggedIn);
  const navigate = useNavigate();
  const [keyFor] = useState(createIdempotencyKeys);
  const give = (giving: Giving) => {
    const order = donationOrder(giving, isLoggedIn);
    const { campaign } = giving;
    return donate(campaign ?? '', order, keyFor({ campaign, order }), (address) =>
      navigate(address),
    );
  };
  const begin = { ...nothingGiven, campaign: named && named !== 'over' ? named._id : null };
  return (
    <div className={styles.giving}>
      {named === 'over' && (
        <Notice title={text.over}>
          <p>{text.overNext}</p>
        </Notice>
      )}
      <Card className={styles.card}>
        <Form label={text.form} initialValues={begin} onSubmit={give}>
          <div className={styles.halves}>
            <div className={styles.half}>
              <FormSelect
                name="campaign"
                label={text.campaign}
                options={campaigns.map(({ _id, title }) => ({ value: _id, label: title }))}
                isRequired
                validate={(id) => (id ? undefined : text.chooseCampaign)}
              />
              <AmountField />
            </div>
            <div className={styles.half}>
              {!isLoggedIn && <Giver />}
              <FormTextArea
                name="message"
                label={text.message}
                rows={3}
                limit={limits.donationMessageMaxLength}
                validate={short(limits.donationMessageMaxLength)}
              />
              <FormCheckbox name="isAnonymous" label={text.anonymous} />
            </div>
          </div>
          <SubmitButton size="large" busyText={text.going}>
            {text.go}
          </SubmitButton>
        </Form>
      </Card>
    </div>
  );
}

/** The donor's name, for guests. */
function Giver() {
  const { pathname, search } = useLocation();
  const asked = required(messages.required);
  return (
    <>
      <p>
        {text.haveAccount}{' '}
        <Link className={linkClass()} to="/login" state={{ from: pathname + search }}>
          {text.login}
        </Link>
      </p>
      <FormTextField
        name="name"
        label={text.name}
        autoComplete="name"
        isRequired
        validate={all(asked, short(limits.nameMaxLength))}
      />
      <FormTextField
        name="email"
        type="email"
        label={text.email}
        hint={text.emailHint}
        autoComplete="email"
        isRequired
        validate={all(asked, email(messages.invalidEmail), short(limits.emailMaxLength))}
      />
    </>
  );
}
