export const titles = { terms: 'Terms and conditions', privacy: 'Privacy notice' } as const;
export const document = 'document';
export const stale = 'Showing what was loaded before';
export const staleWhy = 'A newer version of the document could not be loaded.';
export const version = (version: string) => `Version ${version}`;
export const since = (day: string) => `In force since ${day}`;
export const translated = 'This is a translation';
export const translatedWhy =
  'You agree to the English text, and it alone is binding. To read it, choose English at the foot of the page.';
