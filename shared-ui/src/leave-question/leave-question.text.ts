export const text = {
  leaveUnsaved: (what: string) => `Leave without saving ${what}?`,
  leave: 'Leave',
  stay: 'Stay',
} as const;
