export const text = {
  showAsTable: 'Show as table',
  showAsChart: 'Show as chart',
  noData: 'No data available.',
  loadingChart: (label: string) => `Loading chart: ${label}`,
  chartFailed: 'The chart could not be loaded',
  chartFailedNext: 'Check your connection and try again, or read the numbers as a table.',
  category: 'Category',
  share: 'Share',
  amount: 'Amount',
} as const;
