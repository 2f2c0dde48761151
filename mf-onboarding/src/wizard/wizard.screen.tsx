import { usePage, useSession } from '@nukkad/platform';
import { limits } from '@nukkad/platform/contract';
import { Container, ErrorState, Loading, Skeleton } from '@nukkad/shared-ui';
import { readCopy } from './draft/local-copy.store';
import { useOnboarding } from './draft/onboarding.queries';
import { Status } from './status';
import styles from './wizard.module.css';
import { text } from './wizard.text';
import { WizardPages } from './wizard-pages.container';

/** Onboarding of a professional: six steps, a review, then the status. */
export function Screen() {
  const loaded = useOnboarding();
  if (loaded.state === 'loading') return <Waiting />;
  if (loaded.state === 'failed') return <Failed {...loaded} />;
  const { value } = loaded;
  const isOpen = value.state === 'draft' || value.state === 'changes-needed';
  if (!isOpen) return <Status onboarding={value} />;
  return <WizardPages key={`${value.vendorId} ${value.state}`} onboarding={value} />;
}

function Waiting() {
  usePage({ title: text.page });
  return (
    <Container className={styles.page}>
      <Loading label={text.loading} slowAfterMs={limits.stillWorkingAfter}>
        <Skeleton shape="heading" />
        <Skeleton shape="text" lines={10} />
      </Loading>
    </Container>
  );
}

type Failure = Extract<ReturnType<typeof useOnboarding>, { state: 'failed' }>;

function Failed({ failure: { status, code, requestId }, retry }: Failure) {
  usePage({ title: text.couldNotLoad });
  const vendorId = useSession((session) => session.remembered.vendorId);
  const hasTyped = vendorId !== null && readCopy(vendorId) !== null;
  return (
    <Container className={styles.page}>
      <ErrorState
        level={1}
        title={text.couldNotLoad}
        next={status === null ? text.noConnection : text.ourFault}
        code={code}
        requestId={requestId}
        onRetry={retry}
      />
      {hasTyped && <p className={styles.muted}>{text.typedIsKept}</p>}
    </Container>
  );
}
