import { aComplaintThatIsAnswered } from './a-complaint-that-is-answered';
import { beforeYouBuild } from './before-you-build';
import { choosingADentist } from './choosing-a-dentist';
import { findingATutor } from './finding-a-tutor';
import { firstConsultation } from './first-consultation';
import { helpAtHome } from './help-at-home';
import type { SamplePost } from './post.types';
import { readingAQuote } from './reading-a-quote';
import { taxCalendar } from './tax-calendar';

/** Initial posts of the blog. */
export const posts: SamplePost[] = [
  choosingADentist,
  firstConsultation,
  taxCalendar,
  helpAtHome,
  findingATutor,
  beforeYouBuild,
  aComplaintThatIsAnswered,
  readingAQuote,
];
