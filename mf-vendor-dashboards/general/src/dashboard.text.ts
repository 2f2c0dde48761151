export const text = {
  availability: 'Availability',
  complaints: 'Complaints',
  officePage: 'Public Desk',
} as const;
