import { type ComplaintsAnswer, limits } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { pagingOf } from '../../core/http/paging';
import { ApiError } from '../../core/http/problems';
import type { CategoriesService } from '../../directory';
import { namesOfKinds } from './complaints.deps';
import { toComplaint } from './complaints.model';
import { complaintsOf, countComplaints, published, type Wanted } from './complaints.store';
import { isThere } from './recipients.store';

export type ComplaintsService = ReturnType<typeof complaintsService>;

const limit = limits.complaintsPerPage;

/** Published complaints. */
export function complaintsService(db: Kysely<Tables>, categories: CategoriesService) {
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
      const kinds = await namesOfKinds(categories);
      await refuseUnknown(wanted, kinds);
      const which = published(wanted);
      const paging = pagingOf(page, limit, await countComplaints(db, which));
      const rows = await complaintsOf(db, which, { offset: (page - 1) * limit, limit });
      return { ...paging, complaints: rows.map((row) => toComplaint(row, kinds)) };
    },
  };
}
