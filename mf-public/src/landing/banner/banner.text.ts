export const text = {
  title: 'Highlights',
  what: 'highlights',
  subscribeNow: 'Subscribe Now',
  subscribeTo: (title: string) => `Subscribe Now: ${title}`,
  nothing: 'Nothing new today',
  nothingWhy: 'What is new on Nukkad is told here.',
  seeAll: (many: string) => `See ${many}`,
  form: 'Subscribe',
  formName: 'subscription form',
  lead: (title: string) =>
    `Get letters about “${title}”. We send you one letter first: nothing else comes before you confirm it.`,
  email: 'Email',
  subscribe: 'Subscribe',
  subscribing: 'Subscribing…',
  done: 'One more step',
  doneWhy: (email: string) =>
    `We ask ${email} for a confirmation. Open the link in that letter; nothing is sent before.`,
  close: 'Got it',
} as const;
