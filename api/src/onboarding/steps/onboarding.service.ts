import { isDeepStrictEqual } from 'node:util';
import {
  type CertificateDraft,
  type Credential,
  type CredentialOrder,
  type DraftOrder,
  type EducationDraft,
  type Onboarding,
  type OnboardingDraft,
  type OnboardingStep,
  onboardingSteps,
  type StepOrder,
} from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { ApiError, orNotFound } from '../../core/http/problems';
import { notValid } from '../../core/http/refusals';
import { asMessages, type Message } from '../../core/language/message';
import { namesIn, noPage } from '../../directory';
import * as credentials from './credentials.store';
import {
  certificateValues,
  educationValues,
  showLearnt,
  storeDocument,
  storeLateDocument,
} from './documents.service';
import { completeSteps, stateOf, storedDraftOf, toCredential, toEvent } from './onboarding.model';
import * as store from './onboarding.store';
import { isUuid } from './steps.model';
import { judge, noteStep, storeStep } from './steps.service';

type Db = Kysely<Tables>;

export type OnboardingService = ReturnType<typeof onboardingService>;

/**
 * A professional's way to a listing. Every call fails with `vendor-unknown` without a page, and
 * every change with `conflict` while an operator reviews it and after that.
 */
export function onboardingService(db: Db) {
  const change = <A>(vendorId: string, work: (trx: Db, row: store.StandingRow) => Promise<A>) =>
    db.transaction().execute((trx) => changing(trx, vendorId, work));
  /** Documents can be added after listing too. */
  const changeDocuments = <A>(
    vendorId: string,
    work: (trx: Db, row: store.StandingRow) => Promise<A>,
  ) => db.transaction().execute((trx) => changing(trx, vendorId, work, mustTakeDocuments));

  return {
    of: (vendorId: string): Promise<Onboarding> => onboardingOf(db, vendorId),

    /** Fails with `draft-changed` when another device saved first. */
    keepDraft: (vendorId: string, { revision, draft }: DraftOrder): Promise<{ revision: number }> =>
      change(vendorId, async (trx, row) => {
        const typed = JSON.stringify(draft);
        // The response to this very draft was lost, and the client retries.
        if (row.revision === revision + 1 && isSameDraft(row.draft, draft)) {
          return { revision: row.revision };
        }
        if (row.revision !== revision) throw draftChanged();
        await store.changeOnboarding(trx, vendorId, { draft: typed, revision: revision + 1 });
        return { revision: revision + 1 };
      }),

    storeStep: (vendorId: string, order: StepOrder): Promise<void> =>
      change(vendorId, (trx, row) => storeStep(trx, row, order)),

    /** Fails with `validation` for a document with invalid fields; its file is not checked. */
    judge: async (vendorId: string, { step, item }: OneDocument): Promise<void> => {
      const row = await store.standingOf(db, vendorId);
      if (!row) throw noPage();
      mustTakeDocuments(row);
      await judge(db, row, { step, none: false, items: [item] } as StepOrder);
    },

    /** Adds a certificate, or replaces the one with its id. */
    storeCertificate: (vendorId: string, item: CertificateDraft): Promise<Credential> =>
      changeDocuments(vendorId, (trx, row) =>
        storeOne(trx, row, { step: 'certificates', values: certificateValues(row)(item) }),
      ),

    storeEducation: (vendorId: string, item: EducationDraft): Promise<Credential> =>
      changeDocuments(vendorId, (trx, row) =>
        storeOne(trx, row, { step: 'education', values: educationValues(row)(item) }),
      ),

    /**
     * Names of values that were chosen by id or typed. Fails with `validation` for an unknown id.
     */
    async specializationsOf(said: string[]): Promise<string[]> {
      const ids = said.map((each) => each.trim().toLowerCase()).filter(isUuid);
      const names = await namesIn(db, 'specializations', ids);
      return said.map((each) => {
        const id = each.trim().toLowerCase();
        if (!isUuid(id)) return each;
        const name = names.get(id);
        if (name === undefined) throw notValid({ specializationId: 'must be one of the list' });
        return name;
      });
    },

    /**
     * Adds a document of any profession, whose file was uploaded before, or replaces the one with
     * its id. Fails with `validation`, by field.
     */
    addDocument: (vendorId: string, { kind, ...item }: CredentialOrder): Promise<Credential> =>
      changeDocuments(vendorId, async (trx, row) => {
        const step = stepOf[kind];
        const order = { step, none: false, items: [item] } as StepOrder;
        await judge(trx, row, order).catch(asOneItem);
        const values =
          kind === 'certificate'
            ? certificateValues(row)(item as CertificateDraft)
            : educationValues(row)(item as EducationDraft);
        return storeOne(trx, row, { step, values });
      }),

    /** Fails with `conflict` for a checked document of a listed page. */
    removeCredential: (vendorId: string, credentialId: string): Promise<void> =>
      changeDocuments(vendorId, async (trx, row) => {
        if (isListed(row)) return removeOpen(trx, vendorId, credentialId);
        const removed = await credentials.removeCredential(trx, vendorId, credentialId);
        orNotFound(removed || undefined, 'There is no such document of yours.');
        await showLearnt(trx, row);
      }),

    /**
     * A repeated call changes nothing. Fails with `onboarding-incomplete`, `errors` naming steps.
     */
    submit: (vendorId: string): Promise<Onboarding> =>
      db.transaction().execute(async (trx) => {
        const row = await lockedRow(trx, vendorId);
        if (stateOf(row) === 'submitted') return onboardingOf(trx, vendorId);
        return changing(trx, vendorId, submitting);
      }),
  };
}

