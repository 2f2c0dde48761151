import type { SubmitAnswer } from '@nukkad/shared-ui';
import type { ChangeAnswers } from '../common/draft-form';
import { submitted } from '../common/submit';
import { problemsOfRow } from './rows';

/** Changes to a list whose entries are stored one by one: new ones, and ids of those to go. */
export interface TypedEntries<Row> {
  added: readonly Row[];
  removed: readonly string[];
}

export const noEntries = { added: [], removed: [] };

interface Calls<Row> {
  add: (row: Row) => Promise<unknown>;
  remove: (id: string) => Promise<unknown>;
}

/** Stores one after another. What is stored leaves the form, so that a retry goes on from there. */
export async function storeEntries<Row>(
  { added, removed }: TypedEntries<Row>,
  change: ChangeAnswers<TypedEntries<Row>>,
  { add, remove }: Calls<Row>,
): Promise<SubmitAnswer> {
  for (const [place, id] of removed.entries()) {
    const answer = await submitted(() => remove(id));
    if (answer !== undefined) return answer;
    change({ removed: removed.slice(place + 1) });
  }
  for (const [place, row] of added.entries()) {
    const answer = await submitted(() => add(row));
    if (answer !== undefined) return problemsOfRow(answer, 'added[0]');
    change({ added: added.slice(place + 1) });
  }
  return undefined;
}
