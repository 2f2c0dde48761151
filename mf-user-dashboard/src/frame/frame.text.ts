export const text = {
  menu: 'Your dashboard',
  toggle: (section: string) => `Menu: ${section}`,
  groups: { account: 'ACCOUNT SETTINGS', other: 'OTHER' },
  sections: {
    appointments: 'MY APPOINTMENTS',
    personalInfo: 'Profile Information',
    manageAddresses: 'Manage Addresses',
    reviews: 'Reviews & Ratings',
    favourites: 'Favourites',
    support: 'Customer Support',
    messages: 'Messages',
    assignments: 'Assignments',
    records: 'Records with Professionals',
  },
  logout: 'LOGOUT',
  remove: 'Delete Account',
  accountExitPart: 'ways out',
} as const;
