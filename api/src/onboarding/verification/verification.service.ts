import { dayIn, INDIA } from '@nukkad/platform/calendar';
import {
  type Credential,
  type CredentialDecision,
  limits,
  messages,
  type Verification,
  type VerificationDecision,
  type VerificationsAnswer,
} from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { requestOffices } from '../../community';
import { audit } from '../../core/audit/audit.store';
import type { Tables } from '../../core/db/tables.generated';
import { pagingOf } from '../../core/http/paging';
import { ApiError, orNotFound } from '../../core/http/problems';
import { notValid } from '../../core/http/refusals';
import { vendorChanged } from '../../directory';
import { addClaims, lockedPage, splitClaims } from '../../practice';
import * as credentials from '../steps/credentials.store';
import { linesOf } from '../steps/documents.service';
import {
  stateOf,
  storedDraftOf,
  titleOfCredential,
  toCredential,
  toEvent,
} from '../steps/onboarding.model';
import * as onboarding from '../steps/onboarding.store';
import { placeOf, titleOfSubjects } from '../steps/steps.service';
import * as store from './verification.store';
import { notifyOfDecision, notifyOfDocument } from './verification-notifications';

type Db = Kysely<Tables>;

export type VerificationService = ReturnType<typeof verificationService>;

/** Operators' verification of vendors. `origin`: base of links in emails. */
export function verificationService(db: Db, origin: string) {
  return {
    /** Fails with `page-out-of-range`. */
    async list(page: number): Promise<VerificationsAnswer> {
      const most = limits.verificationsPerPage;
      const { total } = pagingOf(page, most, await store.countWaiting(db));
      const rows = await store.waiting(db, { skip: (page - 1) * most, most });
      return { total, entries: rows.map(toEntry) };
    },

    /** Fails with `not-found` for a vendor without onboarding. */
    of: (vendorId: string): Promise<Verification> => verificationOf(db, vendorId),

    /** Fails with `conflict` when it cannot be decided now, or another operator has decided it. */
    decideCredential: (id: string, order: CredentialDecision, by: string): Promise<Credential> =>
      db.transaction().execute(async (trx) => {
        const found = orNotFound(await credentials.credentialById(trx, id), noDocument);
        const row = await decidableRow(trx, found.vendor_id);
        const { document, isNew } = await decideDocument(trx, { id, row, order, by });
        if (isNew && stateOf(row) === 'approved') {
          if (document.state === 'approved') await showDocument(trx, row.id, document);
          await notifyOfDocument(trx, { row, document, origin });
        }
        return toCredential(document);
      }),

    /**
     * Fails with `conflict` when it cannot be decided now, `validation` for an incomplete order.
     */
    decide: (vendorId: string, order: VerificationDecision, by: string): Promise<Verification> =>
      db.transaction().execute(async (trx) => {
        const row = await waitingRow(trx, vendorId);
        const documents = await credentials.credentialsOf(trx, vendorId);
        const deciding = { row, documents, order, by };
        if (order.state === 'approved') await approve(trx, deciding);
        else await sendBack(trx, deciding);
        await notifyOfDecision(trx, { ...deciding, origin });
        return verificationOf(trx, vendorId);
      }),
  };
}

/** Subject in the audit log. */
const subject = 'verifications';

const noDocument = 'There is no such document.';

const decidedByAnother = () =>
  new ApiError('conflict', 'Another operator has decided this document. Reload the page.');

/** The submitted row, locked until the transaction ends. */
async function waitingRow(trx: Db, vendorId: string): Promise<onboarding.StandingRow> {
  return mustWait(
    orNotFound(await onboarding.lockedStanding(trx, vendorId), 'There is no such practice.'),
  );
}

function mustWait(row: onboarding.StandingRow): onboarding.StandingRow {
  if (stateOf(row) === 'submitted') return row;
  throw new ApiError('conflict', 'This does not wait for a decision. Load it again.');
}

/** Like `waitingRow`, but also for listed vendors, who may add documents. */
async function decidableRow(trx: Db, vendorId: string): Promise<onboarding.StandingRow> {
  const row = orNotFound(
    await onboarding.lockedStanding(trx, vendorId),
    'There is no such practice.',
  );
  return stateOf(row) === 'approved' ? row : mustWait(row);
}

interface DocumentDecision {
  id: string;
  row: onboarding.StandingRow;
  order: CredentialDecision;
  by: string;
}

/** The decided document, and whether the decision is new. Fails with `conflict`. */
async function decideDocument(trx: Db, { id, row, order, by }: DocumentDecision) {
  const { state, reason = null } = order;
  const isNew = await credentials.decide(trx, id, {
    state,
    by,
    reason: state === 'rejected' ? reason : null,
    // A decision about a listed page is final: the vendor was notified at once.
    isFinal: stateOf(row) === 'approved',
  });
  const document = orNotFound(await credentials.credentialById(trx, id), noDocument);
  const isSame = document.state === state && (state === 'approved' || document.reason === reason);
  if (!isNew && !isSame) throw decidedByAnother();
  if (isNew) {
    await audit(trx, {
      by,
      action: `document-${state}`,
      title: `${row.name}: ${titleOfCredential(document)}`,
      reason: document.reason ?? undefined,
      subject,
      subjectId: row.id,
    });
  }
  return { document, isNew };
}

