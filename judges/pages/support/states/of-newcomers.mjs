import { at, button, calendar, find, month, refused, state, write } from './state.mjs';

const step = (nth) => at(`/teacher-onboarding?step=${nth}`);

/** What somebody opens whose six steps are filled in; nothing that is saved, as views share them. */
export const ofNewcomers = [
  state('subjects', step(1), [button(/Subjects/)], find('listbox')),
  state('date', step(3), [calendar], month),
];

/** What somebody opens who has filled in nothing. */
export const ofBeginners = [
  state(
    'details, refused',
    step(1),
    [write('textbox', /^Mobile number/, '1'), (page) => page.keyboard.press('Tab')],
    refused,
  ),
];
