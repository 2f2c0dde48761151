import type { SamplePost } from './post.types';

export const firstConsultation: SamplePost = {
  slug: 'first-consultation-with-an-advocate',
  title: 'Your first consultation with an advocate',
  summary: 'What to bring, what to say first, and what you should know when you leave the room.',
  topic: 'Law',
  picture: 'advocate',
  daysAgo: 11,
  body: `
A first consultation usually lasts half an hour to an hour, and much of it can be lost on looking for papers. An hour of preparation at home is the cheapest legal help there is.

Write one page before you go. Put the dates in the left margin and one line beside each: what happened, who was there, which paper shows it. Leave out what you felt and whom you blame; the advocate will ask. Names, dates and amounts are what a case is made of.

## What to bring

- Every notice or summons you have received, with its envelope if the date matters
- The agreement, sale deed, cheque or policy the matter is about
- Messages and e-mails as a printed list, not only on a phone
- Proof of who you are and where you live

Tell the weak parts first. What you say to an advocate in confidence is privileged, so there is nothing to gain from hiding the message you should not have sent. The other side has it and will show it to the judge; your own advocate should not learn of it there.

Before you leave you should know four things: whether you have a case at all, what the alternatives are, which step comes next and by when, and what it will cost. Ask whether the fee is for a stage or for a hearing, and what court fees, typing and travel come on top. Ask for it in writing.

> Limitation is the one thing that cannot be repaired. If a notice gives you a number of days, tell it in your first sentence.

Nobody can promise you a result, and an advocate who does so should worry you. What can be promised is diligence: that you are told of every hearing, that drafts are shown to you before they are filed, and that your papers are returned when you ask for them.
`,
};
