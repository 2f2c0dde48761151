import { act, fireEvent } from '@testing-library/react';
import { loadPressed, subjectTransitions } from './subject-transitions';

const card = '/doctor-detail?id=1';
const page = document.body;
let draw: ReturnType<typeof subjectTransitions>;
let isStill: boolean;
let isLoaded: boolean;
let end: () => void;
const started = jest.fn();

/** A browser's: it ends the one before, and later takes a picture of the page, which is then changed. */
const startViewTransition = (update: () => void) => {
  end();
  const finished = new Promise<void>((resolve) => {
    end = resolve;
  });
  setTimeout(() => {
    started(namedIn(page));
    update();
    started(namedIn(page));
  });
  return { finished, ready: Promise.reject(new Error('Skipped.')) };
};

const namedIn = (root: HTMLElement) =>
  Object.fromEntries(
    [...root.querySelectorAll<HTMLElement>('[style]')]
      .filter(({ style }) => style.viewTransitionName)
      .map(({ style, id }) => [style.viewTransitionName, id]),
  );

const cardOf = (id: string) =>
  `<li><img id="picture-${id}"><div data-subject="/doctor-detail?id=${id}"><h3 id="name-${id}"></h3></div></li>`;
const list = cardOf('1') + cardOf('2');
const details = `<img id="photo"><div data-subject="${card}"><h1 id="heading"></h1></div>`;

function open(address: string, html: string): void {
  history.replaceState(null, '', address);
  page.innerHTML = html;
  draw = subjectTransitions(() => isLoaded);
}
async function follow(address: string, html: string): Promise<void> {
  history.pushState(null, '', address);
  await act(async () => {
    draw(() => {
      page.innerHTML = html;
    });
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    await new Promise((changed) => setTimeout(changed));
  });
}

beforeEach(() => {
  isStill = false;
  isLoaded = true;
  end = () => {};
  started.mockClear();
  Object.assign(document, { startViewTransition });
  Object.assign(window, { matchMedia: () => ({ matches: isStill }), CSS: { escape: escaped } });
});
const escaped = (text: string) => text.replace(/[?=/]/g, '\\$&');

test('the pressed card’s picture and name move to the page’s, and back', async () => {
  open('/doctors', list);
  await follow(`${card}&tab=reviews`, details);
  expect(started.mock.calls).toEqual([
    [{ 'subject-picture': 'picture-1', 'subject-name': 'name-1' }],
    [{ 'subject-picture': 'photo', 'subject-name': 'heading' }],
  ]);
  await act(async () => end());
  expect(namedIn(page)).toEqual({});
  await follow('/doctors', list);
  expect(started.mock.calls.slice(2)).toEqual([
    [{ 'subject-picture': 'photo', 'subject-name': 'heading' }],
    [{ 'subject-picture': 'picture-1', 'subject-name': 'name-1' }],
  ]);
});

test('who goes back before the parts have arrived sees them move back', async () => {
  open('/doctors', list);
  await follow(card, details);
  await follow('/doctors', list);
  expect(started.mock.calls.slice(2)).toEqual([
    [{ 'subject-picture': 'photo', 'subject-name': 'heading' }],
    [{ 'subject-picture': 'picture-1', 'subject-name': 'name-1' }],
  ]);
  await act(async () => end());
  expect(namedIn(page)).toEqual({});
});

test('a page whose head is still to come is drawn all the same', async () => {
  open('/doctors', list);
  await follow(card, '<p>Loading</p>');
  expect(page).toHaveTextContent('Loading');
  expect(started).toHaveBeenLastCalledWith({});
});

test('a page whose code is not here yet is drawn as it comes', async () => {
  isLoaded = false;
  open('/doctors', list);
  await follow(card, '<p>Loading</p>');
  expect(page).toHaveTextContent('Loading');
  expect(started).not.toHaveBeenCalled();
});

test('the page of a pressed card is loaded before the press ends, no other one', async () => {
  open('/doctors', `${list}<a id="to" href="${card}"></a><a id="other" href="/teachers"></a>`);
  const load = jest.fn(() => Promise.reject(new Error('Offline.')));
  loadPressed(load);
  for (const id of ['to', 'other']) fireEvent.pointerDown(document.getElementById(id)!);
  expect(load.mock.calls).toEqual([['/doctor-detail']]);
});

test.each([
  ['/doctors', '/teachers', list],
  ['/doctors', '/doctor-detail?id=12', list],
  [card, `${card}&tab=reviews`, details],
])('from %s to %s nothing moves', async (address, next, html) => {
  open(address, html);
  await follow(next, '<p>Next</p>');
  expect(page).toHaveTextContent('Next');
  expect(started).not.toHaveBeenCalled();
});

test('nothing moves for who wants no motion, nor in a browser that cannot', async () => {
  isStill = true;
  open('/doctors', list);
  await follow(card, details);
  isStill = false;
  Reflect.deleteProperty(document, 'startViewTransition');
  await follow('/doctors', list);
  expect(page.querySelectorAll('h3')).toHaveLength(2);
  expect(started).not.toHaveBeenCalled();
});
