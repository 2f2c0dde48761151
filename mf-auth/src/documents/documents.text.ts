export const titles = { terms: 'Terms and conditions', privacy: 'Privacy notice' } as const;
export const document = 'document';
export const stale = 'Showing what was loaded before';
export const staleWhy = 'A newer version of the document could not be loaded.';
export const version = (version: string) => `Version ${version}`;
export const since = (day: string) => `In force since ${day}`;