/** Adds a document to a listed page: its lines and, on a verified page, its evidence. */
async function showDocument(
  trx: Db,
  vendorId: string,
  document: credentials.CredentialRow,
): Promise<void> {
  const page = await lockedPage(trx, vendorId);
  const { learnt, lines } = linesOf([document]);
  const others = page.qualifications.filter((line) => !lines.includes(line));
  const [checked] = checkedIn([document]);
  await onboarding.changePage(trx, vendorId, {
    qualifications: [...others, ...lines].slice(0, limits.qualificationsMost),
    detail: JSON.stringify({
      ...page.detail,
      education: [...new Set([...page.detail.education, ...learnt])],
    }),
    ...(page.is_verified && {
      evidence: JSON.stringify([
        ...page.evidence.filter(({ what }) => what !== checked?.what),
        checked,
      ]),
    }),
  });
  await vendorChanged(trx, vendorId);
}

export interface Deciding {
  row: onboarding.StandingRow;
  documents: credentials.CredentialRow[];
  order: VerificationDecision;
  by: string;
}

async function approve(trx: Db, { row, documents, order, by }: Deciding): Promise<void> {
  if (documents.some(({ state }) => state !== 'approved')) {
    throw new ApiError('conflict', 'Every document has to be approved first.');
  }
  if (row.category_id === null) {
    throw new ApiError('conflict', 'The directory has no category for this profession yet.');
  }
  await holdUnchecked(trx, row, documents);
  await onboarding.changePage(trx, row.id, {
    ...(await placeFor(trx, row, order.localityId)),
    ...{ status: 'live', is_verified: true, evidence: JSON.stringify(checkedIn(documents)) },
  });
  await requestOffices(trx, row.id);
  await settle(trx, { row, order, by }, 'approved');
  await vendorChanged(trx, row.id);
}

/**
 * The badge covers the documents only. Other qualifications, and a title that does not follow from
 * the subjects, wait as claims.
 */
async function holdUnchecked(
  trx: Db,
  row: onboarding.StandingRow,
  documents: credentials.CredentialRow[],
): Promise<void> {
  const page = await lockedPage(trx, row.id);
  const derived = await titleOfSubjects(trx, row);
  const checked = {
    title: derived === '' ? page.title : derived,
    qualifications: linesOf(documents).lines,
  };
  const { shown, waiting } = splitClaims(checked, page);
  await addClaims(
    trx,
    row.id,
    waiting.filter(({ value }) => value !== ''),
  );
  await onboarding.changePage(trx, row.id, { title: checked.title, ...shown });
}

/** The vendor's place: as stated, or as chosen by the operator. */
async function placeFor(trx: Db, row: onboarding.StandingRow, localityId: string | undefined) {
  if (localityId === undefined) {
    if (row.locality_id === null) throw notValid({ localityId: messages.required });
    return {};
  }
  const spot = await onboarding.spotOf(trx, localityId);
  if (!spot) throw notValid({ localityId: 'must be a place of the directory' });
  return placeOf(spot, row);
}

const checkedIn = (documents: credentials.CredentialRow[]) =>
  documents.map((one) => ({
    what: whatWasChecked(one),
    checkedOn: dayIn(one.decided_at ?? new Date(), INDIA),
  }));

function whatWasChecked(document: credentials.CredentialRow): string {
  const title = titleOfCredential(document);
  const { kind, issued_by: issuer } = document;
  return kind === 'education' || title === issuer ? title : `${title}, ${issuer}`;
}

/** The reasons stay on the documents. */
async function sendBack(trx: Db, { row, documents, order, by }: Deciding): Promise<void> {
  const isExplained = documents.some(({ state }) => state === 'rejected');
  if (order.note === undefined && !isExplained) throw notValid({ note: messages.required });
  await onboarding.changePage(trx, row.id, { status: 'draft' });
  await settle(trx, { row, order, by }, 'returned');
}

async function settle(
  trx: Db,
  { row, order, by }: Omit<Deciding, 'documents'>,
  what: 'approved' | 'returned',
): Promise<void> {
  await onboarding.changeOnboarding(trx, row.id, {
    ...{ state: order.state, decided_at: onboarding.now, decided_by: by },
  });
  await onboarding.addEvent(trx, { vendorId: row.id, what, actorId: by, note: order.note });
  const action = { by, action: what, title: row.name, reason: order.note };
  await audit(trx, { ...action, subject, subjectId: row.id });
}

async function verificationOf(db: Db, vendorId: string): Promise<Verification> {
  const found = await onboarding.standingOf(db, vendorId);
  const row = orNotFound(found?.has_begun ? found : undefined, 'There is no such practice.');
  const documents = await credentials.credentialsOf(db, vendorId);
  const events = await onboarding.eventsOf(db, vendorId);
  return {
    ...{ vendorId, name: row.name, profession: row.profession, state: stateOf(row) },
    draft: storedDraftOf(row, documents),
    credentials: documents.map(toCredential),
    history: events.map(toEvent),
    localityId: row.locality_id,
  };
}

const toEntry = (row: Awaited<ReturnType<typeof store.waiting>>[number]) => ({
  ...{ vendorId: row.id, name: row.name, profession: row.profession },
  // The schema requires it while an entry waits.
  submittedAt: (row.submitted_at ?? new Date(0)).toISOString(),
  credentials: row.credentials ?? 0,
});
