export const text = {
  confirming: 'Confirming your subscription',
  confirmWhat: 'subscription',
  confirmed: 'You are subscribed',
  confirmedWhy: (title: string, email: string) =>
    `We will send emails about “${title}” to ${email}. Each one has a link to unsubscribe.`,
  end: 'Unsubscribe from these emails?',
  endWhy: 'You will get no more emails on this topic. Nothing else changes.',
  endNow: 'Unsubscribe',
  ending: 'Unsubscribing…',
  ended: 'You are unsubscribed',
  endedWhy: (title: string, email: string) =>
    `We no longer send emails about “${title}” to ${email}. You can subscribe again on our home page.`,
  alertConfirmed: 'We will tell you',
  alertConfirmedWhy: (topic: string, city: string) =>
    `We will send one email once somebody is listed for ${topic} in ${city}, and then delete your address. The email that brought you here has a link to stop it.`,
  alertEnd: 'Stop waiting?',
  alertEndWhy: 'We will not write to you when somebody is listed, and delete your address.',
  alertEndNow: 'Stop',
  alertEnded: 'We will not write to you',
  alertEndedWhy: (topic: string, city: string) =>
    `Your request for ${topic} in ${city} and its address are deleted.`,
  alertGoneWhy: 'Your request was sent or ended before. Its address is deleted.',
  failed: 'This did not reach us, so the emails still come. Check your connection, then try again.',
  spent: 'This link no longer works',
  spentWhy:
    'It is more than a week old, or you have unsubscribed since. Subscribe again on our home page to get a new email.',
  unknown: 'This link is not from one of our emails',
  unknownWhy: 'Open our newest email and use the whole link in it.',
  home: 'To the home page',
  blogs: 'Read our latest articles',
} as const;
