import type { PageIdentity, PagePicture, StructuredData } from '@nukkad/platform';
import {
  type GeoPlace,
  type ListingSubject,
  listingSharePicture,
  sharePictureSize,
  type Vendor,
} from '@nukkad/platform/contract';
import { pageAddress, pageLanguage } from '@nukkad/platform/words';
import { breadcrumbData } from '../common/page/breadcrumb-data';
import type { Profession } from '../common/professions/profession';
import { professionOfSlug } from '../common/professions/professions';
import type { TrailStep } from './query/listing.model';
import { type ListingQuery, writeQuery } from './query/listing.query.model';

/** Canonical address: without parameters that concern only this visitor or this moment. */
export function canonicalOf(path: string, query: ListingQuery, spec: string | null): string {
  const lasting = { ...query, spec, point: null, radius: null, isLiked: false, isMap: false };
  return path + writeQuery({ ...lasting, sort: 'relevance' });
}

/**
 * Whether search engines may keep the page: lists of a profession or speciality, filtered by at most
 * one value. More combinations than that are countless, and the sitemap has none of them.
 */
export function isIndexed({ term, facets, isQuick, isLiked }: ListingQuery): boolean {
  const filters = Object.values(facets).flat().length + Number(isQuick);
  return term === '' && !isLiked && filters <= 1;
}

/** Addresses of the pages before and after a page of a list. */
export function neighboursOf(
  path: string,
  query: ListingQuery,
  spec: string | null,
  totalPages: number,
): Pick<PageIdentity, 'previous' | 'next'> {
  const { page } = query;
  const address = (other: number) => canonicalOf(path, { ...query, page: other }, spec);
  return {
    ...(page > 1 && page <= totalPages && { previous: address(page - 1) }),
    ...(page < totalPages && { next: address(page + 1) }),
  };
}

/**
 * Link-preview picture of a list. Undefined for a list of several places and while its place is not
 * known: the picture would be one of another place.
 */
export function pictureOf(
  subject: Pick<ListingSubject, 'profession' | 'spec'>,
  { loc, point, facets }: Pick<ListingQuery, 'loc' | 'point' | 'facets'>,
  place: GeoPlace | null,
  heading: string,
): PagePicture | undefined {
  const isPlaced = loc !== null || point !== null || facets.city || facets.state;
  if (isPlaced && !place) return undefined;
  const src = listingSharePicture(
    { ...subject, loc: isPlaced && place ? place.slug : null },
    pageLanguage(),
  );
  return { src, ...sharePictureSize, alt: heading };
}

interface Shown {
  origin: string;
  trail: TrailStep[];
  vendors: Vendor[];
  /** The list's profession; null for a mixed list. */
  profession: Profession | null;
}

/** Structured data of a listing. */
export function listingData({ origin, trail, vendors, profession }: Shown): StructuredData[] {
  const things: (StructuredData | false)[] = [
    breadcrumbData(origin, trail),
    vendors.length > 0 && itemList(origin, vendors, profession),
  ];
  return things.filter((thing) => thing !== false);
}

function itemList(
  origin: string,
  vendors: Vendor[],
  profession: Profession | null,
): StructuredData {
  return {
    '@type': 'ItemList',
    itemListElement: vendors.flatMap(({ _id, vendorName, profession: slug }, index) => {
      const own = profession ?? professionOfSlug(slug);
      const url = own && origin + pageAddress(`${own.details}?id=${encodeURIComponent(_id)}`);
      return url ? [{ '@type': 'ListItem', position: index + 1, name: vendorName, url }] : [];
    }),
  };
}
