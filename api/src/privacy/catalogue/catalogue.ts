import type { Tables } from '../../core/db/tables.generated';
import { accounts } from './accounts';
import { bookings } from './bookings';
import type { MissingColumns, PersonalTable } from './catalogue.model';
import { community } from './community';
import type { holdsNothingPersonal } from './nothing-personal';
import { practice } from './practice';

type Personal = Exclude<keyof Tables, keyof typeof holdsNothingPersonal>;

const entries = { ...accounts, ...bookings, ...practice, ...community };

type Missing = MissingColumns<typeof entries>;

type Catalogue = { readonly [T in Personal]: PersonalTable<keyof Tables[T] & string> };

/**
 * Every table with personal data: its purpose, its owners, its part in the export, and the effect
 * of deleting an account. A table that is neither here nor in `holdsNothingPersonal`, or a column
 * that no entry names, does not compile; the error says which.
 */
export const catalogue: [Missing] extends [never] ? Catalogue : Missing = entries;
