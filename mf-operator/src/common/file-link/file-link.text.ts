export const text = {
  open: (name: string) => `Open ${name} (new tab)`,
  linking: 'Getting the link to the file…',
  notLinked: 'The link to the file could not be created.',
  retry: 'Retry',
} as const;
