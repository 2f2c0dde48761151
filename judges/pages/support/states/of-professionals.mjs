import {
  at,
  button,
  calendar,
  dialog,
  find,
  hold,
  month,
  press,
  pressInDialog,
  refused,
  state,
  write,
} from './state.mjs';

/** What professionals open in their dashboards. */
const DOCTOR = '/doctor-dashboard';
export const ofDoctors = [
  state('menu', at(DOCTOR), [button('More')], find('button', 'More', { expanded: true }), 'narrow'),
  state('search', at(DOCTOR), [write('combobox', 'Search your dashboard', 'an')], find('listbox')),
  state(
    'notifications',
    at(DOCTOR),
    [button(/^Notifications/)],
    find('button', /^Notifications/, { expanded: true }),
  ),
  state('a request', at(DOCTOR), [button(/^Details of the request of/)], dialog(/^Appointment of/)),
  state(
    'rejecting',
    at(DOCTOR),
    [button(/^Reject the request of/)],
    dialog(/^Reject the request of/),
  ),
  state(
    'moving an appointment',
    at(`${DOCTOR}/appointments`),
    [
      button('Later week'),
      hold('button', /\d to \d.*,/, 'm'),
      ...['ArrowDown', 'Enter'].map((key) => (page) => page.keyboard.press(key)),
    ],
    dialog('Move and notify?'),
    'wide',
  ),
  state('export', at(`${DOCTOR}/appointments`), [button('Export')], find('menu')),
  state(
    'own calendar',
    at(`${DOCTOR}/settings`),
    [button('Show in your own calendar')],
    dialog('Show in your own calendar'),
  ),
  state(
    'other calendar',
    at(`${DOCTOR}/settings`),
    [button('Take in a calendar kept elsewhere')],
    dialog('Take in a calendar kept elsewhere'),
  ),
  state(
    'patient, refused',
    at(`${DOCTOR}/patients`),
    [button('+ Add Patient'), button(/^Save/)],
    refused,
  ),
  state(
    'date',
    at(`${DOCTOR}/patients`),
    [button('+ Add Patient'), write('textbox', 'Name', 'A patient'), calendar],
    month,
  ),
  state('actions', at(`${DOCTOR}/patients`), [button(/^Actions for/)], find('menu')),
  state(
    'record',
    at(`${DOCTOR}/patients`),
    [button(/^Actions for/), press('menuitem', 'View')],
    dialog(),
  ),
  state(
    'account for payouts',
    at(`${DOCTOR}/payments`),
    [button(/^(Give an|Change) account$/)],
    dialog('Account for payouts'),
  ),
];

export const ofTeachers = [
  state(
    'assignment, refused',
    at('/teacher-dashboard/assignments'),
    [button('Set an assignment'), pressInDialog('Set an assignment')],
    refused,
  ),
  state(
    'date',
    at('/teacher-dashboard/assignments'),
    [button('Set an assignment'), write('textbox', /^Title/, 'Reading'), calendar],
    month,
  ),
];

export const ofAdvocates = [
  state(
    'case, refused',
    at('/advocate-dashboard/cases'),
    [button('+ Add case'), button('Save case')],
    refused,
  ),
];

export const ofOfficers = [
  state(
    'answer to a complaint',
    at('/officer-dashboard/complaints'),
    [button(/^Answer /)],
    find('textbox', 'Your answer'),
  ),
];
