import type { Tables } from '../../core/db/tables.generated';

/** Why data outlives the account, and until when. */
export const reasons = {
  books: { why: 'The books have to be kept.', until: 'eight years' },
  record: {
    why: 'It is what a professional wrote for themselves, and the law may ask them for it.',
    until: 'the professional deletes it or leaves',
  },
  published: {
    why: 'Others read and answer it; whose it is stands nowhere any more.',
    until: 'it is taken down',
  },
  told: {
    why: 'It was written to another person, who has to know why something did not happen.',
    until: 'that person leaves',
  },
  support: {
    why: 'It shows what was asked of us, without who asked.',
    until: 'two years after the last message',
  },
  proof: { why: 'It proves what was agreed to and ended, by a number alone.', until: 'always' },
  audit: { why: 'It proves what operators did; nobody can change it.', until: 'always' },
  sending: { why: 'It is a letter on its way.', until: 'it has been sent' },
  retention: { why: 'No account leads to it, or it ends soon.', until: 'the rule of the table' },
} as const;

/**
 * Whose data a value is: the account's, in the role of client or professional, or a visitor's
 * without an account, which a retention rule deletes.
 */
export type Owner = 'account' | 'client' | 'professional' | 'visitor';

/** Columns treated alike. `erase` other than `deleted` and `blanked` is a reason to keep. */
export interface Holding<Column extends string> {
  of: Owner;
  columns: readonly Column[];
  /** Only rows with these values. */
  where?: Partial<Record<Column, string | boolean>>;
  /** Whether the owner's export contains it. */
  export: 'given' | 'withheld';
  /** `deleted`: together with its row. */
  erase: 'deleted' | 'blanked' | keyof typeof reasons;
}

/** A table with personal data. `structure`: its ids, times, amounts and states. */
export interface PersonalTable<Column extends string = string> {
  purpose: string;
  structure: readonly Column[];
  holds: readonly Holding<Column>[];
}

/** Entries of tables that must name every column: see `MissingColumns`. */
export type PersonalTables = {
  [T in keyof Tables]?: PersonalTable<keyof Tables[T] & string>;
};

type Listed<Entry> =
  Entry extends PersonalTable<infer Column>
    ? Entry['structure'][number] | Entry['holds'][number]['columns'][number] | (Column & never)
    : never;

/** The columns that no entry names, as `table.column`; `never` when there are none. */
export type MissingColumns<Entries> = {
  [T in keyof Entries &
    keyof Tables]: `${T}.${Exclude<keyof Tables[T] & string, Listed<Entries[T]>>}`;
}[keyof Entries & keyof Tables];
