import {
  type ComplaintMade,
  type ComplaintOrder,
  type ComplaintRecipient,
  limits,
  messages,
} from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { Person } from '../../core/auth/sessions.store';
import type { Tables } from '../../core/db/tables.generated';
import { ownFile } from '../../core/files/files.store';
import { notValid } from '../../core/http/refusals';
import { type ComplaintDeps, namesOfKinds } from './complaints.deps';
import { dueAfter, numberOf } from './complaints.model';
import * as store from './complaints.store';
import * as recipients from './recipients.store';

export type RaisingService = ReturnType<typeof raisingService>;

/** The recipient in a URL or a form. */
export interface Sought {
  q?: string;
  officerId?: string;
  office?: string;
  department?: string;
}

/** Submission of complaints. */
export function raisingService({ db, categories, idempotent, keys, notification }: ComplaintDeps) {
  async function aboutWhom(order: ComplaintOrder) {
    const { officerId, office } = order;
    if (officerId !== undefined) {
      const officer = await recipients.officerToNotify(db, officerId);
      if (!officer) throw notValid({ officerId: 'there is no such officer' });
      return { officer_id: officer.id, department_id: null };
    }
    const department = office && (await recipients.departmentToNotify(db, office));
    if (!department) throw notValid({ office: 'there is no such department' });
    return { officer_id: null, department_id: department.id };
  }

  async function mustBeKind(kind: string): Promise<void> {
    const kinds = await namesOfKinds(categories);
    if (!kinds.has(kind)) throw notValid({ kind: 'there is no such kind of complaint' });
  }

  /** A signed-in sender is taken from the account; attachments need an account. */
  function senderOf({ from, fileIds = [] }: ComplaintOrder, person: Person | null) {
    if (person) return { user_id: person.userId, from_name: null, from_email: null };
    if (fileIds.length > 0) throw notValid({ fileIds: 'log in to send files' });
    if (!from) throw notValid({ 'from.name': messages.required, 'from.email': messages.required });
    return { user_id: null, from_name: from.name, from_email: from.email };
  }

  return {
    async find({ q, officerId, office, department }: Sought): Promise<ComplaintRecipient[]> {
      if (officerId !== undefined) return listed(await recipients.officerToNotify(db, officerId));
      if (office !== undefined && department !== undefined) {
        return listed(await recipients.departmentToNotify(db, { office, department }));
      }
      if (q === undefined) return [];
      const rows = await recipients.recipientsFor(db, q, limits.recipientsFound);
      return rows.map(recipients.toRecipient);
    },

    /**
     * An identical complaint sent twice gets one number. Fails with `validation`, including for a
     * file of another user.
     */
    async create(
      order: ComplaintOrder,
      person: Person | null,
      key: string | undefined,
    ): Promise<ComplaintMade> {
      const sender = senderOf(order, person);
      await mustBeKind(order.kind);
      const about = await aboutWhom(order);
      const row = {
        ...{ kind: order.kind, body: order.text, is_anonymous: order.isAnonymous },
        ...{ officer_id: about.officer_id, department_id: about.department_id, ...sender },
        published_text: null,
      };
      const body = { ...order, by: person?.userId };
      const made = await idempotent({ call: 'createComplaint', key, body }, (trx) =>
        keep(trx, row, order.fileIds ?? []),
      );
      // Derived each time, so that it need not be stored.
      return {
        number: numberOf(made.number),
        key: person ? null : keys.keyOf('complaint', made.id),
      };
    },
  };

  async function keep(
    trx: Kysely<Tables>,
    row: store.NewComplaint,
    fileIds: string[],
  ): Promise<{ id: string; number: number }> {
    if (row.user_id) {
      await store.inTurnOf(trx, row.user_id);
      const before = await store.justSent(trx, row);
      if (before) return before;
    }
    const files = [...new Set(fileIds)];
    for (const id of files) {
      const isOwn = await ownFile(trx, row.user_id ?? '', id);
      if (!isOwn) throw notValid({ fileIds: 'one of these files is not there any more' });
    }
    const created_at = new Date();
    const standing = { status: 'received', level: 1, isPublished: false } as const;
    const due_at = dueAfter(standing, created_at);
    const made = await store.addComplaint(trx, { ...row, created_at, due_at });
    await store.addFiles(trx, made.id, files);
    const actor_id = row.user_id ?? null;
    await store.addEvent(trx, made.id, { kind: 'received', at: created_at, actor_id });
    await notification.complainant(trx, made.id, 'received');
    return made;
  }
}

const listed = (found: Parameters<typeof recipients.toRecipient>[0] | undefined) =>
  found ? [recipients.toRecipient(found)] : [];
