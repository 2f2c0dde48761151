import type { Tables } from '../../src/core/db/tables.generated';
import type { catalogue } from '../../src/privacy/catalogue/catalogue';

export type Row = Record<string, unknown>;
export type Personal = keyof typeof catalogue;

/** The user's relation to a row: its account (as client or otherwise), or its page. */
export type Side = 'account' | 'page';

/** Ids of a user with an account and a page, and of the other parties. */
export interface Sides {
  person: string;
  page: string;
  other: string;
  otherPage: string;
}

/** The user's verified email. */
export const markedEmail = 'zqx-person@demo.example';

/** Inputs for the required values of a table. */
export interface Making {
  sides: Sides;
  side: Side;
  /** Id of a row of the same user in another table. */
  idIn: (table: Personal) => Promise<unknown>;
  /** Any row of a table without personal data. */
  any: (table: keyof Tables) => Promise<Row>;
  /** Id of a new ledger transaction. */
  movement: () => Promise<string>;
}
