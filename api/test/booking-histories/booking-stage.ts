import { type BookingKind, bookingKinds } from '@nukkad/platform/contract';
import type { InjectOptions } from 'fastify';
import type { TestApp } from '../app/app';
import { type SignedIn, signedIn } from '../app/signed-in';

/** The callers: two accounts, a guest, and the professional. */
export type Voice = 'asha' | 'ravi' | 'guest' | 'professional';

export const clients: Voice[] = ['asha', 'ravi', 'guest'];

/** An app with clients and bookable vendors. */
export interface Stage {
  running: TestApp;
  voices: Record<Exclude<Voice, 'guest'>, SignedIn>;
  bookable: { id: string; kind: BookingKind }[];
}

export interface Asking {
  voice: Voice;
  method: NonNullable<InjectOptions['method']>;
  url: string;
  body?: object | undefined;
  key?: string | undefined;
  /** A guest's token, of the hold or booking in question. */
  bookingKey?: string | undefined;
}

export interface Told {
  status: number;
  body: unknown;
}

export async function openStage(running: TestApp): Promise<Stage> {
  const { app, database } = running;
  const rows = await database.query
    .selectFrom('vendor')
    .innerJoin('category', 'category.id', 'vendor.category_id')
    .select(['vendor.id', 'category.profession'])
    .where('vendor.user_id', 'is', null)
    .where('vendor.status', '=', 'live')
    // Excludes sample vendors with bookings, which were made before the scene sets its rule.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('booking').select('id').whereRef('booking.vendor_id', '=', 'vendor.id')),
      ),
    )
    .orderBy('vendor.id')
    .execute();
  const bookable = rows.flatMap(({ id, profession }) => {
    const kind = bookingKinds(profession).at(-1);
    return kind ? [{ id, kind }] : [];
  });
  const voices = {
    asha: await signedIn(app, 'user'),
    ravi: await signedIn(app, 'advocate'),
    professional: await signedIn(app, 'officer'),
  };
  return { running, voices, bookable };
}

/** Sends a request, each history from its own network, to stay below the rate limits. */
export async function ask(stage: Stage, network: string, asking: Asking): Promise<Told> {
  const { voice, method, url, body, key, bookingKey } = asking;
  const answer = await stage.running.app.inject({
    ...{ method, url, remoteAddress: network },
    ...(body && { payload: body }),
    headers: {
      ...(voice !== 'guest' && { authorization: `Bearer ${stage.voices[voice].token}` }),
      ...(key !== undefined && { 'idempotency-key': key }),
      ...(bookingKey !== undefined && { 'booking-key': bookingKey }),
    },
  });
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
}
