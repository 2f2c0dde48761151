import { limits } from '@nukkad/platform/contract';
import { FailurePanel, Loading, Skeleton } from '@nukkad/shared-ui';
import { EmailLinkPage, NoGood, Outcome } from './outcome';
import { type Linked, useConfirmation, useLinked } from './subscriptions.queries';
import { text } from './subscriptions.text';

/** Target of the link in the confirmation email. */
export function Screen() {
  const linked = useLinked();
  return (
    <EmailLinkPage title={text.confirming}>
      {linked === null ? <NoGood status={null} /> : <Confirmation linked={linked} />}
    </EmailLinkPage>
  );
}

function Confirmation({ linked }: { linked: Linked }) {
  const confirmation = useConfirmation(linked);
  if (confirmation.state === 'loading') {
    return (
      <Loading label={text.confirming} slowAfterMs={limits.stillWorkingAfter}>
        <Skeleton shape="heading" />
        <Skeleton shape="text" lines={2} />
      </Loading>
    );
  }
  if (confirmation.state === 'ready') {
    const { title, email } = confirmation.value;
    return <Outcome title={text.confirmed} why={text.confirmedWhy(title, email)} />;
  }
  const { failure, retry } = confirmation;
  if (failure.status === 404 || failure.status === 409 || failure.status === 422) {
    return <NoGood status={failure.status} />;
  }
  return <FailurePanel what={text.confirmWhat} failure={failure} onRetry={retry} />;
}
