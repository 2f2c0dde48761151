/** As the menu says it. */
export const text = {
  desk: 'Desk',
  verification: 'Verification',
  editorial: 'Editorial',
  settings: 'Site settings',
  audit: 'Audit log',
} as const;
