import { limits, type VendorsAnswer } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { CategoriesService } from '../categories/categories.service';
import { ApiError } from '../http/problems';
import type { Tables } from '../storage/database.types';
import { toVendor } from './vendor.wire';
import { vendorsOf } from './vendors.store';

/** A listing as asked for. Without `page` and `limit`: as much as one answer holds. */
export interface Listing {
  categoryId: string;
  spec?: string;
  page?: number;
  limit?: number;
}

export type VendorsService = ReturnType<typeof vendorsService>;

export function vendorsService(db: Kysely<Tables>, categories: CategoriesService) {
  return {
    /** Fails with `category-unknown`, or `page-out-of-range` for a page beyond the last. */
    async list({ categoryId, spec, ...asked }: Listing): Promise<VendorsAnswer> {
      const category = spec
        ? await categories.childBySlug(categoryId, spec)
        : await categories.byId(categoryId);
      const { page, limit } = pageOf(asked);
      const total = category.count;
      const totalPages = Math.ceil(total / limit);
      // The first page of an empty list is a list, only an empty one.
      if (page > Math.max(1, Math.min(totalPages, limits.deepestPage))) {
        throw new ApiError('page-out-of-range', `There is no page ${page} of ${totalPages}.`);
      }
      const rows = await vendorsOf(db, {
        column: category.parent === null ? 'category_id' : 'sub_category_id',
        categoryId: category._id,
        offset: (page - 1) * limit,
        limit,
        total,
      });
      return {
        vendors: rows.map((row) => toVendor(row, new Date())),
        page,
        limit,
        total,
        totalPages,
      };
    },
  };
}

function pageOf({ page, limit }: Pick<Listing, 'page' | 'limit'>) {
  const unpaged = page === undefined ? limits.vendorsPerAnswer : limits.vendorsPerPage;
  return { page: page ?? 1, limit: limit ?? unpaged };
}
