import { limits } from '@nukkad/platform/contract';
import { cleanText } from '@nukkad/platform/contract/definitions';
import type { Message } from '../../core/language/message';
import { excerpt } from '../../core/text/excerpt';

/** A story as an operator wrote it: its first line is the title. */
export interface WrittenStory {
  title: string;
  body: string;
  summary: string;
}

/** Initial text in the operator's editor. */
export const draftOf = (review: { name: string; vendor_name: string; text: string }): string =>
  `${review.name} on ${review.vendor_name}\n\n${review.text}`;

/** The story, or the error message. */
export function storyIn(text: string): WrittenStory | Message {
  const [first = '', ...others] = cleanText(text).trim().split('\n');
  const title = first.replace(/^#+\s*/, '').trim();
  const body = others.join('\n').trim();
  if (title === '' || body === '') return 'must be a title on the first line, and the story below';
  if (title.length > limits.nameMaxLength) {
    return `must have a title of at most ${limits.nameMaxLength} characters`;
  }
  if (body.length > limits.messageMaxLength) {
    return `must be at most ${limits.messageMaxLength} characters`;
  }
  return { title, body, summary: excerpt(body.replace(/^(?:##|>|-) +/gm, '')) };
}

/** The slug of a story; the end of the review's id makes it unique. */
export function storySlug(title: string, reviewId: string): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '');
  return `${words === '' ? 'story' : words}-${reviewId.slice(-8)}`;
}
