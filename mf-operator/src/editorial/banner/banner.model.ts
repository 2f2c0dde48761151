import { limits, type SlidesSheet } from '@nukkad/platform/contract';
import type { Keyed } from '../../common/ordered-list.model';
import { text } from './banner.text';

export interface TypedSlide extends Keyed {
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

export const emptySlide = {
  ...{ _id: null, title: '', text: '', topic: '' },
  ...{ profession: null, picture: null },
};

export const typedOf = ({ revision, slides }: SlidesSheet): TypedSlides => ({
  revision,
  slides: slides.map(({ _id = null, ...slide }) => ({ key: _id ?? slide.title, _id, ...slide })),
});

export const orderOf = ({ revision, slides }: TypedSlides): SlidesSheet => ({
  revision,
  slides: slides.map(({ _id, title, text: words, topic, profession, picture }) => ({
    ...(_id !== null && { _id }),
    ...{ title: title.trim(), text: words.trim(), topic: topic.trim() },
    ...{ profession: profession ?? '', picture: picture ?? '' },
  })),
});

const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** What is wrong with the slides, if anything is. */
export function slidesProblem(
  slides: readonly TypedSlide[] | null | undefined,
): string | undefined {
  if (!slides || slides.length === 0) return text.none;
  const unfinished = slides.findIndex((slide) => !isFinished(slide));
  if (unfinished !== -1) return text.unfinished(unfinished + 1);
  const wrong = slides.findIndex(({ topic }) => !slug.test(topic.trim()));
  return wrong === -1 ? undefined : text.wrongTopic(wrong + 1);
}

const isFinished = ({ title, text: words, topic, profession, picture }: TypedSlide) =>
  within(title, limits.slideTitleMaxLength) &&
  within(words, limits.slideTextMaxLength) &&
  topic.trim() !== '' &&
  profession !== null &&
  picture !== null;

const within = (typed: string, most: number) => typed.trim() !== '' && typed.trim().length <= most;

export const wordsOf = ({ slides }: TypedSlides): string =>
  slides.map(({ title, text: words }) => `${title}\n${words}`).join('\n\n');
