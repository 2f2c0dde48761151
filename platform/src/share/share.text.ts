/** Announcements after a link was to be copied. */
export const text = {
  copied: 'The link is copied.',
  notCopied: (url: string) => `The link could not be copied. It is ${url}`,
} as const;
