/** An article to be stored. `picture` names a category's scene. */
export interface SamplePost {
  slug: string;
  title: string;
  summary: string;
  topic: string;
  picture: string;
  daysAgo: number;
  /** Markdown as in `content/markdown.model.ts`. */
  body: string;
}
