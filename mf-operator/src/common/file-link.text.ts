export const text = {
  open: (name: string) => `Open ${name} (new tab)`,
  linking: 'The link to the file is being made…',
  notLinked: 'The link to the file could not be made.',
  retry: 'Retry',
} as const;
