export const text = {
  unreadable: 'The answer was not readable.',
  late: 'The service did not answer in time.',
  unreachable: 'The service could not be reached.',
  answered: (status: number) => `The service answered ${status}.`,
  fileGone: 'The file cannot be read any more. Choose it again.',
};
