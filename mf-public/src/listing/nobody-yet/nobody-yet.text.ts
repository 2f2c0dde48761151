export const text = {
  alert: (topic: string, city: string) => `Tell me when somebody is listed for ${topic} in ${city}`,
  alertWhy:
    'One email, once. We keep your address, the topic and the city, nothing that you typed, and for a year at most.',
  email: 'Email',
  tell: 'Tell me',
  telling: 'Sending…',
  pending: (email: string) =>
    `One more step: open the link in our email to ${email}, and we will tell you.`,
  confirmed: 'We will tell you by email. The email that we have just sent has a link to stop it.',
  ask: 'Ask a free question instead',
} as const;
