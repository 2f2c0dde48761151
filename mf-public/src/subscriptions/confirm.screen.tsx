import type { Loaded } from '@nukkad/platform';
import { limits } from '@nukkad/platform/contract';
import { FailurePanel, Loading, Skeleton } from '@nukkad/shared-ui';
import type { ReactNode } from 'react';
import { EmailLinkPage, NoGood, Outcome } from './outcome';
import {
  type Linked,
  useAlertConfirmation,
  useConfirmation,
  useLinked,
} from './subscriptions.queries';
import { text } from './subscriptions.text';

/** Target of the link in the confirmation email. */
export function Screen() {
  return (
    <EmailLinkPage title={text.confirming}>
      <OfLink />
    </EmailLinkPage>
  );
}

function OfLink() {
  const linked = useLinked();
  if (linked === null) return <NoGood status={null} />;
  if (linked.kind === 'alert') return <AlertConfirmation linked={linked} />;
  return <Confirmation linked={linked} />;
}

function Confirmation({ linked }: { linked: Linked }) {
  const confirmation = useConfirmation(linked);
  return (
    <Confirmed confirmation={confirmation}>
      {({ title, email }) => (
        <Outcome title={text.confirmed} why={text.confirmedWhy(title, email)} />
      )}
    </Confirmed>
  );
}

function AlertConfirmation({ linked }: { linked: Linked }) {
  const confirmation = useAlertConfirmation(linked);
  return (
    <Confirmed confirmation={confirmation} hasOwnReason>
      {({ topic, city }) => (
        <Outcome
          title={text.alertConfirmed}
          why={text.alertConfirmedWhy(topic ?? '', city ?? '')}
          to="/"
          label={text.home}
        />
      )}
    </Confirmed>
  );
}

interface ConfirmedProps<Standing> {
  confirmation: Loaded<Standing>;
  /** The API's reason is shown instead of that of subscriptions. */
  hasOwnReason?: boolean;
  children: (standing: Standing) => ReactNode;
}

function Confirmed<Standing>({
  confirmation,
  hasOwnReason = false,
  children,
}: ConfirmedProps<Standing>) {
  if (confirmation.state === 'loading') {
    return (
      <Loading label={text.confirming} slowAfterMs={limits.stillWorkingAfter}>
        <Skeleton shape="heading" />
        <Skeleton shape="text" lines={2} />
      </Loading>
    );
  }
  if (confirmation.state === 'ready') return children(confirmation.value);
  const { failure, retry } = confirmation;
  if (failure.status === 404 || failure.status === 409 || failure.status === 422) {
    const own = hasOwnReason ? { why: failure.message } : {};
    return <NoGood status={failure.status} {...own} />;
  }
  return <FailurePanel what={text.confirmWhat} failure={failure} onRetry={retry} />;
}
