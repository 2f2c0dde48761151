/** The few words the parts bring along; whoever uses a part may pass others. */
export const words = {
  newcomer: 'New',
  ratedAs: (average: string, count: string) => `Rated ${average} out of 5, ${count} reviews`,
  breadcrumb: 'Breadcrumb',
  pages: 'Pages',
  firstPage: 'First page',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  lastPage: 'Last page',
  pageNumber: (page: number) => `Page ${page}`,
  previous: 'Previous',
  next: 'Next',
  retry: 'Retry',
  code: 'Code',
  requestId: 'Request',
  stillLoading: 'Still loading…',
} as const;
