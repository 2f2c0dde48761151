import type { OwnClientLink } from '@nukkad/platform/contract';
import type * as shown from './shown-links.store';

type Appointments = Awaited<ReturnType<typeof shown.appointmentsOf>>;
type Assignments = Awaited<ReturnType<typeof shown.assignmentsOf>>;

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
