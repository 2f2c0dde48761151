import { AppointmentsPanel, RoomPage, type Stat, StatCards } from '@nukkad/vendor-kit';
import { CaseRequestsTable } from '../common/case-requests/case-requests.screen';
import { places } from '../common/places';
import styles from './home.module.css';
import { text } from './home.text';
import { WeeklyCases } from './weekly-cases.screen';

const cards: readonly Stat[] = [
  { label: text.cards.total, tell: ({ cases }) => cases.total },
  { label: text.cards.won, tell: ({ cases }) => cases.won },
  { label: text.cards.lost, tell: ({ cases }) => cases.lost },
  { label: text.cards.rating, tell: ({ rating }) => rating },
];

/** The first page of an advocate's dashboard. */
export function Screen() {
  return (
    <RoomPage title={text.title}>
      <StatCards cards={cards} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <WeeklyCases />
          <CaseRequestsTable />
        </div>
        <AppointmentsPanel places={places} />
      </div>
    </RoomPage>
  );
}
