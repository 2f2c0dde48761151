export const text = {
  chooseFile: 'Choose a file',
  chooseFiles: 'Choose files',
  dropOn: (what: string) => `Drop files here: ${what}`,
  kinds: (others: string, last: string) => `${others} or ${last}`,
  fileLimits: (kinds: string, size: string) => `${kinds}, up to ${size}`,
  fileStates: {
    waiting: 'Waiting',
    sending: 'Sending…',
    sent: 'Sent',
    failed: 'Not sent',
  },
  sendingOf: (file: string) => `Sending ${file}`,
  /** Upload progress of a file. */
  percent: (value: number) => `${value}%`,
  retryOf: (file: string) => `Retry ${file}`,
  oneFileOnly: 'Only one file can be chosen here: the first was taken.',
  refusedKind: (file: string, kinds: string) => `${file} is not a ${kinds} file.`,
  refusedSize: (file: string, size: string, limit: string) =>
    `${file} has ${size}, more than the ${limit} allowed.`,
  refusedEmpty: (file: string) => `${file} is empty.`,
} as const;
