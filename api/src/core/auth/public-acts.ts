import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.generated';
import { ApiError } from '../http/problems';
import type { Message } from '../language/message';

/** Stages of a professional's listing; `verified` is live with checked documents. */
export const professionalStates = ['draft', 'review', 'live', 'verified', 'suspended'] as const;
export type ProfessionalState = (typeof professionalStates)[number];

/** An action of a professional that others see or rely on. */
export type PublicAct =
  | 'page'
  | 'bookings'
  | 'answers'
  | 'campaigns'
  | 'office'
  | 'complaint-answers'
  | 'review-replies';

const listed = { draft: false, review: false, live: true, verified: true, suspended: false };
const verified = { ...listed, live: false };
/** An operator reviews the result, so only suspended professionals are excluded. */
const reviewed = { draft: true, review: true, live: true, verified: true, suspended: false };

/** Which professional may act in public: every action in every state. Offices also need a grant. */
export const publicActs: Record<PublicAct, Record<ProfessionalState, boolean>> = {
  page: listed,
  bookings: listed,
  answers: verified,
  campaigns: reviewed,
  office: verified,
  'complaint-answers': verified,
  'review-replies': verified,
};

export const professionalStateOf = ({
  status,
  is_verified,
}: {
  status: Tables['vendor']['status'];
  is_verified: boolean;
}): ProfessionalState => (status === 'live' && is_verified ? 'verified' : status);

/** Fails with `forbidden` when the professional's state does not allow the action. */
export async function mustBeAllowed(
  db: Kysely<Tables>,
  vendorId: string,
  act: PublicAct,
): Promise<void> {
  const vendor = await db
    .selectFrom('vendor')
    .select(['status', 'is_verified'])
    .where('id', '=', vendorId)
    .executeTakeFirst();
  if (vendor && publicActs[act][professionalStateOf(vendor)]) return;
  throw new ApiError('forbidden', refusal(vendor && professionalStateOf(vendor)));
}

/** The same for an account; one without a listing acts as a user, which is allowed. */
export async function accountMustBeAllowed(
  db: Kysely<Tables>,
  userId: string,
  act: PublicAct,
): Promise<void> {
  const vendor = await db
    .selectFrom('vendor')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (vendor) await mustBeAllowed(db, vendor.id, act);
}

function refusal(state: ProfessionalState | undefined): Message {
  if (state === 'suspended') {
    return 'Your listing is suspended, so you cannot do this. Write to support to ask why.';
  }
  return 'Only verified professionals who are listed can do this. Submit your listing for review first.';
}
