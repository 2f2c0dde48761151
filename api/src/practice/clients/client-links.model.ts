import type {
  ClientInvitation,
  OwnClientLink,
  PracticeClientLinks,
} from '@nukkad/platform/contract';
import { clientNumber } from '../calendar/client-number';
import type { ClientLinkRow } from './client-links.store';
import type * as shown from './shown-links.store';

type Appointments = Awaited<ReturnType<typeof shown.appointmentsOf>>;
type Assignments = Awaited<ReturnType<typeof shown.assignmentsOf>>;
type RequestRow = Awaited<ReturnType<typeof shown.requestsOf>>[number];

/** A link as its client sees it. */
export function toOwnLink(
  row: shown.OwnLinkRow,
  appointments: Appointments,
  assignments: Assignments,
): OwnClientLink {
  const { vendor_id: _id, name: vendorName, title, image: img, profession } = row;
  const isLinked = row.state === 'linked';
  const counted = assignments.find(({ client_id }) => client_id === row.client_id);
  return {
    _id: row.id,
    vendor: { _id, vendorName, title, img, profession },
    state: row.state === 'invited' ? 'requested' : row.state,
    since: row.since.toISOString(),
    endedBy: row.ended_by,
    shared: isLinked
      ? {
          appointments: appointments
            .filter(({ client_id }) => client_id === row.client_id)
            .map((one) => ({
              ...{ _id: one.id, kind: one.kind, status: one.status, service: one.service_name },
              ...{ start: one.starts_at.toISOString(), end: one.ends_at.toISOString() },
            })),
          assignments: counted?.assignments ?? 0,
          documents: counted?.documents ?? 0,
        }
      : null,
  };
}

/** A request as its professional sees it, with the records it may refer to. */
export function toLinkRequest(request: RequestRow): PracticeClientLinks['requests'][number] {
  const { id: _id, name, email, phone, begun_at, records } = request;
  return {
    _id,
    name,
    email,
    phone,
    time: begun_at.toISOString(),
    records: records.map((record) => ({
      _id: record.id,
      number: clientNumber(record.number),
      name: record.name,
    })),
  };
}

/** An invitation as its professional sees it; empty when the row is no invitation. */
export function toInvitation(
  row: Pick<ClientLinkRow, 'client_id' | 'sent_to' | 'begun_at' | 'token_expires_at'>,
): ClientInvitation[] {
  const { client_id: clientId, sent_to: email, begun_at, token_expires_at: until } = row;
  if (clientId === null || email === null || until === null) return [];
  return [{ clientId, email, sentAt: begun_at.toISOString(), until: until.toISOString() }];
}
