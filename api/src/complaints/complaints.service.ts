import { type Complaint, type ComplaintsAnswer, limits } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { CategoriesService } from '../categories/categories.service';
import { ApiError } from '../http/problems';
import type { Tables } from '../storage/database.types';
import {
  type ComplaintRow,
  complaintsOf,
  countComplaints,
  isThere,
  type Wanted,
} from './complaints.store';

export type ComplaintsService = ReturnType<typeof complaintsService>;

const limit = limits.complaintsPerPage;

export function complaintsService(db: Kysely<Tables>, categories: CategoriesService) {
  /** Names of the kinds by their slugs: those of the desks that take them. */
  async function namesOfKinds(): Promise<Map<string, string>> {
    const desks = (await categories.all()).filter(({ profession }) => profession === 'officer');
    return new Map(desks.map(({ slug, categoryName }) => [slug, categoryName]));
  }

  async function refuseUnknown(
    { officerId, kind }: Wanted,
    kinds: Map<string, string>,
  ): Promise<void> {
    if (kind !== undefined && !kinds.has(kind)) {
      throw new ApiError('category-unknown', 'There is no such kind of complaint.');
    }
    if (officerId !== undefined && !(await isThere(db, officerId))) {
      throw new ApiError('vendor-unknown', 'There is no such officer.');
    }
  }

  return {
    /** Fails with `vendor-unknown`, `category-unknown`, or `page-out-of-range`. */
    async list({ page = 1, ...wanted }: Wanted & { page?: number }): Promise<ComplaintsAnswer> {
      const kinds = await namesOfKinds();
      await refuseUnknown(wanted, kinds);
      const total = await countComplaints(db, wanted);
      const totalPages = Math.ceil(total / limit);
      if (page > Math.max(1, totalPages)) {
        throw new ApiError('page-out-of-range', `There is no page ${page} of ${totalPages}.`);
      }
      const rows = await complaintsOf(db, wanted, { offset: (page - 1) * limit, limit });
      return {
        complaints: rows.map((row) => toComplaint(row, kinds)),
        page,
        limit,
        total,
        totalPages,
      };
    },
  };
}

function toComplaint(row: ComplaintRow, kinds: Map<string, string>): Complaint {
  const { answer_text, answered_at } = row;
  return {
    _id: row.id,
    number: numberOf(row.number),
    kind: kinds.get(row.kind) ?? row.kind,
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
