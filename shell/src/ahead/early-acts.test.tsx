import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { rememberActs } from './early-acts';

const beforeTheShell = readFileSync(join(__dirname, '../../public/theme.js'), 'utf8');

function Page() {
  const [name, setName] = useState('');
  const [isOn, setOn] = useState(false);
  const [place, setPlace] = useState('hsr');
  const [presses, setPresses] = useState(0);
  const [isEntered, setEntered] = useState(false);
  return (
    <form method="post">
      <input
        aria-label="Name"
        value={name}
        onFocus={() => setEntered(true)}
        onChange={(event) => setName(event.target.value)}
      />
      <input aria-label="On" type="checkbox" checked={isOn} onChange={() => setOn(!isOn)} />
      <select aria-label="Place" value={place} onChange={(event) => setPlace(event.target.value)}>
        <option value="hsr">HSR</option>
        <option value="btm">BTM</option>
      </select>
      <button type="button" onClick={() => setPresses(presses + 1)}>
        Press
      </button>
      <output>{`${name} ${isOn} ${place} ${presses}`}</output>
      {isEntered && <p>Suggestions</p>}
    </form>
  );
}

let root: HTMLElement;
beforeEach(() => {
  root = document.createElement('div');
  root.id = 'root';
  root.innerHTML = renderToString(<Page />);
  document.body.append(root);
});
afterEach(() => root.remove());

test('what was typed, chosen and pressed before hydration is there after it', async () => {
  const repeat = rememberActs(root);
  await userEvent.type(screen.getByLabelText('Name'), 'Asha');
  await userEvent.click(screen.getByLabelText('On'));
  await userEvent.selectOptions(screen.getByLabelText('Place'), 'btm');
  await userEvent.click(screen.getByRole('button', { name: 'Press' }));
  await act(async () => hydrateRoot(root, <Page />));
  await act(async () => repeat());
  expect(screen.getByRole('status')).toHaveTextContent('Asha true btm 1');
  expect(screen.getByLabelText('Name')).toHaveValue('Asha');
});

test('the field that has focus is entered again, with what opens below it', async () => {
  const repeat = rememberActs(root);
  await userEvent.click(screen.getByLabelText('Name'));
  await act(async () => hydrateRoot(root, <Page />));
  await act(async () => repeat());
  expect(screen.getByText('Suggestions')).toBeVisible();
});

test.each([
  ['before the shell’s script', true],
  ['before hydration', false],
])('a combobox pressed %s opens', async (_when, isBeforeShell) => {
  function Search() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <input role="combobox" aria-expanded={isOpen} onClick={() => setOpen(true)} />
        {isOpen && <p>Suggestions</p>}
      </>
    );
  }
  root.innerHTML = renderToString(<Search />);
  // biome-ignore lint/security/noGlobalEval: runs the standalone script like a browser.
  eval(beforeTheShell);
  const press = () => userEvent.click(screen.getByRole('combobox'));
  if (isBeforeShell) await press();
  const repeat = rememberActs(root);
  if (!isBeforeShell) await press();
  await act(async () => hydrateRoot(root, <Search />));
  await act(async () => repeat());
  expect(screen.getByText('Suggestions')).toBeVisible();
  expect(screen.getByRole('combobox')).toHaveFocus();
});

test('a press after hydration began is answered once', async () => {
  const repeat = rememberActs(root);
  await act(async () => hydrateRoot(root, <Page />));
  await userEvent.click(screen.getByRole('button', { name: 'Press' }));
  await act(async () => repeat());
  expect(screen.getByRole('status')).toHaveTextContent('false hsr 1');
});

