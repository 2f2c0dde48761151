import {
  type Client,
  type ClientOrder,
  type ClientStatus,
  type ClientsQuery,
  type ClientsSort,
  type Gender,
  limits,
  messages,
} from '@nukkad/platform/contract';
import { indianDigits } from '@nukkad/platform/format';
import { all, email, maxLength, pattern, required, type Sorting } from '@nukkad/shared-ui';
import * as common from '../../common/common.text';
import { text } from './clients.text';

/** Limits of the API, equal to the constraints of the clients table. */
export const heights = { least: 20, most: 272 };
export const weights = { least: 1, most: 650 };
export const eldest = '1900-01-01';
export const concernMost = 200;
export const noteMost = 4_000;
const searchMost = 60;

/** Status filter, or the archived clients. */
export type Shown = ClientStatus | 'archived';

const statuses: readonly string[] = ['active', 'done', 'paused'] satisfies ClientStatus[];
const columns: ClientsSort[] = ['number', 'name', 'date', 'gender', 'concern', 'status'];
const sorts: readonly string[] = columns;

const isStatus = (word: string | null): word is ClientStatus =>
  word !== null && statuses.includes(word);
const isSort = (word: string | null): word is ClientsSort => word !== null && sorts.includes(word);

/** Parses the query parameters; invalid ones are ignored. */
export function queryIn(params: URLSearchParams): ClientsQuery {
  const q = params.get('q')?.trim().slice(0, searchMost);
  const [status, sort, page] = [params.get('status'), params.get('sort'), params.get('page')];
  const isDown = params.get('direction') === 'desc';
  return {
    ...(q && { q }),
    ...(isStatus(status) && { status }),
    ...(status === 'archived' && { isArchived: true }),
    ...(isSort(sort) && { sort, direction: isDown ? ('desc' as const) : ('asc' as const) }),
    ...(/^[1-9]\d{0,4}$/.test(page ?? '') && { page: Number(page) }),
  };
}

export const shownIn = ({ status, isArchived }: ClientsQuery): Shown | null =>
  isArchived ? 'archived' : (status ?? null);

export function sortingIn({ sort, direction }: ClientsQuery): Sorting<ClientsSort> | undefined {
  if (sort === undefined) return undefined;
  return { column: sort, direction: direction === 'desc' ? 'descending' : 'ascending' };
}

/** Parameters whose change leads back to the first page. */
export const resetting = ['q', 'status', 'sort', 'direction'] as const;

export const sortChanges = ({ column, direction }: Sorting) => ({
  sort: column,
  direction: direction === 'descending' ? 'desc' : null,
});

/** Form values of a client record. */
export interface TypedClient {
  name: string;
  phone: string;
  email: string;
  gender: Gender | null;
  born: string | null;
  heightCm: number | null;
  weightKg: number | null;
  concern: string;
  status: ClientStatus;
  note: string;
}

export const emptyClient: TypedClient = {
  name: '',
  phone: '',
  email: '',
  gender: null,
  born: null,
  heightCm: null,
  weightKg: null,
  concern: '',
  status: 'active',
  note: '',
};

export function clientValues(client: Client): TypedClient {
  const { name, gender, born, heightCm, weightKg, status } = client;
  const { phone, email: address, concern, note } = client;
  return {
    ...{ name, gender, born, heightCm, weightKg, status },
    phone: phone === null ? '' : (indianDigits(phone) ?? phone),
    email: address ?? '',
    concern: concern ?? '',
    note: note ?? '',
  };
}

export function clientOrder(typed: TypedClient): ClientOrder {
  return {
    ...typed,
    name: typed.name.trim(),
    phone: typed.phone.trim() || null,
    email: typed.email.trim() || null,
    concern: typed.concern.trim() || null,
    note: typed.note.trim() || null,
  };
}

export const rightName = all<string>(
  required(messages.required),
  maxLength(limits.nameMaxLength, common.tooLong(limits.nameMaxLength)),
);
export const rightPhone = pattern(/^\+?(?:[\s().-]*\d){8,15}[\s().-]*$/, text.phoneWrong);
export const rightEmail = all<string>(
  email(messages.invalidEmail),
  maxLength(limits.emailMaxLength, common.tooLong(limits.emailMaxLength)),
);
export const rightConcern = maxLength(concernMost, common.tooLong(concernMost));
export const rightNote = maxLength(noteMost, common.tooLong(noteMost));
