/** As the menu says it. */
export const text = {
  verification: 'Verification',
} as const;
