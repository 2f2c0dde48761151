export const text = {
  kind: 'What for',
  service: 'Service',
  noService: 'None of the listed services',
  hours: 'Hours',
} as const;
