/**
 * Whose session requests carry, and what is asked in it.
 *
 * @typedef {object} Caller
 * @property {string} name `visitor`, or a sample account
 * @property {(operation: object) => boolean} asks whether its operations are asked in this session
 * @property {string[]} writes operations that change something, of those that may be repeated: the run
 *   goes on with the account as it was
 * @property {string[]} lists paths whose answers name ids that other calls ask for
 */

/** Who has no session. */
export const VISITOR = 'visitor';

const isOpen = ({ security = [] }) =>
  security.length === 0 || security.some((one) => Object.keys(one).length === 0);
const isOf = (who) => (operation) =>
  !isOpen(operation) && new RegExp(`\\bFor ${who}`).test(operation.description ?? '');
const isOfPractice = isOf('professionals');
/** What only some professions have. */
const CASES = /^\/api\/vendors\/me\/(cases|hearings)\b/;
const ASSIGNMENTS = /^\/api\/vendors\/me\/assignments\b/;

/** @type {Caller[]} */
export const callers = [
  {
    name: VISITOR,
    asks: isOpen,
    writes: [
      ...['loginUser', 'forgotPassword', 'verifyOtp', 'createHold', 'createTicket'],
      ...['createAppointmentRequest', 'askQuestion', 'subscribe', 'sendInterest'],
    ],
    lists: [
      ...['/api/vendors?type=doctor', '/api/gov-offices', '/api/campaigns', '/api/posts'],
      ...['/api/stories', '/api/complaints'],
    ],
  },
  {
    name: 'user',
    asks: isOf('(anyone with a session|the user in the path)'),
    writes: [
      ...['keepFavourite', 'keepRecentSearches', 'markNotificationsRead', 'openThread'],
      ...['addAddress', 'changeAddress', 'sendMessage', 'writeToSupport', 'requestClientLink'],
    ],
    lists: [
      ...['/api/vendors?type=doctor', '/api/me/bookings?when=all', '/api/me/addresses'],
      ...['/api/threads', '/api/support/tickets', '/api/me/campaigns', '/api/me/reviews'],
    ],
  },
  {
    name: 'doctor',
    asks: (one) => isOfPractice(one) && !CASES.test(one.path) && !ASSIGNMENTS.test(one.path),
    writes: ['addClient', 'changeClient', 'addException', 'changePolicy', 'answerQuestion'],
    lists: [
      ...['/api/vendors/me/clients', '/api/vendors/me/ledger', '/api/vendors/me/questions'],
      '/api/vendors/me/bookings',
    ],
  },
  {
    name: 'advocate',
    asks: (one) => isOfPractice(one) && CASES.test(one.path),
    writes: ['addCase', 'changeCase', 'addHearing'],
    lists: ['/api/vendors/me/clients', '/api/vendors/me/cases'],
  },
  {
    name: 'teacher',
    asks: (one) => isOfPractice(one) && ASSIGNMENTS.test(one.path),
    writes: [],
    lists: ['/api/vendors/me/clients'],
  },
];

/** What a caller asks: all of theirs that reads by parameters, and the chosen writes. */
export const operationsAskedBy = ({ asks, writes }, operations) =>
  operations.filter(
    (one) => asks(one) && (readsByParameters(one) || writes.includes(one.operationId)),
  );

const readsByParameters = ({ method, parameters = [] }) =>
  method === 'get' && parameters.some(({ in: place }) => place === 'path' || place === 'query');
