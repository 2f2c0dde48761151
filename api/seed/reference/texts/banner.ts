/** A slide before it is stored. `picture` names a scene of the banner, and the topic is its own. */
export interface SampleSlide {
  title: string;
  text: string;
  topic: string;
  profession: string;
}

/** The four slides of the home page, in their order. */
export const slides: SampleSlide[] = [
  {
    title: 'Doctors who take the time to explain',
    text: 'Find a specialist near you, see the next free times and read what other patients say.',
    topic: 'doctors',
    profession: 'doctor',
  },
  {
    title: 'Engineers for your site, your shop and your house',
    text: 'From a first website to a structural check: compare work, fees and references.',
    topic: 'engineers',
    profession: 'engineer',
  },
  {
    title: 'Chartered accountants before the last date',
    text: 'Returns, notices and GST, with the fee agreed before the work begins.',
    topic: 'chartered-accountants',
    profession: 'ca',
  },
  {
    title: 'Teachers your children look forward to',
    text: 'Twenty subjects, every board, and a first lesson to see whether it fits.',
    topic: 'teachers',
    profession: 'teacher',
  },
];
