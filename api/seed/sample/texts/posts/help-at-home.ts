import type { SamplePost } from './post.types';

export const helpAtHome: SamplePost = {
  slug: 'hiring-help-for-the-home',
  title: 'Hiring help for the home, fairly and without surprises',
  summary:
    'Agree on hours, tasks, leave and pay before the first day, and both sides sleep better.',
  topic: 'Home',
  picture: 'labour',
  daysAgo: 26,
  body: `
Someone who comes into your home every day is closer to you than most colleagues, and yet most of these arrangements begin with two sentences at the door. Nearly every quarrel that follows is about something nobody said.

Begin with the work itself. Walk through the rooms together and name the tasks: sweeping and mopping daily, bathrooms twice a week, cooking one meal or two, and for how many people. A list of six lines on a sheet of paper is enough, in a language both of you read.

## Settle these before the first day

- Hours, and what happens when you come home late
- Pay, the day it is paid, and how: a bank transfer leaves a record for both
- One full day off each week, and paid leave for illness and festivals
- What is expected when guests stay, and what is paid for it
- How many days' notice either side gives

Ask for two earlier employers and really call them. Ask whether the person came on time and would be welcome back; those two answers rarely lie. Where the police station offers verification of domestic workers, do it together and explain why, rather than behind somebody's back.

For a single job, such as an electrician or a plumber, ask for the price of the visit, the hourly rate and who buys the parts. A fair craftsman tells you before opening the wall what may be found inside it, and shows you the old part after it has been replaced.

Do not pay a large sum in advance; do pay on the day that was agreed. An advance is a loan that is hard to speak about later, while a delayed salary is a loan you have taken without asking.

> A small book with dates, hours and payments, signed by both, settles in a minute what memory cannot.
`,
};
