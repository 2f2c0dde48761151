import { Link } from '@nukkad/platform';
import {
  type Credential,
  type CredentialKind,
  limits,
  type Onboarding,
  onboardingOutlineOf,
} from '@nukkad/platform/contract';
import { Badge, linkClass } from '@nukkad/shared-ui';
import { AsyncView } from '../../common/page/async-view';
import type { ChangeAnswers } from '../../common/saving/draft-form';
import { noEntries, storeEntries, type TypedEntries } from '../entries/entries';
import { NewEntries } from '../entries/new-entries';
import { StoredEntries } from '../entries/stored-entries';
import { Part } from '../part/part';
import { PartForm } from '../part/part-form';
import styles from '../part/settings.module.css';
import { useDocumentChanges, useDocuments } from '../part/settings.queries';
import { documentsText as text } from '../part/settings.text';
import { DocumentFields } from './document-fields';
import { documentOrder, emptyDocument, type TypedDocument } from './documents.model';

/** Documents submitted for verification; after listing more can be added here. */
export function DocumentsPart() {
  const onboarding = useDocuments();
  return (
    <Part title={text.part} lead={text.lead}>
      <AsyncView what={text.what} loaded={onboarding} lines={4}>
        {(application) =>
          application.state === 'approved' ? (
            <Listed {...application} />
          ) : (
            <Applying {...application} />
          )
        }
      </AsyncView>
    </Part>
  );
}

/** Before listing, documents are a step of onboarding. */
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

type Typed = TypedEntries<TypedDocument>;

function Listed({ profession, credentials }: Onboarding) {
  const { add, remove } = useDocumentChanges();
  const { certificate } = onboardingOutlineOf(profession);
  const save = (typed: Typed, change: ChangeAnswers<Typed>) =>
    storeEntries(typed, change, { add: (document) => add(documentOrder(document)), remove });
  const isFull = (kind: CredentialKind) =>
    credentials.filter((one) => one.kind === kind).length >= limits.onboardingItemsMost;
  const adds = kinds.map((kind) => ({
    text: text.add[kind],
    row: emptyDocument(kind),
    isFull: isFull(kind),
  }));
  return (
    <PartForm<Typed> part={text.part} draft="documents" begin={noEntries} onSave={save}>
      <StoredEntries
        label={text.part}
        none={text.none}
        entries={credentials}
        nameOf={({ title }) => title}
        isFixed={({ state }) => state === 'approved'}
      >
        {(document) => <Document document={document} />}
      </StoredEntries>
      <NewEntries<TypedDocument> adds={adds} titleOf={({ kind }) => text.newOne[kind]}>
        {(document, nameOf) => <DocumentFields {...{ document, nameOf, certificate }} />}
      </NewEntries>
    </PartForm>
  );
}

function Documents({ documents }: { documents: readonly Credential[] }) {
  if (documents.length === 0) return <p>{text.none}</p>;
  return (
    <ul className={styles.list} aria-label={text.part}>
      {documents.map((document) => (
        <li key={document._id} className={styles.line}>
          <Document document={document} />
        </li>
      ))}
    </ul>
  );
}

const tones = { waiting: 'info', approved: 'success', rejected: 'accent' } as const;

function Document({ document: { title, state, reason, file } }: { document: Credential }) {
  return (
    <div className={styles.words}>
      <p className={styles.name}>{title}</p>
      <p className={styles.muted}>
        {file?.name} <Badge tone={tones[state]}>{text.states[state]}</Badge>
      </p>
      {reason !== null && <p>{text.reason(reason)}</p>}
    </div>
  );
}
