import type { SamplePost } from './post.types';

export const aComplaintThatIsAnswered: SamplePost = {
  slug: 'how-to-write-a-complaint-that-is-answered',
  title: 'How to write a complaint that is answered',
  summary: 'Facts first, one request, one page. Officers read hundreds; help them to help you.',
  topic: 'Citizens',
  picture: 'officer',
  daysAgo: 48,
  body: `
An officer who handles complaints reads dozens a day. The ones that are settled quickly are seldom the loudest; they are those from which it is clear within half a minute what happened, what is asked for and where the proof is.

Begin with the facts, in the order in which they happened: date, place, name of the service, number of the application or the bill. One sentence for each event is enough. Write what was done and said, and keep what you think of it for the end or for a friend.

Then ask for one thing. "Please refund 1,240 rupees charged twice on 3 May" can be answered with yes or no. "Please look into the working of the department" cannot be answered at all, so it is forwarded.

## Attach, and number what you attach

- The receipt, bill or acknowledgement
- Earlier letters and the replies to them
- Photographs with the date, where something is to be seen

Send it to the place that can decide, which is usually the office that made the mistake, and note the number you are given. Most public services have a date by which an application or a complaint must be answered. When it has passed, do not write a new complaint: refer to the old number and go one step higher.

You may complain without your name where you fear for yourself, and say so. Anonymous complaints are read, but nobody can ask you a question about them; give as many details as you can without giving yourself away.

> Be exact and be polite. The person who reads your letter is hardly ever the person who caused it.
`,
};
