import { useLocation } from '@nukkad/platform';
import type { LegalCaseDetails } from '@nukkad/platform/contract';
import { DetailPage, usePracticeZone } from '@nukkad/vendor-kit';
import styles from '../cases.module.css';
import { useCase } from '../record/cases.queries';
import { CaseDocuments } from './case-documents.container';
import { CaseFacts } from './case-facts';
import { CaseHearings } from './case-hearings.container';
import { EditCase } from './edit-case.container';
import { text } from './one-case.text';

export function OneCase({ id }: { id: string }) {
  const stored = useCase(id);
  const { pathname } = useLocation();
  return (
    <DetailPage
      title={stored.state === 'ready' ? stored.value.title : text.title}
      all={{ to: pathname, label: text.all }}
      what={text.what}
      loaded={stored}
      gone={{ title: text.gone, next: text.goneWhy }}
      lines={10}
    >
      {(value) => <Details stored={value} />}
    </DetailPage>
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
