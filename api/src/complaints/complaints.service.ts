import { type Complaint, type ComplaintsAnswer, limits } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { CategoriesService } from '../categories/categories.service';
import { ApiError } from '../http/problems';
import type { Tables } from '../storage/database.types';
import {
  type ComplaintRow,
  complaintsOf,
  countComplaints,
  isLive,
  type Wanted,
} from './complaints.store';

export type ComplaintsService = ReturnType<typeof complaintsService>;

const limit = limits.complaintsPerPage;

export function complaintsService(db: Kysely<Tables>, categories: CategoriesService) {
  async function refuseUnknown({ officerId, kind }: Wanted): Promise<void> {
    const kinds = await categories.all();
    const isKind = kinds.some((one) => one.profession === 'officer' && one.slug === kind);
    if (kind !== undefined && !isKind) {
      throw new ApiError('category-unknown', 'There is no such kind of complaint.');
    }
    if (officerId !== undefined && !(await isLive(db, officerId))) {
      throw new ApiError('vendor-unknown', 'There is no such officer.');
    }
  }

  return {
    /** Fails with `vendor-unknown`, `category-unknown`, or `page-out-of-range`. */
    async list({ page = 1, ...wanted }: Wanted & { page?: number }): Promise<ComplaintsAnswer> {
      await refuseUnknown(wanted);
      const total = await countComplaints(db, wanted);
      const totalPages = Math.ceil(total / limit);
      if (page > Math.max(1, totalPages)) {
        throw new ApiError('page-out-of-range', `There is no page ${page} of ${totalPages}.`);
      }
      const rows = await complaintsOf(db, wanted, { offset: (page - 1) * limit, limit });
      return { complaints: rows.map(toComplaint), page, limit, total, totalPages };
    },
  };
}

function toComplaint(row: ComplaintRow): Complaint {
  const { answer_text, answered_at } = row;
  return {
    _id: row.id,
    number: numberOf(row.number),
    kind: row.kind,
    text: row.published_text ?? '',
    time: row.created_at.toISOString(),
    status: row.status,
    alike: row.alike,
    answer:
      answer_text !== null && answered_at !== null
        ? { time: new Date(answered_at).toISOString(), text: answer_text }
        : null,
  };
}

/** What a complainant is given: `NK-C-000123`. */
export const numberOf = (number: number): string => `NK-C-${String(number).padStart(6, '0')}`;
