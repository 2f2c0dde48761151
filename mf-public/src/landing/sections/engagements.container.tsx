import { Link, useSearchParams, useSession } from '@nukkad/platform';
import { buttonClass, Tabs } from '@nukkad/shared-ui';
import { useState } from 'react';
import { CardPlaces } from '../../common/cards/card-places';
import cards from '../../common/cards/cards.module.css';
import { Collection } from '../../common/page/collection';
import { professionOfSlug } from '../../common/professions/professions';
import { EngagementCard, OwnEngagementCard } from './engagement-card';
import { Section } from './section';
import styles from './sections.module.css';
import { useEngagements, useOwnEngagements } from './sections.queries';
import { text } from './sections.text';

/** Two rows of three on wide screens. */
const SHOWN = 6;

const tabs = Object.entries(text.tabs);

/** Parameter of the address that names the selected tab, and the section's anchor. */
const SELECTED = 'engagements';

const slugOf = (asked: string | null) => tabs.find(([slug]) => slug === asked)?.[0] ?? 'doctor';

/** By profession: the user's own past bookings, or for visitors those of others. */
export function Engagements() {
  const [query] = useSearchParams();
  // The address, which links without script name, only says where the visit starts.
  const [selected, setSelected] = useState(() => slugOf(query.get(SELECTED)));
  const isLoggedIn = useSession((session) => session.isLoggedIn);
  const lead = isLoggedIn ? text.ownEngagementsLead : text.engagementsLead;
  const Shown = isLoggedIn ? OwnEngagements : OthersEngagements;
  return (
    <Section id={SELECTED} title={text.engagements} lead={lead}>
      <Tabs
        label={text.engagements}
        selected={selected}
        onSelect={setSelected}
        items={tabs.map(([slug, label]) => ({
          key: slug,
          label,
          href: `?${SELECTED}=${slug}#${SELECTED}`,
          content: (
            <div className={styles.engagements}>
              <Shown slug={slug} />
              <ViewAll slug={slug} label={label} />
            </div>
          ),
        }))}
      />
    </Section>
  );
}

function OthersEngagements({ slug }: { slug: string }) {
  return (
    <Collection
      what={text.engagementsName}
      items={useEngagements(slug)}
      waiting={<CardPlaces count={SHOWN} isProfile isShelf />}
      nothing={{ title: text.noEngagements, why: text.noEngagementsWhy }}
    >
      {(engagements) => (
        <ul className={cards.shelf}>
          {engagements.slice(0, SHOWN).map((engagement) => (
            <EngagementCard key={engagement._id} engagement={engagement} />
          ))}
        </ul>
      )}
    </Collection>
  );
}

function OwnEngagements({ slug }: { slug: string }) {
  return (
    <Collection
      what={text.ownEngagementsName}
      items={useOwnEngagements(slug)}
      waiting={<CardPlaces count={SHOWN} isProfile isShelf />}
      nothing={{ title: text.noOwnEngagements, why: text.noOwnEngagementsWhy }}
    >
      {(bookings) => (
        <ul className={cards.shelf}>
          {bookings.slice(0, SHOWN).map((booking) => (
            <OwnEngagementCard key={booking._id} booking={booking} />
          ))}
        </ul>
      )}
    </Collection>
  );
}

function ViewAll({ slug, label }: { slug: string; label: string }) {
  return (
    <Link
      className={`${buttonClass({ tone: 'secondary' })} ${styles.viewAll}`}
      to={professionOfSlug(slug)?.listing ?? '/'}
      aria-label={text.viewAllOf(label)}
    >
      {text.viewAll}
    </Link>
  );
}
