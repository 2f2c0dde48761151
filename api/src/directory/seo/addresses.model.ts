/** Paths of the site's pages, URL-encoded. */
import { defaultSpecialities } from '@nukkad/platform/contract';

const listings: Record<string, string> = {
  ca: "/ca's",
  'govt-officer': '/govt.%20officers',
};

const details: Record<string, string> = { 'govt-officer': '/govt-offices-detail' };

/** The listing of a profession or of a speciality. */
export function listingPath(profession: string, spec?: string): string {
  const path = listings[profession] ?? `/${profession}s`;
  return spec === undefined ? path : `${path}?spec=${spec}`;
}

/** The one address of a profession's whole list: the path alone may show a speciality. */
export const everyonePath = (profession: string): string =>
  listingPath(profession, Object.hasOwn(defaultSpecialities, profession) ? 'all' : undefined);

export const vendorPath = (profession: string, id: string): string =>
  `${details[profession] ?? `/${profession}-detail`}?id=${id}`;

export const officePath = (slug: string): string => `/govt-offices-detail?office=${slug}`;
export const postPath = (slug: string): string => `/blogs/${slug}`;
export const topicPath = (topic: string): string => `/blogs?${new URLSearchParams({ topic })}`;

export const storyPath = (slug: string): string => `/stories/${slug}`;
export const campaignPath = (slug: string): string => `/campaigns/${slug}`;
export const statePath = (slug: string): string => `/states/${slug}`;

/** Pages that always exist. */
export const fixedPaths = ['/', '/blogs', '/stories', '/campaigns'];
