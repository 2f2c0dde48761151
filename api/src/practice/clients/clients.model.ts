import type { Client, ClientOrder } from '@nukkad/platform/contract';
import { telephoneOf } from '@nukkad/platform/contract/definitions';
import { faceOf } from '../../core/assets/faces';
import { clientNumber } from '../calendar/client-number';
import type { ClientRow } from './clients.store';

export function toClient(row: ClientRow): Client {
  const { id, name, phone, email, gender, born, concern, status, note, visits } = row;
  return {
    _id: id,
    number: clientNumber(row.number),
    ...{ name, phone, email, gender, born, concern, status, note, visits },
    img: faceOf(id, gender),
    heightCm: row.height_cm,
    weightKg: row.weight_kg,
    registeredOn: row.registered_on,
    lastVisit: row.last_visit?.toISOString() ?? null,
    nextVisit: row.next_visit?.toISOString() ?? null,
    lessonsBought: row.lessons_bought,
    lessonsLeft: row.lessons_left,
    isArchived: row.archived_at !== null,
    hasAccount: row.user_id !== null,
  };
}

/** An order as stored; omitted fields are undefined and keep their value. */
export function valuesOf(order: ClientOrder) {
  const { name, phone, email, gender, born, heightCm, weightKg, concern, status, note } = order;
  return {
    ...{ name, email, gender, born, concern, status, note },
    phone: phone && telephoneOf(phone),
    height_cm: heightCm,
    weight_kg: weightKg,
  };
}
