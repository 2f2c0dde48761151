import { Link } from '@nukkad/platform';
import { buttonClass, Tabs } from '@nukkad/shared-ui';
import { useState } from 'react';
import { CardPlaces } from '../../common/cards/card-places';
import cards from '../../common/cards/cards.module.css';
import { Collection } from '../../common/collection';
import { professionOfSlug } from '../../common/professions/professions';
import { EngagementCard } from './engagement-card';
import { Section } from './section';
import { useEngagements } from './sections.data';
import styles from './sections.module.css';
import { text } from './sections.text';

/** Two rows of three where there is room. */
const SHOWN = 6;

const tabs = Object.entries(text.tabs);

/** What was done for others, by profession. */
export function Engagements() {
  const [selected, setSelected] = useState('doctor');
  return (
    <Section id="engagements" title={text.engagements} lead={text.engagementsLead}>
      <Tabs
        label={text.engagements}
        selected={selected}
        onSelect={setSelected}
        items={tabs.map(([slug, label]) => ({
          key: slug,
          label,
          content: <EngagementsOf slug={slug} label={label} />,
        }))}
      />
    </Section>
  );
}

function EngagementsOf({ slug, label }: { slug: string; label: string }) {
  const listing = professionOfSlug(slug)?.listing ?? '/';
  return (
    <div className={styles.engagements}>
      <Collection
        what={text.engagementsName}
        items={useEngagements(slug)}
        waiting={<CardPlaces count={SHOWN} isShelf />}
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
      <Link
        className={`${buttonClass({ tone: 'secondary' })} ${styles.viewAll}`}
        to={listing}
        aria-label={text.viewAllOf(label)}
      >
        {text.viewAll}
      </Link>
    </div>
  );
}
