export const text = {
  table: 'Fees',
  columns: {
    service: 'Service',
    rate: 'Rate/hr',
    hours: 'Hours',
    charges: 'Other charges',
    total: 'Total',
  },
  none: 'No fees are listed yet.',
  dash: '–',
  sum: 'Total = rate × hours + other charges.',
  lessons: 'Fee Details',
  perLesson: (price: string, minutes: number) => `${price} per lesson of ${minutes} min`,
  minutes: (minutes: number) => `${minutes} min`,
  perHour: (price: string) => `${price}/hr`,
  instead: (price: string) => `was ${price}`,
} as const;
