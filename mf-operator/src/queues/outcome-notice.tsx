import type { QueueName } from '@nukkad/platform/contract';
import { Notice } from '@nukkad/shared-ui';
import type { Outcome } from './bulk-bar.container';
import { text } from './queues.text';

/** Result of a bulk decision: the number of successes, and each failure with its reason. */
export function OutcomeNotice({ queue, outcome }: { queue: QueueName; outcome: Outcome | null }) {
  if (outcome === null) return null;
  const { said, failed } = outcome;
  const title = [said, failed.length > 0 ? text.someFailed(queue, failed.length) : ''];
  return (
    <Notice title={title.filter((words) => words !== '').join(' ')}>
      {failed.length > 0 && (
        <>
          <p>{text.someFailedWhy}</p>
          <ul>
            {failed.map(({ _id, title: of, message }) => (
              <li key={_id}>{text.failedOne(of, message)}</li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}
