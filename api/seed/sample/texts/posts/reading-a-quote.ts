import type { SamplePost } from './post.types';

export const readingAQuote: SamplePost = {
  slug: 'how-to-read-a-quote-for-a-website',
  title: 'How to read a quote for a website',
  summary: 'Three prices for the same shop can all be honest. What each of them leaves out.',
  topic: 'Business',
  picture: 'engineer',
  daysAgo: 57,
  body: `
A baker asks three developers for an online shop and receives three prices: forty thousand, one and a half lakh, six lakh. None of them is lying. They have imagined three different shops, and the quote shows only the last line.

Write down what a customer does, step by step, before you ask for a price: finds a cake, chooses a size, pays, gets a message, picks it up. Then write what you do: add a cake, close on a holiday, see the orders of tomorrow. Each sentence is something that has to be built and tested, and a quote can be read against it.

## Lines that are often missing

- Texts and photographs: who supplies them, and by when
- Payment: the provider's share of each sale
- Hosting, domain and e-mail for each year after the first
- Changes after the start: how many are included, and what the next one costs
- Handover: accounts and source code in your name

The last one matters most. The domain, the hosting and the payment account should be registered to you, with the developer as a guest. A business that has to ask somebody for its own address is not the owner of its shop.

Prefer a small first version that is finished in a month to a complete one that is promised in six. You will learn from the first hundred orders what nobody could have told you, and it is cheap to change what is still small.

Ask to use two sites the developer made, on your phone, on a slow connection. If you can order something in a minute, so can your customers.
`,
};