async function lockedRow(trx: Db, vendorId: string): Promise<store.StandingRow> {
  const row = await store.lockedStanding(trx, vendorId);
  if (!row) throw noPage();
  return row;
}

/** Locks the row, so that changes run one at a time, and checks that a change is allowed. */
async function changing<A>(
  trx: Db,
  vendorId: string,
  work: (trx: Db, row: store.StandingRow) => Promise<A>,
  mustBePossible: (row: store.StandingRow) => void = mustBeOpen,
): Promise<A> {
  const row = await lockedRow(trx, vendorId);
  mustBePossible(row);
  await store.begin(trx, row);
  return work(trx, row);
}

function mustBeOpen(row: store.StandingRow): void {
  const closed = closedBecause[stateOf(row)];
  if (closed) throw new ApiError('conflict', closed);
}

const isListed = (row: store.StandingRow) => stateOf(row) === 'approved';

function mustTakeDocuments(row: store.StandingRow): void {
  if (!isListed(row)) mustBeOpen(row);
}

/** On a listed page checked documents stay; waiting and rejected ones can be removed. */
async function removeOpen(trx: Db, vendorId: string, id: string): Promise<void> {
  const all = await credentials.credentialsOf(trx, vendorId);
  const found = orNotFound(
    all.find((one) => one.id === id.toLowerCase()),
    'There is no such document of yours.',
  );
  if (found.state === 'approved') {
    throw new ApiError('conflict', 'This was checked and stands on your page. Write to us.');
  }
  await credentials.removeCredential(trx, vendorId, id);
}

/** Turns the errors of a one-item list into those of the item. */
function asOneItem(error: unknown): never {
  if (!(error instanceof ApiError && error.code === 'validation' && error.errors)) throw error;
  throw notValid(
    Object.fromEntries(
      Object.entries(error.errors).map(([field, text]) => [field.replace(/^0\./, ''), text]),
    ),
  );
}

type OneDocument =
  | { step: 'certificates'; item: CertificateDraft }
  | { step: 'education'; item: EducationDraft };

interface Handed {
  step: OneDocument['step'];
  values: credentials.CredentialValues;
}

async function storeOne(trx: Db, row: store.StandingRow, { step, values }: Handed) {
  if (isListed(row)) await storeLateDocument(trx, row, values);
  else {
    await storeDocument(trx, row, values);
    await noteStep(trx, row, step);
  }
  const put = await credentials.credentialById(trx, values.id);
  return toCredential(orNotFound(put, 'There is no such document of yours.'));
}

const closedBecause: Partial<Record<Onboarding['state'], Message>> = {
  submitted: 'You have submitted this. It can be changed again if something is missing.',
  approved: 'You are listed. Change your page in the settings of your dashboard.',
};

const draftChanged = () =>
  new ApiError(
    'draft-changed',
    'This was changed on another device in the meantime. Look at both and go on with one.',
  );

/** The database does not keep the order of JSON fields. */
function isSameDraft(kept: OnboardingDraft | null, typed: OnboardingDraft): boolean {
  return kept !== null && isDeepStrictEqual(kept, typed);
}

/** Checks the stored steps, not the draft. */
async function submitting(trx: Db, row: store.StandingRow): Promise<Onboarding> {
  const documents = await credentials.credentialsOf(trx, row.id);
  const errors = missingOf(row, documents);
  if (Object.keys(errors).length > 0) {
    const message = 'Some steps are not complete. Complete them, then submit again.';
    throw new ApiError('onboarding-incomplete', message, asMessages(errors));
  }
  await store.changeOnboarding(trx, row.id, { state: 'submitted', submitted_at: store.now });
  await store.changePage(trx, row.id, { status: 'review' });
  await store.addEvent(trx, { vendorId: row.id, what: 'submitted', actorId: row.user_id });
  return onboardingOf(trx, row.id);
}

function missingOf(row: store.StandingRow, documents: credentials.CredentialRow[]) {
  const complete = completeSteps(row, storedDraftOf(row, documents));
  const missing = onboardingSteps.filter((step) => !complete.includes(step));
  const rejected = documents.filter(({ state }) => state === 'rejected');
  const steps = rejected.map(({ kind }) => stepOf[kind]);
  return Object.fromEntries<string>([
    ...steps.map((step) => [step, 'Replace or remove what was rejected'] as const),
    ...missing.map((step) => [step, 'Complete this step'] as const),
  ]);
}

const stepOf = {
  certificate: 'certificates',
  education: 'education',
} as const satisfies Record<string, OnboardingStep>;

/** A professional's onboarding as they see it. */
async function onboardingOf(db: Db, vendorId: string): Promise<Onboarding> {
  const row = await store.standingOf(db, vendorId);
  if (!row) throw noPage();
  const documents = await credentials.credentialsOf(db, vendorId);
  const events = await store.eventsOf(db, vendorId);
  const stored = storedDraftOf(row, documents);
  return {
    ...{ vendorId, profession: row.profession, state: stateOf(row), revision: row.revision },
    draft: row.draft ?? stored,
    stored: completeSteps(row, stored),
    credentials: documents.map(toCredential),
    history: events.map(toEvent),
  };
}
