import type { OfficeComplaint } from '@nukkad/platform/contract';
import { Card, EmptyState, NoResultsDrawing } from '@nukkad/shared-ui';
import styles from './complaints.module.css';
import type { ComplaintActions } from './complaints.queries';
import { text } from './complaints.text';
import { OneComplaint } from './one-complaint';

interface Props {
  complaints: readonly OfficeComplaint[];
  actions: ComplaintActions;
}

/** Complaints with how they stand, what was answered, and the way to answer. */
export function ComplaintList({ complaints, actions }: Props) {
  if (complaints.length === 0) {
    return <EmptyState drawing={<NoResultsDrawing />} title={text.none} why={text.noneWhy} />;
  }
  return (
    <ul className={styles.list}>
      {complaints.map((complaint) => (
        <Card as="li" key={complaint._id} className={styles.card}>
          <OneComplaint
            complaint={complaint}
            onTakeUp={() => actions.takeUp(complaint)}
            onAnswer={(words) => actions.answer(complaint, words)}
          />
        </Card>
      ))}
    </ul>
  );
}
