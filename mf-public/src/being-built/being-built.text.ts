interface Page {
  heading: string;
  what: string;
}

export const text = {
  mark: 'Being built',
  home: 'Go to the home page',
  pages: {
    '/start-fundraising': {
      heading: 'Raise Startup Funds',
      what: 'You will write, verify and publish your own campaign here.',
    },
    '/investors': {
      heading: 'Investors',
      what: 'Startup campaigns that look for investors, and a way to say you are interested, will be here.',
    },
    '/donate': {
      heading: 'Donate Now',
      what: 'You will choose a campaign, give to it and get a receipt here.',
    },
  } as Record<string, Page>,
  other: {
    heading: 'This page',
    what: 'It has its place on Nukkad, and will open when it is ready.',
  } as Page,
} as const;
