import { Link, useLocation } from '@nukkad/platform';
import type { LegalCaseDetails } from '@nukkad/platform/contract';
import { buttonClass, ErrorState, linkClass } from '@nukkad/shared-ui';
import { AsyncView, RoomPage, usePracticeZone } from '@nukkad/vendor-kit';
import { CaseDocuments } from './case-documents.container';
import { CaseFacts } from './case-facts';
import { CaseHearings } from './case-hearings.container';
import styles from './cases.module.css';
import { useCase } from './cases.queries';
import { EditCase } from './edit-case.container';
import { text } from './one-case.text';

export function OneCase({ id }: { id: string }) {
  const stored = useCase(id);
  const { pathname } = useLocation();
  const isGone = stored.state === 'failed' && stored.failure.status === 404;
  return (
    <RoomPage title={stored.state === 'ready' ? stored.value.title : text.title}>
      {isGone ? (
        <ErrorState title={text.gone} next={text.goneWhy}>
          <Link className={buttonClass({ tone: 'secondary' })} to={pathname}>
            {text.all}
          </Link>
        </ErrorState>
      ) : (
        <>
          <Link className={linkClass({ isStandalone: true })} to={pathname}>
            {text.all}
          </Link>
          <AsyncView what={text.what} loaded={stored} lines={10}>
            {(value) => <Details stored={value} />}
          </AsyncView>
        </>
      )}
    </RoomPage>
  );
}

function Details({ stored }: { stored: LegalCaseDetails }) {
  const zone = usePracticeZone();
  return (
    <div className={styles.case}>
      <CaseFacts stored={stored} zone={zone} />
      <div>
        <EditCase stored={stored} />
      </div>
      <CaseHearings stored={stored} zone={zone} />
      <CaseDocuments caseId={stored._id} documents={stored.documents} />
    </div>
  );
}
