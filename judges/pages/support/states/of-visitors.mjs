import { views } from '../views.mjs';
import {
  at,
  booking,
  button,
  details,
  dialog,
  find,
  press,
  pressInDialog,
  refused,
  state,
  write,
} from './state.mjs';

/** What visitors open. */
export const ofVisitors = [
  state('location', at('/'), [button(/^Location: /)], dialog('Choose your location')),
  state(
    'categories',
    at('/'),
    [button('Categories')],
    find('button', 'Categories', { expanded: true }),
    'wide',
  ),
  state('menu', at('/'), [button('Menu')], dialog('Menu'), 'narrow'),
  state(
    'suggestions',
    at('/'),
    [press('combobox', 'What are you looking for?')],
    find('listbox', 'Suggestions'),
  ),
  state(
    'subscription, refused',
    at('/'),
    [button(/^Subscribe Now/), write('textbox', 'Email', 'nobody'), pressInDialog('Subscribe')],
    refused,
  ),
  state('a filter', at('/doctors'), [button('Gender')], find('group', 'Gender'), 'wide'),
  state('filters', at('/doctors'), [button(/^Filters/)], dialog('Filters'), 'narrow'),
  state('order', at('/doctors'), [button('Sort')], dialog('Sort By'), 'narrow'),
  state(
    'toast',
    at('/doctors'),
    [button(/^Add .* to favourites$/)],
    find('region', 'Notifications'),
  ),
  state('request, refused', at('/doctors'), [button('Send request')], refused),
  state('booking', details('doctor'), [button('Book Now')], dialog('Book appointment'), 'narrow'),
  state(
    'a chosen time',
    details('doctor'),
    [button(/^\d+:\d\d [AP]M, .*IST$/)],
    find('button', /IST$/, { pressed: true }),
    'wide',
  ),
  state('checks', details('doctor'), [button(/^Verified/)], dialog('Checked by Nukkad')),
  state(
    'lessons',
    details('teacher', '&tab=fees'),
    [button(/^Buy \d+ lessons$/)],
    dialog(/^Buy \d+ lessons/),
  ),
  // Each view holds a time of its own.
  ...views.map(({ width, colorScheme }, nth) => ({
    ...state('checkout, refused', booking(nth), [button('Book Now')], refused, width),
    colorScheme,
  })),
  state(
    'recipients',
    at('/complaints'),
    [write('combobox', /^Officer or office/, 'pa')],
    find('listbox'),
  ),
  state('complaint, refused', at('/complaints'), [button('Send complaint')], refused),
  ...[
    ['/login', 'Login'],
    ['/register', 'Create an Account'],
    ['/forgot-password', 'Send a link'],
    ['/donate', 'Continue to payment'],
  ].map(([address, send]) => state('refused', at(address), [button(send)], refused)),
];
