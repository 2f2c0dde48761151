import type { AppointmentRequestAnswer, AppointmentRequestOrder } from '@nukkad/platform/contract';
import { telephoneOf } from '@nukkad/platform/contract/definitions';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import type { IdempotentWrite } from '../../core/http/idempotency';
import { referenceOf } from '../../core/http/reference';
import {
  type CategoriesService,
  type GeoService,
  mustBeBeside,
  type Speciality,
} from '../../directory';
import { addRequest, bestWithin } from './appointment-requests.store';
import { notifyAsked } from './notify-asked';

/** Vendors per request: enough that one answers, few enough that each may win the client. */
const asked = 5;

interface Deps {
  db: Kysely<Tables>;
  categories: CategoriesService;
  geo: GeoService;
  idempotent: IdempotentWrite;
  publicUrl: string;
}

export type AppointmentRequestsService = ReturnType<typeof appointmentRequestsService>;

/** Appointment requests from a listing's form; each is routed to the best matching vendors. */
export function appointmentRequestsService({ db, categories, geo, idempotent, publicUrl }: Deps) {
  return {
    /** Fails with `validation` for a profession, speciality or city that does not exist. */
    async create(
      order: AppointmentRequestOrder,
      key: string | undefined,
    ): Promise<AppointmentRequestAnswer> {
      const beside = await mustBeBeside(categories, order);
      const around = await geo.localitiesOf(order.city);
      const vendors = beside ? await matching(db, beside, around) : [];
      const phone = telephoneOf(order.phone) ?? order.phone;
      return idempotent({ call: 'createAppointmentRequest', key, body: order }, async (trx) => {
        const reference = referenceOf('A', await addRequest(trx, { ...order, phone }, vendors));
        const { name, city } = order;
        await notifyAsked(trx, vendors, { reference, name, phone, city }, publicUrl);
        return { reference, routedTo: vendors.length };
      });
    },
  };
}

/** Matches the speciality, else the profession: the best rated near by, then in the city. */
async function matching(
  db: Kysely<Tables>,
  { profession, spec }: Speciality,
  { near, city }: { near: string[]; city: string[] },
): Promise<string[]> {
  const group = spec
    ? ({ column: 'sub_category_id', categoryId: spec._id } as const)
    : ({ column: 'category_id', categoryId: profession._id } as const);
  const close = await bestWithin(db, { ...group, localities: near }, asked);
  if (close.length === asked) return close;
  const others = await bestWithin(db, { ...group, localities: city }, asked);
  return [...new Set([...close, ...others])].slice(0, asked);
}
