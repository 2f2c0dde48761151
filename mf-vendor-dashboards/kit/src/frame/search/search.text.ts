export const text = {
  label: 'Search your dashboard',
  placeholder: (what: readonly string[]) => `Search ${what.join(', ').toLowerCase()}`,
  none: 'Nothing was found. Try a name, a number or what it is about.',
  failed: 'The search did not work. Check your connection, then change what you typed.',
} as const;
