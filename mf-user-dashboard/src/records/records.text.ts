import { bookingKindWords as kinds } from '@nukkad/vendor-kit';
import { bookingStatusWords as statuses } from '../common/booking-status.text';

export const text = {
  kinds,
  statuses,
  title: 'Records with professionals',
  what: 'records',
  lead: 'Professionals keep their own record of you. Link your account to see its appointments and assignments, never their notes.',
  none: 'No records yet',
  noneWhy:
    'Everyone you book keeps one. If someone already has a record of you, ask them to link it.',

  linked: 'Linked',
  requested: 'Requested',
  former: 'Ended',
  since: (day: string) => `Since ${day}`,
  askedOn: (day: string) =>
    `Asked on ${day}. If they have a record with that address, a link is on its way to it; otherwise they decide.`,
  endedOn: {
    client: (day: string) => `You ended it on ${day}.`,
    professional: (day: string) => `They refused or ended it on ${day}.`,
    system: (day: string) => `Ended on ${day}: another link took its place.`,
  },
  appointments: 'Appointments',
  noAppointments: 'No appointments in this record.',
  assignments: (count: number) => `${count} ${count === 1 ? 'assignment' : 'assignments'}`,
  documents: (count: number) => `${count} ${count === 1 ? 'file' : 'files'}`,
  shared: 'Also shared',

  end: 'End link',
  endOf: (name: string) => `End link with ${name}`,
  endTitle: (name: string) => `End the link with ${name}?`,
  endWhy:
    'You will no longer see this record, and we tell them. They keep what they wrote. Appointments you booked yourself stay under My Appointments.',
  ending: 'Ending the link',
  ended: 'The link is ended.',
  takeBack: 'Take back',
  takeBackOf: (name: string) => `Take back: ${name}`,
  takingBack: 'Taking the request back',
  takenBack: 'The request is taken back.',

  ask: 'Ask to link a record',
  professional: 'Professional',
  professionalHint: 'Type the name, then choose',
  nobodyFound: 'Nobody with this name is listed.',
  searchFailed: 'Names cannot be looked up now. Check your connection, then keep typing.',
  chooseOne: 'Choose a professional from the list',
  contact: 'The email or phone number they have for you',
  contactHint: 'It is shown to them. A link that proves an address is sent only to that address.',
  contactWrong: 'Enter an email address or a phone number',
  send: 'Ask',
  sending: 'Asking…',
  sent: (name: string) => `We have asked ${name}.`,

  confirmTitle: 'Link this account?',
  confirmWhy:
    'You opened a link that was sent to the address of a professional’s record. If you link it, you see its appointments and assignments; they see that your account is linked.',
  confirm: 'Link to this account',
  confirming: 'Linking…',
  notNow: 'Not now',
  confirmed: (name: string) => `Your account is linked to your record with ${name}.`,
  notConfirmed: 'It was not linked',
} as const;
