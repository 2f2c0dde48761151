import {
  type CertificateDraft,
  type EducationDraft,
  limits,
  type OnboardingDraft,
} from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { ProfessionDetail } from '../../core/db/table-overrides';
import type { Tables } from '../../core/db/tables.generated';
import { ownFile } from '../../core/files/files.store';
import { ApiError } from '../../core/http/problems';
import { notValid } from '../../core/http/refusals';
import * as stored from './credentials.store';
import { titleOfCredential } from './onboarding.model';
import { changeOnboarding, changePage, now, type StandingRow } from './onboarding.store';
import { qualificationLines, texts } from './steps.model';

type Db = Kysely<Tables>;
type Documents<K extends 'certificates' | 'education'> = OnboardingDraft[K];

/** Stores all certificates in order; omitted ones are removed. */
export async function storeCertificates(
  trx: Db,
  row: StandingRow,
  { none, items }: Documents<'certificates'>,
): Promise<void> {
  await changeOnboarding(trx, row.id, { without_certificate: none });
  await storeList(trx, row, 'certificate', none ? [] : items.map(certificateValues(row)));
}

export async function storeEducation(
  trx: Db,
  row: StandingRow,
  { none, items }: Documents<'education'>,
): Promise<void> {
  await changeOnboarding(trx, row.id, { without_education: none });
  await storeList(trx, row, 'education', none ? [] : items.map(educationValues(row)));
}

/** Adds a document, or replaces the one with its id. */
export async function storeDocument(
  trx: Db,
  row: StandingRow,
  values: stored.CredentialValues,
): Promise<void> {
  const isCertificate = values.kind === 'certificate';
  await changeOnboarding(
    trx,
    row.id,
    isCertificate ? { without_certificate: false } : { without_education: false },
  );
  await putOne(trx, row, values, await stored.credentialsOf(trx, row.id));
  await showLearnt(trx, row);
}

/**
 * Adds a document of a listed vendor, which waits for an operator; the page does not change until
 * then. Fails with `conflict` for a document that was checked.
 */
export async function storeLateDocument(
  trx: Db,
  row: StandingRow,
  values: stored.CredentialValues,
): Promise<void> {
  const before = await stored.credentialsOf(trx, row.id);
  const same = before.find(({ id }) => id === values.id);
  if (same?.state === 'approved' && !isSame(same, values)) {
    throw new ApiError('conflict', 'This document was checked. Add the new one beside it.');
  }
  await putOne(trx, row, values, before);
  const waits = before.some(({ state }) => state === 'waiting');
  if (!waits) await changeOnboarding(trx, row.id, { submitted_at: now });
}

async function putOne(
  trx: Db,
  row: StandingRow,
  values: stored.CredentialValues,
  before: stored.CredentialRow[],
): Promise<void> {
  const others = before.filter(({ id, kind }) => kind === values.kind && id !== values.id);
  if (others.length >= limits.onboardingItemsMost) {
    throw notValid({ id: `There can be ${limits.onboardingItemsMost} at most` });
  }
  await put(trx, row, { values, field: '', before });
}

async function storeList(
  trx: Db,
  row: StandingRow,
  kind: stored.CredentialValues['kind'],
  list: stored.CredentialValues[],
): Promise<void> {
  const before = await stored.credentialsOf(trx, row.id);
  for (const [nth, values] of list.entries()) {
    await put(trx, row, { values, field: `${nth}.`, before });
  }
  const ids = list.map(({ id }) => id);
  await stored.keepOnly(trx, row.id, kind, ids);
  await showLearnt(trx, row);
}

interface Handed {
  values: stored.CredentialValues;
  /** Prefix of the field names in errors. */
  field: string;
  before: stored.CredentialRow[];
}

/** An approved document that is sent again unchanged stays approved. */
async function put(trx: Db, row: StandingRow, { values, field, before }: Handed): Promise<void> {
  const same = before.find(({ id }) => id === values.id);
  if (same?.state === 'approved' && isSame(same, values)) return;
  const file = row.user_id && (await ownFile(trx, row.user_id, values.file_id));
  if (!file)
    throw notValid({ [`${field}file`]: 'This file is not here any more: choose it again' });
  if (!(await stored.putCredential(trx, values))) {
    throw new ApiError('conflict', 'This id belongs to another document: use a new one.');
  }
}

function isSame(row: stored.CredentialRow, values: stored.CredentialValues): boolean {
  return Object.entries(values).every(
    ([column, value]) =>
      JSON.stringify(row[column as keyof stored.CredentialValues]) === JSON.stringify(value),
  );
}

const nothing = {
  ...{ subject: '', certificate: '', number: '', description: '', issued_by: '' },
  ...{ institution: '', qualification: '', specializations: [] },
};

/** Maps a document whose fields were validated. */
export const certificateValues =
  ({ id: vendor_id }: StandingRow) =>
  (item: CertificateDraft): stored.CredentialValues => ({
    ...{ ...nothing, id: item.id.toLowerCase(), vendor_id, kind: 'certificate' },
    subject: item.subject.trim(),
    certificate: item.certificate.trim(),
    number: item.number.trim(),
    description: item.description.trim(),
    issued_by: item.issuedBy.trim(),
    ...{ from_day: item.from, to_day: item.to, file_id: item.file?._id ?? '' },
  });

export const educationValues =
  ({ id: vendor_id }: StandingRow) =>
  (item: EducationDraft): stored.CredentialValues => ({
    ...{ ...nothing, id: item.id.toLowerCase(), vendor_id, kind: 'education' },
    institution: item.institution.trim(),
    qualification: item.qualification.trim(),
    specializations: texts(item.specializations),
    ...{ from_day: item.from, to_day: item.to, file_id: item.file?._id ?? '' },
  });

/** Updates the page's education and licences from the documents. */
export async function showLearnt(trx: Db, row: StandingRow): Promise<void> {
  const { learnt, lines } = linesOf(await stored.credentialsOf(trx, row.id));
  const detail: ProfessionDetail = { ...row.detail, education: learnt };
  await changePage(trx, row.id, { detail: JSON.stringify(detail), qualifications: lines });
}

/** Lines from documents: education, and education with licences. */
export function linesOf(all: stored.CredentialRow[]): { learnt: string[]; lines: string[] } {
  const learnt = all.filter(({ kind }) => kind === 'education').map(titleOfCredential);
  const licensed = all
    .filter(({ kind }) => kind === 'certificate')
    .map((one) => (one.number === '' ? titleOfCredential(one) : `${one.issued_by}, ${one.number}`));
  return { learnt, lines: qualificationLines(learnt, licensed) };
}
