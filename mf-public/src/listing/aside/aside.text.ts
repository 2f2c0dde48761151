export const text = {
  part: 'forms and questions',
  appointment: 'Request an appointment',
  appointmentWhy: (many: string, place: string) =>
    `Leave your number: ${many} in ${place} call you back. Nothing is booked yet.`,
  name: 'Name',
  phone: 'Phone',
  city: 'City',
  send: 'Send request',
  sending: 'Sending…',
  requested: 'Your request is on its way',
  requestedWhy: (count: number, one: string, many: string) =>
    count === 1
      ? `We have asked 1 ${one} to call you back.`
      : `We have asked ${count} ${many} to call you back.`,
  nobodyAsked: 'Nobody is free to call back right now. We keep your request and pass it on.',
  reference: 'Reference',
  another: 'Send another',
  atMost: (characters: number) => `At most ${characters} characters`,
  question: 'Ask a free question',
  questionWhy: (one: string) =>
    `Anonymous and public: we check it first, then a verified ${one} can answer.`,
  yourQuestion: 'Your question',
  email: 'Email, to hear of the answer (optional)',
  ask: 'Ask',
  asking: 'Asking…',
  asked: 'We have your question',
  askedWhy: (email: string) =>
    email === ''
      ? 'We read it first. Then it appears here, and a professional can answer.'
      : `We read it first. Then it appears here, and a professional can answer. We will write to ${email} about it.`,
  askAnother: 'Ask another',
  sponsored: 'Sponsored',
  faq: 'Frequently asked questions',
  faqWhat: 'questions and answers',
  answered: 'Questions from visitors',
  allAnswered: (count: number) => `Show all ${count} questions`,
  fewerAnswered: 'Show fewer questions',
} as const;
