/** Words of the feed of articles, as on the page of them. */
export const text = {
  title: (site: string) => `${site}: Blogs`,
  description: 'Short reads before you choose: what to ask, what it costs, what to bring.',
};
