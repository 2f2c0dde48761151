export const text = {
  title: 'Highlights',
  what: 'highlights',
  subscribeNow: 'Subscribe Now',
  subscribeTo: (title: string) => `Subscribe Now: ${title}`,
  nothing: 'Nothing new today',
  nothingWhy: 'News from Nukkad appears here.',
  seeAll: (many: string) => `See ${many}`,
  form: 'Subscribe',
  formName: 'subscription form',
  lead: (title: string) =>
    `Get emails about “${title}”. We send one email first: nothing else comes before you confirm it.`,
  email: 'Email',
  subscribe: 'Subscribe',
  subscribing: 'Subscribing…',
  done: 'One more step',
  doneWhy: (email: string) =>
    `We have sent an email to ${email}. Open the link in it to confirm your subscription.`,
  close: 'Got it',
} as const;
