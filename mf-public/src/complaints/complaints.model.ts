import type { ComplaintOrder, ComplaintRecipient, HandedFile } from '@nukkad/platform/contract';
import { kinds } from '../common/complaints/kinds.text';

/** What stands in the form. */
export interface Answers {
  kind: string | null;
  recipient: ComplaintRecipient | null;
  text: string;
  isAnonymous: boolean;
  /** Of whoever has no account. */
  name: string;
  email: string;
}

/** What outlives the page: a reload, and the way to log in and back. */
export interface Draft {
  /** Who wrote it; null: a visitor. */
  userId: string | null;
  answers: Answers;
  files: HandedFile[];
}

export const nothing: Answers = {
  kind: null,
  recipient: null,
  text: '',
  isAnonymous: false,
  name: '',
  email: '',
};

/** A stored draft, if it is one and nobody else's. */
export function draftIn(stored: string | null, userId: string | null): Draft | null {
  const draft = parsed(stored);
  if (typeof draft?.answers?.text !== 'string' || !Array.isArray(draft.files)) return null;
  if (draft.userId !== null && draft.userId !== userId) return null;
  return { userId, answers: { ...nothing, ...draft.answers }, files: draft.files };
}

function parsed(stored: string | null): (Partial<Draft> & { userId: string | null }) | null {
  try {
    return JSON.parse(stored ?? 'null');
  } catch {
    return null;
  }
}

/** The answers as the API takes them; a visitor says who they are. */
export function complaintOrder(
  { kind, recipient, text, isAnonymous, name, email }: Answers,
  files: readonly HandedFile[],
  isVisitor: boolean,
): ComplaintOrder {
  return {
    kind: kind ?? '',
    ...whom(recipient),
    text,
    isAnonymous,
    ...(files.length > 0 && !isVisitor && { fileIds: files.map(({ _id }) => _id) }),
    ...(isVisitor && { from: { name, email } }),
  };
}

function whom(recipient: ComplaintRecipient | null) {
  if (recipient === null) return {};
  if (recipient.kind === 'officer') return { officerId: recipient.officerId };
  const { office, department } = recipient;
  return { office: { office, department } };
}

/** Names of the API's fields in the form: both ways to name somebody are one. */
const fieldsOfForm: Record<string, string> = {
  officerId: 'recipient',
  office: 'recipient',
  fileIds: 'files',
  'from.name': 'name',
  'from.email': 'email',
};

export const inForm = (refused: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(refused).map(([field, words]) => [fieldsOfForm[field] ?? field, words]),
  );

/** One way to say which recipient is meant, among those that were found. */
export const idOf = (recipient: ComplaintRecipient): string =>
  recipient.kind === 'officer'
    ? recipient.officerId
    : `${recipient.office}/${recipient.department}`;

/** Whom the address names: an officer, or a department of an office. */
export function namedIn(query: URLSearchParams) {
  const officerId = query.get('officerId') ?? query.get('officer');
  if (officerId) return { officerId };
  const [office, department] = [query.get('office'), query.get('department')];
  return office && department ? { office, department } : null;
}

/** The kind of complaint an address names, if it is one. */
export function kindIn(query: URLSearchParams): string | null {
  const kind = query.get('kind');
  return kind !== null && Object.hasOwn(kinds, kind) ? kind : null;
}

/** The page an address asks for; the first for what is no page. */
export function pageIn(asked: string | null): number {
  const page = Number(asked);
  return Number.isInteger(page) && page > 0 ? page : 1;
}
