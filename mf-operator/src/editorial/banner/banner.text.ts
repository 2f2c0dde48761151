import { limits } from '@nukkad/platform/contract';

export const text = {
  what: 'slides',
  form: 'Banner of the home page',
  intro:
    'Who presses Subscribe Now gets letters on the topic of the slide. A topic that no slide has any more cannot be subscribed to; who already gets its letters goes on getting them.',
  list: 'Slides, in their order',
  slide: (place: number) => `Slide ${place}`,
  title: 'Heading',
  text: 'Text',
  topic: 'Topic of the letters',
  topicHint: 'Small letters and hyphens, such as chartered-accountants',
  profession: 'Leads to',
  picture: 'Scene',
  add: 'Add a slide',
  saved: 'The banner is saved.',
  none: 'The banner needs at least one slide.',
  unfinished: (place: number) =>
    `Slide ${place} is not complete: a heading of at most ${limits.slideTitleMaxLength} characters, a text of at most ${limits.slideTextMaxLength}, a topic, where it leads, and a scene.`,
  wrongTopic: (place: number) =>
    `The topic of slide ${place} is to be small letters, figures and hyphens, such as doctors.`,
} as const;
