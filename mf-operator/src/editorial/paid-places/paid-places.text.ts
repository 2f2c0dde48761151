import type { PaidPlace } from '@nukkad/platform/contract';

const states: Record<PaidPlace['state'], string> = {
  coming: 'Upcoming',
  running: 'Running',
  over: 'Ended',
  hidden: 'Not shown: the professional is not listed at present',
};

export const text = {
  what: 'paid places',
  intro:
    'A paid place appears beside the listing of the professional’s own profession, and is labelled Sponsored there.',
  states,
  list: 'Paid places',
  none: 'Nobody has a paid place',
  noneWhy: 'Give one to a professional who is listed.',
  add: 'New paid place',
  change: (name: string) => `Change: ${name}`,
  changeWord: 'Change',
  remove: (name: string) => `Remove: ${name}`,
  removeWord: 'Remove',
  removing: 'Removing the paid place',
  removed: 'The paid place is removed.',
  removeTitle: (name: string) => `Take the paid place of ${name} away?`,
  removeWhy: 'It will no longer be shown. To end it on a certain day, change its last day instead.',
  close: 'Close',
  vendor: 'Professional',
  noneFound: 'Nobody is listed under this name.',
  chooseVendor: 'Choose a professional from the list.',
  title: 'Heading',
  text: 'Text',
  action: 'Link text',
  from: 'First day',
  until: 'Last day',
  untilHint: 'Leave empty for no end.',
  needed: 'Fill this in.',
  tooLong: (most: number) => `At most ${most} characters.`,
  endsEarly: 'The last day is before the first.',
  saved: 'The paid place is saved.',
  span: (from: string, until: string | null) =>
    until === null ? `From ${from}` : `${from} to ${until}`,
} as const;
