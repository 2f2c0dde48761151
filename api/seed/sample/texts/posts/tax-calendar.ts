import type { SamplePost } from './post.types';

export const taxCalendar: SamplePost = {
  slug: 'tax-calendar-for-families-and-small-firms',
  title: 'A tax calendar for families and small firms',
  summary: 'The dates that come back every year, and what to have ready a fortnight before each.',
  topic: 'Tax',
  picture: 'ca',
  daysAgo: 19,
  body: `
Tax is paid in rupees, but it is mostly lost in days: interest for paying late, a fee for filing late, a refund that comes a year later than it could have. The calendar below is the one most households and small firms live by. Dates are extended now and then, so look at the department's own notice before you rely on the last day.

The tax year runs from 1 April to 31 March. Salaried people have tax deducted every month and settle the rest with a return; everybody whose remaining tax is ten thousand rupees or more also pays in advance.

## Dates that return every year

- 15 June, 15 September, 15 December and 15 March: instalments of advance tax
- 15 June: employers hand out the certificate of tax deducted from salaries
- 31 July: returns of people whose accounts need no audit
- 31 December: last day for a late or a corrected return of the year before

Firms registered under GST have two more dates each month: the statement of sales by the 11th and the summary return with the payment by the 20th. Small firms may choose to file each quarter, which halves the work but not the record keeping.

Two weeks before each date, gather rather than calculate. Download the annual information statement, which shows what banks, registrars and companies have told the department about you, and compare it with your own papers. A mistake found there in June is an e-mail to the bank; found in a notice two years later it is a correspondence.

Keep what you based the return on for at least eight years: bank statements, rent receipts, broker's notes, purchase and sale deeds. Property papers should be kept for as long as you own the property, because the cost of improvements counts when you sell it.

> The best moment to see an accountant is April, not the last week of July. Most savings are decisions, and decisions need a year.
`,
};
