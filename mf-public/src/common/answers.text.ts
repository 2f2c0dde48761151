export const answeredBy = 'Answered by';
export const unanswered = 'No answers yet.';
