import {
  at,
  attach,
  button,
  dialog,
  find,
  press,
  refused,
  section,
  state,
  TEXT_FILE,
} from './state.mjs';

/** What people open in their own dashboard. */
export const ofUsers = [
  state('profile menu', at('/'), [button('Profile')], find('menu'), 'wide'),
  state(
    'notifications',
    at('/'),
    [button(/^Notifications/)],
    find('button', /^Notifications/, { expanded: true }),
  ),
  state('menu', at('/'), [button('Menu')], dialog('Menu'), 'narrow'),
  state(
    'sections',
    section('personalInfo'),
    [button(/^Menu: /)],
    find('button', /^Menu: /, { expanded: true }),
    'narrow',
  ),
  state('moving', section('appointments'), [button(/^Reschedule/)], dialog('Choose another time')),
  state(
    'cancelling',
    section('appointments'),
    [button(/^Cancel appointment/)],
    dialog('Cancel this appointment?'),
  ),
  state(
    'review',
    section('appointments'),
    [press('tab', /^Past/), button(/^Write a Review/)],
    dialog(/^Your review of/),
  ),
  state(
    'address, refused',
    section('manageAddresses'),
    [button('+ Add a new Address'), button('Save')],
    refused,
  ),
  state('name', section('personalInfo'), [button('Edit Name')], find('textbox', /name/i)),
  state(
    'messages to a phone',
    section('personalInfo'),
    [button('Messages to your phone')],
    dialog('Messages to your phone'),
  ),
  state(
    'a list of favourites',
    section('favourites'),
    [button(/^List: /), press('menuitem', 'New list…')],
    dialog('New list'),
  ),
  state('ticket, refused', section('support'), [button('Send')], refused),
  state('logout', section('personalInfo'), [button('LOGOUT')], find('alertdialog'), 'wide'),
  state(
    'deletion',
    section('personalInfo'),
    [button('Delete Account')],
    find('alertdialog'),
    'wide',
  ),
  state('a refused file', at('/complaints'), [attach(TEXT_FILE)], (page) =>
    page.getByText(/^note\.txt is not a PDF/).first(),
  ),
];
