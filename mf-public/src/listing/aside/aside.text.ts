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
      ? `1 ${one} is asked to call you back.`
      : `${count} ${many} are asked to call you back.`,
  nobodyAsked: 'Nobody is free to call back right now. We keep your request and pass it on.',
  reference: 'Reference',
  another: 'Send another',
  question: 'Ask a free question',
  questionWhy: (one: string) =>
    `Anonymous and public: a verified ${one} answers, after we have read it.`,
  yourQuestion: 'Your question',
  email: 'Email, to be told of the answer (optional)',
  ask: 'Ask',
  asking: 'Asking…',
  asked: 'Your question is with us',
  askedWhy: (email: string) =>
    email === ''
      ? 'We read it first; then it appears here, and a professional can answer.'
      : `We read it first; then it appears here, and a professional can answer. We write to ${email} when it does.`,
  askAnother: 'Ask another',
  sponsored: 'Sponsored',
  faq: 'Frequently asked questions',
  faqWhat: 'questions and answers',
  answered: 'Questions of visitors',
} as const;
