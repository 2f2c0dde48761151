import type { OfficeComplaint } from '@nukkad/platform/contract';
import { Card, EmptyState, NoResultsDrawing } from '@nukkad/shared-ui';
import styles from './complaints.module.css';
import type { ComplaintDeeds } from './complaints.queries';
import { text } from './complaints.text';
import { OneComplaint } from './one-complaint';

interface Props {
  complaints: readonly OfficeComplaint[];
  deeds: ComplaintDeeds;
}

/** Complaints with how they stand, what was answered, and the way to answer. */
export function ComplaintList({ complaints, deeds }: Props) {
  if (complaints.length === 0) {
    return <EmptyState drawing={<NoResultsDrawing />} title={text.none} why={text.noneWhy} />;
  }
  return (
    <ul className={styles.list}>
      {complaints.map((complaint) => (
        <Card as="li" key={complaint._id} className={styles.card}>
          <OneComplaint
            complaint={complaint}
            onTakeUp={() => deeds.takeUp(complaint)}
            onAnswer={(words) => deeds.answer(complaint, words)}
          />
        </Card>
      ))}
    </ul>
  );
}