test('a press that hydration comes in the middle of is answered once, as one press', async () => {
  const seen = jest.fn();
  function Pressed() {
    return (
      <button type="button" onPointerDown={seen} onClick={seen}>
        Press
      </button>
    );
  }
  root.innerHTML = renderToString(<Pressed />);
  rememberActs(root);
  const button = screen.getByRole('button', { name: 'Press' });
  const user = userEvent.setup();
  await user.pointer({ keys: '[MouseLeft>]', target: button });
  await act(async () => hydrateRoot(root, <Pressed />));
  await user.pointer({ keys: '[/MouseLeft]', target: button });
  await waitFor(() => expect(seen).toHaveBeenCalled());
  expect(seen.mock.calls.map(([{ type, detail }]) => [type, detail])).toEqual([['click', 0]]);
  await user.click(button);
  expect(seen).toHaveBeenCalledTimes(3);
});

test('a link is followed by the browser alone', async () => {
  root.innerHTML = '<a href="#there">There</a>';
  const isHandled = jest.fn();
  rememberActs(root);
  root.addEventListener('click', isHandled);
  await userEvent.click(screen.getByRole('link', { name: 'There' }));
  await waitFor(() => expect(location.hash).toBe('#there'));
  expect(isHandled).not.toHaveBeenCalled();
});

test('a form is not sent as a document, and a page that was replaced forgets its acts', async () => {
  const sent = jest.fn((event: Event) => event.preventDefault());
  root.addEventListener('submit', sent);
  root.querySelector('button')?.setAttribute('type', 'submit');
  const repeat = rememberActs(root);
  await userEvent.click(screen.getByRole('button', { name: 'Press' }));
  expect(sent).not.toHaveBeenCalled();
  root.replaceChildren();
  expect(repeat).not.toThrow();
});

test('what was typed and pressed in a part whose code comes later is kept until it is here', async () => {
  let arrive = (_: { default: typeof Page }) => {};
  const Late = lazy(() => new Promise<{ default: typeof Page }>((done) => (arrive = done)));
  const withLate = (
    <Suspense>
      <Late />
    </Suspense>
  );
  root.innerHTML = `<!--$-->${renderToString(<Page />)}<!--/$-->`;
  const repeat = rememberActs(root);
  await act(async () => hydrateRoot(root, withLate));
  repeat();
  await userEvent.type(screen.getByLabelText('Name'), 'Asha');
  const button = screen.getByRole('button', { name: 'Press' });
  await userEvent.click(button);
  expect(screen.getByRole('status')).toHaveTextContent('false hsr 0');
  expect(button).toHaveAttribute('data-held');
  await act(async () => arrive({ default: Page }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Asha false hsr 1'));
  expect(button).not.toHaveAttribute('data-held');
});

test.each([
  ['before', true],
  ['while its part waits', false],
])('what was typed and pressed %s, beside what comes later, is kept', async (_when, isEarly) => {
  let arrive = (_: { default: () => null }) => {};
  const Late = lazy(() => new Promise<{ default: () => null }>((done) => (arrive = done)));
  const page = (
    <Suspense>
      <Page />
      <Late />
    </Suspense>
  );
  root.innerHTML = `<!--$-->${renderToString(<Page />)}<!--/$-->`;
  const repeat = rememberActs(root);
  const doIt = async () => {
    await userEvent.type(screen.getByLabelText('Name'), 'Asha');
    await userEvent.click(screen.getByRole('button', { name: 'Press' }));
  };
  if (isEarly) await doIt();
  await act(async () => hydrateRoot(root, page));
  repeat();
  if (!isEarly) await doIt();
  await act(async () => arrive({ default: () => null }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Asha false hsr 1'));
});

test('a press before the shell’s script is answered, once', async () => {
  // biome-ignore lint/security/noGlobalEval: runs the standalone script like a browser.
  eval(beforeTheShell);
  await userEvent.click(screen.getByRole('button', { name: 'Press' }));
  const repeat = rememberActs(root);
  await act(async () => hydrateRoot(root, <Page />));
  await act(async () => repeat());
  expect(screen.getByRole('status')).toHaveTextContent('1');
  await userEvent.click(screen.getByRole('button', { name: 'Press' }));
  expect(screen.getByRole('status')).toHaveTextContent('2');
  expect(screen.getByRole('button', { name: 'Press' })).not.toHaveAttribute('data-held');
});
