import type { SubmitAnswer } from '@nukkad/shared-ui';
import type { ChangeAnswers } from '../../common/saving/draft-form';
import { submitted } from '../../common/saving/submit';
import { problemsOfRow } from './rows';

/** Changes to a list stored entry by entry: new rows, and ids to remove. */
export interface TypedEntries<Row> {
  added: readonly Row[];
  removed: readonly string[];
}

export const noEntries = { added: [], removed: [] };

interface Calls<Row> {
  add: (row: Row) => Promise<unknown>;
  remove: (id: string) => Promise<unknown>;
}

/** Stores changes one by one. Stored ones leave the form, so that a retry continues there. */
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
