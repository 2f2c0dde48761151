export const text = {
  code: 'Code',
  requestId: 'Request',
} as const;
