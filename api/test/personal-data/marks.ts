import type { Tables } from '../../src/core/db/tables.generated';
import type { catalogue } from '../../src/privacy/catalogue/catalogue';

export type Row = Record<string, unknown>;
export type Personal = keyof typeof catalogue;

/** Whether the person has the account of a row, as a client or otherwise, or the page it is of. */
export type Side = 'account' | 'page';

/** Ids of somebody with an account and a page, and of whoever they deal with. */
export interface Sides {
  person: string;
  page: string;
  other: string;
  otherPage: string;
}

/** The address that is proved to be the person's. */
export const markedEmail = 'zqx-person@demo.example';

/** What the needs of a table are made of. */
export interface Making {
  sides: Sides;
  side: Side;
  /** Id of a row of the same person in another table. */
  idIn: (table: Personal) => Promise<unknown>;
  /** Any row of a table that is of nobody. */
  any: (table: keyof Tables) => Promise<Row>;
  /** Id of a new movement in the books. */
  movement: () => Promise<string>;
}
