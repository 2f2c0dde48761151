import type { Kysely } from 'kysely';
import type { PhoneContent } from '../../core/db/table-overrides';
import type { Tables } from '../../core/db/tables.generated';
import { rendered } from '../templates/templates.model';

const shown = 200;

/** A message as developers see it. */
export interface ShownMessage {
  number: string;
  channel: string;
  state: string;
  reason: string | null;
  text: string;
  buttons: { id: string; title: string }[];
  at: string;
}

/** Messages to telephones, newest first. */
export async function shownMessages(db: Kysely<Tables>): Promise<ShownMessage[]> {
  const rows = await db
    .selectFrom('phone_message')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(shown)
    .execute();
  return rows.map(({ number, channels, state, reason, content, language, created_at }) => ({
    ...{ number, channel: channels[0] ?? 'none', state, reason },
    text: rendered(content, language as 'en-IN'),
    buttons: buttonsOf(content),
    at: created_at.toISOString(),
  }));
}

/** Of a registered text only what its buttons send back is known here. */
const buttonsOf = (content: PhoneContent): ShownMessage['buttons'] =>
  'text' in content
    ? (content.buttons ?? [])
    : (content.payloads ?? []).map((id) => ({ id, title: id.split(':')[0] ?? id }));
