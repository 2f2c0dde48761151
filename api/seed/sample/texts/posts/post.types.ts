/** An article before it is stored. `picture` names a category's scene. */
export interface SamplePost {
  slug: string;
  title: string;
  summary: string;
  topic: string;
  picture: string;
  daysAgo: number;
  /** In the Markdown of `content/markdown.model.ts`. */
  body: string;
}
