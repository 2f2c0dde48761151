import type { ComplaintOrder, ComplaintRecipient, HandedFile } from '@nukkad/platform/contract';
import { kinds } from '../common/complaints/kinds.text';

/** Values of the form. */
export interface Answers {
  kind: string | null;
  recipient: ComplaintRecipient | null;
  text: string;
  isAnonymous: boolean;
  /** For visitors without an account. */
  name: string;
  email: string;
}

/** State that survives a reload, and the detour to the login. */
export interface Draft {
  /** Author; null for a visitor. */
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

/** Parses a stored draft; null unless it is of this user. */
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

/** Builds the API's order; a visitor adds their name. */
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

/** Form fields by API field: both ways to name a recipient are one field. */
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

/** Option id of a recipient. */
export const idOf = (recipient: ComplaintRecipient): string =>
  recipient.kind === 'officer'
    ? recipient.officerId
    : `${recipient.office}/${recipient.department}`;

/** Recipient in the address: an officer, or a department of an office. */
export function namedIn(query: URLSearchParams) {
  const officerId = query.get('officerId') ?? query.get('officer');
  if (officerId) return { officerId };
  const [office, department] = [query.get('office'), query.get('department')];
  return office && department ? { office, department } : null;
}

/** The kind of complaint in the address, if valid. */
export function kindIn(query: URLSearchParams): string | null {
  const kind = query.get('kind');
  return kind !== null && Object.hasOwn(kinds, kind) ? kind : null;
}

/** Page in the address; 1 if invalid. */
export function pageIn(asked: string | null): number {
  const page = Number(asked);
  return Number.isInteger(page) && page > 0 ? page : 1;
}
