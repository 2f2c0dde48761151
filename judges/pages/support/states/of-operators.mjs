import { at, button, dialog, find, press, pressInForm, refused, state, write } from './state.mjs';

const ROOM = '/operator-dashboard';
const COMPLAINTS = at(`${ROOM}/complaints`);
const application = ({ applicant }) => `${ROOM}/verification?practice=${applicant.vendorId}`;
const firstCase = (page) => page.getByRole('table').getByRole('link').first().click();

/** What operators open in their console. */
export const ofOperators = [
  state('an application', application, [], find('heading', 'Decision')),
  state('rejecting a document', application, [button(/^Reject /)], find('textbox', /^Reason/)),
  state(
    'returning an application',
    application,
    [button('Return for changes')],
    find('form', 'Return for changes'),
  ),
  state('a case', COMPLAINTS, [firstCase], find('heading', 'Decision')),
  state('publishing', COMPLAINTS, [firstCase, button('Publish')], find('form', 'Publish')),
  state(
    'rejection, refused',
    COMPLAINTS,
    [firstCase, button('Reject'), pressInForm('Reject', 'Reject')],
    refused,
  ),
  state(
    'several cases',
    COMPLAINTS,
    [
      (page) => page.getByLabel('Choose all on this page').check({ force: true }),
      button(/^Reject /),
    ],
    dialog(/^Reject /),
  ),
  state(
    'office, refused',
    at(`${ROOM}/editorial?part=offices`),
    [write('textbox', /^Heading/, ''), button('Save')],
    refused,
  ),
  state(
    'preview',
    at(`${ROOM}/editorial`),
    [
      press('link', 'New article'),
      write('textbox', /^Title/, 'What to ask'),
      write('textbox', /^Text/, 'Three questions.'),
      button('Preview'),
    ],
    dialog('What to ask'),
  ),
];
