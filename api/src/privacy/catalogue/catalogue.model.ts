import type { Tables } from '../../core/db/tables.generated';

/** Why something outlives the account, and until when. */
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
 * Whom a value tells of: whoever has the account, be it as a client or with their own page; or a
 * visitor without an account, whose data a retention rule ends.
 */
export type Owner = 'account' | 'client' | 'professional' | 'visitor';

/** Columns that are treated alike. Without `erase` of its own kind they are kept for a reason. */
export interface Holding<Column extends string> {
  of: Owner;
  columns: readonly Column[];
  /** Only rows with these values. */
  where?: Partial<Record<Column, string | boolean>>;
  /** Whether the export gives it to that person. */
  export: 'given' | 'withheld';
  /** `deleted`: with its row. */
  erase: 'deleted' | 'blanked' | keyof typeof reasons;
}

/** A table with personal data. `structure`: ids, times, amounts and states beside it. */
export interface PersonalTable<Column extends string = string> {
  purpose: string;
  structure: readonly Column[];
  holds: readonly Holding<Column>[];
}

/** Entries of some tables, of which no column may be missing: see `MissingColumns`. */
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
