import type { Database } from '../../src/core/db/database';

/** The newest code to a number (E.164), where channels are tried out: others keep none. */
export async function phoneCodeFor({ query }: Database, number: string): Promise<string> {
  const { content } = await query
    .selectFrom('phone_message')
    .select('content')
    .where('number', '=', number)
    .where('kind', '=', 'code')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const code = 'values' in content ? content.values.code : undefined;
  if (code === undefined) throw new Error(`No code was sent to ${number}.`);
  return code;
}
