import { Link, toast } from '@nukkad/platform';
import {
  type Credential,
  type CredentialKind,
  limits,
  type Onboarding,
  onboardingOutlineOf,
} from '@nukkad/platform/contract';
import { Badge, Button, linkClass } from '@nukkad/shared-ui';
import { useState } from 'react';
import { attempt } from '../common/attempt';
import { useHasDraft } from '../common/draft';
import { Read } from '../common/read';
import { documentDraft, NewDocument } from './document-form.screen';
import { Part } from './part';
import { useDocumentChanges, useDocuments } from './settings.data';
import styles from './settings.module.css';
import { documentsText as text, text as words } from './settings.text';
import { useReturn } from './use-return';

/** What was handed in to be checked; more can be added once the page is listed. */
export function DocumentsPart() {
  const onboarding = useDocuments();
  return (
    <Part title={text.part} lead={text.lead}>
      <Read what={text.what} loaded={onboarding} lines={4}>
        {(told) => (told.state === 'approved' ? <Listed {...told} /> : <Applying {...told} />)}
      </Read>
    </Part>
  );
}

/** Before listing, documents are a step of the application. */
function Applying({ profession, state, credentials }: Onboarding) {
  return (
    <>
      <Documents documents={credentials} />
      <p>{state === 'submitted' ? text.submitted : text.applying}</p>
      <Link className={linkClass({ isStandalone: true })} to={`/${profession}-onboarding`}>
        {text.application}
      </Link>
    </>
  );
}

const kinds: readonly CredentialKind[] = ['certificate', 'education'];

function Listed({ profession, credentials }: Onboarding) {
  const hasDraft: Record<CredentialKind, boolean> = {
    certificate: useHasDraft(documentDraft('certificate')),
    education: useHasDraft(documentDraft('education')),
  };
  const [adding, setAdding] = useState(kinds.find((kind) => hasDraft[kind]) ?? null);
  const { button, back } = useReturn();
  const { remove } = useDocumentChanges();
  const { certificate } = onboardingOutlineOf(profession);
  const withdraw = async ({ _id, title }: Credential) => {
    if (!(await attempt(words.removing(title), () => remove(_id)))) return;
    toast({ text: words.removed(title) });
    back();
  };
  const close = () => {
    setAdding(null);
    back();
  };
  const isFull = (kind: CredentialKind) =>
    credentials.filter((one) => one.kind === kind).length >= limits.onboardingItemsMost;
  return (
    <>
      <Documents documents={credentials} onWithdraw={withdraw} />
      {adding !== null && (
        <NewDocument key={adding} kind={adding} certificate={certificate} onClose={close} />
      )}
      {adding === null && (
        <div className={styles.ways}>
          {kinds.map((kind, nth) => (
            <Button
              key={kind}
              ref={nth === 0 ? button : undefined}
              tone="secondary"
              disabled={isFull(kind)}
              onClick={() => setAdding(kind)}
            >
              {text.add[kind]}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}

interface DocumentsProps {
  documents: readonly Credential[];
  onWithdraw?: (document: Credential) => void;
}

function Documents({ documents, onWithdraw }: DocumentsProps) {
  if (documents.length === 0) return <p>{text.none}</p>;
  return (
    <ul className={styles.list} aria-label={text.part}>
      {documents.map((document) => (
        <Document key={document._id} document={document} onWithdraw={onWithdraw} />
      ))}
    </ul>
  );
}

const tones = { waiting: 'info', approved: 'success', rejected: 'accent' } as const;

interface DocumentProps {
  document: Credential;
  onWithdraw: ((document: Credential) => void) | undefined;
}

function Document({ document, onWithdraw }: DocumentProps) {
  const { title, state, reason, file } = document;
  return (
    <li className={styles.line}>
      <div className={styles.words}>
        <p className={styles.name}>{title}</p>
        <p className={styles.muted}>
          {file?.name} <Badge tone={tones[state]}>{text.states[state]}</Badge>
        </p>
        {reason !== null && <p>{text.reason(reason)}</p>}
      </div>
      {onWithdraw && state !== 'approved' && (
        <Button
          tone="ghost"
          size="small"
          aria-label={words.removeOf(title)}
          onClick={() => onWithdraw(document)}
        >
          {words.remove}
        </Button>
      )}
    </li>
  );
}
