/** Built-in texts of the components; callers may override them. */

export const newcomer = 'New';
export const ratedAs = (average: string, count: string) =>
  `Rated ${average} out of 5, ${count} reviews`;
export const breadcrumb = 'Breadcrumb';
export const pages = 'Pages';
export const firstPage = 'First page';
export const previousPage = 'Previous page';
export const nextPage = 'Next page';
export const lastPage = 'Last page';
export const pageNumber = (page: number) => `Page ${page}`;
export const previous = 'Previous';
export const next = 'Next';
export const retry = 'Retry';
export const search = 'Search';
export const code = 'Code';
export const requestId = 'Request';
export const stepsCompleted = (done: number, total: number) => `${done} of ${total} Completed`;
export const stepStates = {
  notStarted: 'Not started',
  inProgress: 'In progress',
  saved: 'Saved',
  notSaved: 'Not saved',
  needsChange: 'Needs a change',
} as const;
export const showPassword = 'Show password';
export const hidePassword = 'Hide password';
export const countryCode = '+91';
export const less = (what: string) => `Decrease: ${what}`;
export const more = (what: string) => `Increase: ${what}`;
export const choose = 'Choose…';
export const nothingYet = 'Nothing here yet';
export const stillLoading = 'Still loading…';
export const close = 'Close';
export const opensElsewhere = '(opens in a new tab)';
export const cancel = 'Cancel';
export const charactersOf = (count: number, limit: number) => `${count} of ${limit}`;
export const tooLong = 'Too long';
export const leaveUnsaved = (what: string) => `Leave without saving ${what}?`;
export const leave = 'Leave';
export const stay = 'Stay';
export const answersToCorrect = 'Some answers need another look:';
export const searching = 'Searching…';
export const clear = (what: string) => `Clear: ${what}`;
export const chosen = (count: number) => `${count} chosen`;
export const remove = (what: string) => `Remove ${what}`;
export const mustBeDigit = 'Must be a single digit';
export const codeIsRight = 'The code is right';
export const digitOf = (place: number, length: number) => `Digit ${place} of ${length}`;
export const chooseFile = 'Choose a file';
export const chooseFiles = 'Choose files';
export const dropOn = (what: string) => `Drop files here: ${what}`;
export const fileLimits = (kinds: string, size: string) => `${kinds}, up to ${size}`;
export const fileStates = {
  waiting: 'Waiting',
  sending: 'Sending…',
  sent: 'Sent',
  failed: 'Not sent',
} as const;
export const sendingOf = (file: string) => `Sending ${file}`;
/** Upload progress of a file. */
export const percent = (value: number) => `${value}%`;
export const retryOf = (file: string) => `Retry ${file}`;
export const oneFileOnly = 'Only one file can be chosen here: the first was taken.';
export const refusedKind = (file: string, kinds: string) => `${file} is not a ${kinds} file.`;
export const refusedSize = (file: string, size: string, limit: string) =>
  `${file} has ${size}, more than the ${limit} allowed.`;
export const refusedEmpty = (file: string) => `${file} is empty.`;
export const whyBadge = (label: string) => `${label}: what was checked`;
export const required = 'Required';
export const notSent =
  'This could not be sent. Nothing you entered is lost: try again in a moment.';
export const notifications = 'Notifications';
export const undo = 'Undo';
export const showAsTable = 'Show as table';
export const showAsChart = 'Show as chart';
export const noData = 'No data available.';
export const loadingChart = (label: string) => `Loading chart: ${label}`;
export const chartFailed = 'The chart could not be loaded';
export const chartFailedNext =
  'Check your connection and try again, or read the numbers as a table.';
export const category = 'Category';
export const share = 'Share';
export const amount = 'Amount';
export const carousel = 'carousel';
export const slide = 'slide';
export const slideOf = (slide: number, slides: number, label: string) =>
  `${slide} of ${slides}: ${label}`;
export const positionText = (place: number, places: number) => `${place} / ${places}`;
export const previousSlide = 'Previous slide';
export const nextSlide = 'Next slide';
export const toSlide = (slide: number) => `Go to slide ${slide}`;
export const pause = 'Pause';
export const play = 'Play';
export const noSlots = 'No slots';
export const taken = '(taken)';
export const previousMonth = 'Previous month';
export const nextMonth = 'Next month';
export const today = 'today';
export const selected = 'selected';
export const notAvailable = 'not available';
export const calendar = 'Calendar';
export const dateTooEarly = (first: string) => `Choose ${first} or later`;
export const dateTooLate = (last: string) => `Choose ${last} or earlier`;
export const dateNotAvailable = (day: string) => `${day} is not available`;
export const time = 'Time';
export const nothingPlanned = 'Nothing planned';
export const pickTime = (time: string, day: string) => `Choose ${time} on ${day}`;
export const until = (time: string) => ` to ${time}`;
export const moreEntries = 'more';
export const pickTimeIn = (time: string, day: string, what: string) =>
  `Choose ${time} on ${day}, ${what}`;
export const allDay = 'All day';
export const timeOn = (day: string, time: string) => `${day}, ${time}`;
export const isTaken = 'not free';
export const moving = (title: string) =>
  `Moving ${title}. Arrow keys choose another time, Enter drops it there, Escape leaves it.`;
export const staysWhereItWas = (title: string) => `${title} stays where it was.`;
export const spanChosen = (day: string, from: string, to: string) =>
  `${day}, ${from} to ${to}. Enter chooses it, Escape drops it.`;
