/** Where the pages of the site are. Paths are encoded, as they stand in a link. */

const listings: Record<string, string> = {
  ca: "/ca's",
  'govt-officer': '/govt.%20officers',
};

const details: Record<string, string> = { 'govt-officer': '/govt-offices-detail' };

/** Everybody of a profession, or of one of its specialities. */
export function listingPath(profession: string, spec?: string): string {
  const path = listings[profession] ?? `/${profession}s`;
  return spec === undefined ? path : `${path}?spec=${spec}`;
}

/** The page of one professional. */
export const vendorPath = (profession: string, id: string): string =>
  `${details[profession] ?? `/${profession}-detail`}?id=${id}`;

export const officePath = (slug: string): string => `/govt-offices-detail?office=${slug}`;
export const postPath = (slug: string): string => `/blogs/${slug}`;
/** Articles of one topic. */
export const topicPath = (topic: string): string => `/blogs?${new URLSearchParams({ topic })}`;

export const storyPath = (slug: string): string => `/stories/${slug}`;
export const campaignPath = (slug: string): string => `/campaigns/${slug}`;
export const statePath = (slug: string): string => `/states/${slug}`;

/** Pages that are there whatever is stored. */
export const fixedPaths = ['/', '/blogs', '/stories', '/campaigns'];
