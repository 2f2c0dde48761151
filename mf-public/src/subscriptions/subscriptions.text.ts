export const text = {
  confirming: 'Confirming your subscription',
  confirmWhat: 'subscription',
  confirmed: 'You are subscribed',
  confirmedWhy: (title: string, email: string) =>
    `Letters about “${title}” go to ${email}. Each has a link that ends them.`,
  end: 'End these letters?',
  endWhy: 'You get no more letters on this topic. Nothing else changes.',
  endNow: 'Unsubscribe',
  ending: 'Unsubscribing…',
  ended: 'You get no more letters',
  endedWhy: (title: string, email: string) =>
    `Letters about “${title}” to ${email} have ended. You can subscribe again on our home page.`,
  failed:
    'This did not reach us, so the letters still come. Check your connection, then try again.',
  spent: 'This link is no longer good',
  spentWhy:
    'It is more than a week old, or you have unsubscribed since. Subscribe again on our home page: a new letter comes.',
  unknown: 'This link is not one of our letters’',
  unknownWhy: 'Open the newest letter and follow its link, whole and unchanged.',
  home: 'To the home page',
  blogs: 'Read our latest articles',
} as const;
