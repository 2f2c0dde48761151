import { type BookingOrder, messages } from '@nukkad/platform/contract';
import { telephoneOf } from '@nukkad/platform/contract/definitions';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import type { Caller } from '../../core/guest-tokens/caller';
import { ApiError } from '../../core/http/problems';
import { notValid } from '../../core/http/refusals';
import type { Proof } from '../../identity';
import { businessOf, type ClientBusiness } from '../../payments';
import type { BookingDeps } from './bookings.deps';

/** The client's contact details as stored with the booking. */
export interface BookingClient extends ClientBusiness {
  client_name: string;
  client_phone: string | null;
  client_city: string | null;
  client_email: string | null;
}

/** The client details typed, else those of the account. Fails with `validation` without either. */
export async function bookingClient(
  trx: Kysely<Tables>,
  order: BookingOrder,
  { person }: Caller,
): Promise<BookingClient> {
  const { client } = order;
  const account = person && (await accountOf(trx, person.userId));
  if (!client && !account) throw notValid({ client: messages.required });
  return {
    client_name: client?.name ?? account?.full_name ?? '',
    client_phone: client ? telephoneOf(client.phone) : (account?.phone ?? null),
    client_city: client?.city ?? null,
    client_email: client?.email ?? account?.email ?? null,
    ...businessOf(order),
  };
}

/**
 * Whether the client is proved: by an account, or by the one-time code sent to a guest's email,
 * which is used up. Fails with `otp-invalid`.
 */
export async function proveClient(
  trx: Kysely<Tables>,
  { codes }: Pick<BookingDeps, 'codes'>,
  { order, caller, proof }: { order: BookingOrder; caller: Caller; proof: Proof | null },
): Promise<boolean> {
  const email = order.client?.email;
  if (caller.person) return true;
  if (email === undefined) return false;
  const isOwnCode = proof?.email.toLowerCase() === email.toLowerCase();
  if (proof && isOwnCode && (await codes.useUp(trx, proof.id))) return true;
  throw new ApiError('otp-invalid', messages.invalidOtp, { otp: messages.invalidOtp });
}

const accountOf = (trx: Kysely<Tables>, userId: string) =>
  trx
    .selectFrom('app_user')
    .select(['full_name', 'email', 'phone'])
    .where('id', '=', userId)
    .executeTakeFirst();
