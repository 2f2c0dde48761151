export const text = {
  overview: 'Overview',
  verification: 'Verification',
  editorial: 'Editorial',
  search: 'Search',
  settings: 'Site settings',
  releases: 'Releases',
  errors: 'Client errors',
  jobs: 'Jobs',
  audit: 'Audit log',
  passkeyPage: 'passkey page',
} as const;
