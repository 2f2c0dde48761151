export const text = {
  all: 'All',
  loading: (many: string) => `Loading ${many}`,
  results: 'Results',
  summary: (first: string, last: string, total: string, many: string) =>
    `${first}–${last} of ${total} ${many}`,
  onlyOne: (one: string) => `1 ${one}`,
  nobody: (many: string) => `No ${many} here yet`,
  nobodyWhy: 'Nobody has listed under this heading so far.',
  seeEveryone: (many: string) => `See all ${many}`,
  beyond: 'This page is past the end of the list',
  beyondWhy: (page: string) => `There is no page ${page}. Start again from the first one.`,
  firstPage: 'Go to page 1',
  unknownSpeciality: 'We do not know this speciality',
  unknownSpecialityWhy: 'It may have been renamed. Choose one above, or see everyone.',
  absent: (many: string) => `There are no ${many} on Nukkad yet`,
  absentWhy: 'This part of the directory has not opened.',
  home: 'Go to the home page',
  searchFor: (term: string, place: string) =>
    place === ''
      ? `Results for “${term}” are not available yet`
      : `Results for “${term}” in ${place} are not available yet`,
  searchForWhy: (many: string) => `Search is being built. Until it opens, here are our ${many}.`,
} as const;
