import { useSearchParams } from '@nukkad/platform';
import type { QueueName } from '@nukkad/platform/contract';
import type { ComponentType } from 'react';
import { OneCase } from './case.container';
import { QueueList } from './queue-list.container';

/** A queue's section; with `?case=<id>` one of its cases. */
function Room({ queue }: { queue: QueueName }) {
  const [params] = useSearchParams();
  const id = params.get('case');
  if (id === null) return <QueueList queue={queue} />;
  return <OneCase key={id} queue={queue} caseId={id} />;
}

/** Verifications have a section of their own, with a decision per document. */
export const screens = {
  complaints: () => <Room queue="complaints" />,
  campaigns: () => <Room queue="campaigns" />,
  questions: () => <Room queue="questions" />,
  reviews: () => <Room queue="reviews" />,
  stories: () => <Room queue="stories" />,
  tickets: () => <Room queue="tickets" />,
  offices: () => <Room queue="offices" />,
  claims: () => <Room queue="claims" />,
  payments: () => <Room queue="payments" />,
} satisfies Partial<Record<QueueName, ComponentType>>;
