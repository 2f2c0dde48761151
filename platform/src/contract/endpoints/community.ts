import type {
  LetterKey,
  OpenQuestion,
  OpenQuestionsAnswer,
  OwnReview,
  SubscriptionStanding,
  TicketMessage,
  TicketThread,
} from '../wire';

/**
 * Calls about questions, letters and help. Keys travel in bodies, so that no server writes them
 * down: also of `readGuestTicket`, which changes nothing.
 */
export interface CommunityCalls {
  getOpenQuestions: { query: { page?: number }; answer: OpenQuestionsAnswer };
  /** Says it, or says it differently for a day. */
  answerQuestion: {
    params: { questionId: string };
    body: { text: string };
    answer: OpenQuestion;
  };
  /** At any time, also when the review itself cannot be changed any more. */
  withdrawStory: { params: { reviewId: string }; answer: OwnReview };
  confirmSubscription: {
    params: { subscriptionId: string };
    body: LetterKey;
    answer: SubscriptionStanding;
  };
  endSubscription: {
    params: { subscriptionId: string };
    body: LetterKey;
    answer: SubscriptionStanding;
  };
  readGuestTicket: { params: { number: string }; body: LetterKey; answer: TicketThread };
  replyAsGuest: {
    params: { number: string };
    body: LetterKey & { message: string };
    answer: TicketMessage;
  };
}

export const communityEndpoints = {
  getOpenQuestions: { method: 'GET', path: '/api/vendors/me/questions' },
  answerQuestion: { method: 'PUT', path: '/api/vendors/me/questions/:questionId/answer' },
  withdrawStory: { method: 'DELETE', path: '/api/reviews/:reviewId/story' },
  confirmSubscription: { method: 'POST', path: '/api/subscriptions/:subscriptionId/confirm' },
  endSubscription: { method: 'POST', path: '/api/subscriptions/:subscriptionId/end' },
  readGuestTicket: { method: 'POST', path: '/api/support/numbers/:number' },
  replyAsGuest: { method: 'POST', path: '/api/support/numbers/:number/messages' },
} as const;

export const communityOutlines = {
  getOpenQuestions: ['questions', 'canAnswer', 'totalPages'],
  answerQuestion: ['_id', 'mine'],
  withdrawStory: ['_id', 'text'],
  confirmSubscription: ['state', 'title'],
  endSubscription: ['state', 'title'],
  readGuestTicket: ['_id', 'messages'],
  replyAsGuest: ['_id', 'text'],
} as const;
