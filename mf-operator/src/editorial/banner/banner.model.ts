import type { SlidesSheet } from '@nukkad/platform/contract';
import { all, pattern, required } from '@nukkad/shared-ui';
import { text } from './banner.text';

export interface TypedSlide {
  _id: string | null;
  title: string;
  text: string;
  topic: string;
  profession: string | null;
  picture: string | null;
}

export interface TypedSlides {
  revision: number;
  slides: TypedSlide[];
}

export const emptySlide: TypedSlide = {
  ...{ _id: null, title: '', text: '', topic: '' },
  ...{ profession: null, picture: null },
};

export const slidesValues = ({ revision, slides }: SlidesSheet): TypedSlides => ({
  revision,
  slides: slides.map(({ _id = null, ...slide }) => ({ _id, ...slide })),
});

export const slidesOrder = ({ revision, slides }: TypedSlides): SlidesSheet => ({
  revision,
  slides: slides.map(({ _id, title, text: words, topic, profession, picture }) => ({
    ...(_id !== null && { _id }),
    ...{ title: title.trim(), text: words.trim(), topic: topic.trim() },
    ...{ profession: profession ?? '', picture: picture ?? '' },
  })),
});

/** Lower-case letters, digits and hyphens, as in a topic's address. */
export const rightTopic = all<string>(
  required(text.needsTopic),
  pattern(/^[a-z0-9]+(-[a-z0-9]+)*$/, text.wrongTopic),
);

/** Error of the slides as a whole, if any. */
export const slidesProblem = (slides: readonly TypedSlide[]): string | undefined =>
  slides.length === 0 ? text.none : undefined;

export const slidesText = ({ slides }: TypedSlides): string =>
  slides.map(({ title, text: words }) => `${title}\n${words}`).join('\n\n');
