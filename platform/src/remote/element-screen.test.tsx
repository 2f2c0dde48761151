import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorBoundary } from 'react-error-boundary';
import { renderScreen } from '../testing/render-screen';
import { elementScreen } from './element-screen';
import { reactScreen } from './react-screen';
import type { ElementContext, ElementScreenModule, ScreenProps } from './remote-module';

/** A screen that draws a heading and, if asked, links. */
function offers(more: Partial<ElementScreenModule> = {}): jest.Mocked<ElementScreenModule> {
  return {
    mount: jest.fn((element: HTMLElement, { setPage }: ElementContext) => {
      const heading = document.createElement('h1');
      heading.textContent = 'Offers';
      element.append(heading);
      setPage({ title: 'Offers' });
    }),
    unmount: jest.fn(),
    ...more,
  } as jest.Mocked<ElementScreenModule>;
}

function show(module: ElementScreenModule, at = '/offers') {
  const { Screen } = elementScreen(module);
  const Guarded = (props: ScreenProps) => (
    <ErrorBoundary fallbackRender={({ error }) => <p role="alert">{String(error)}</p>}>
      <Screen {...props} />
    </ErrorBoundary>
  );
  return renderScreen(Guarded, { at, pattern: '/*' });
}

const linked = (attributes: Record<string, string>) => (element: HTMLElement) => {
  const link = document.createElement('a');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  link.textContent = 'There';
  element.append(link);
};

test('a React screen stays what it is', async () => {
  const module = { Screen: () => null };
  expect(await reactScreen(module)).toBe(module);
  expect(await reactScreen(offers())).toEqual({ Screen: expect.any(Function) });
});

test('draws into its element, and names the page', () => {
  show(offers(), '/offers?page=2');
  expect(screen.getByRole('heading', { name: 'Offers' })).toBeVisible();
  expect(document.title).toBe('Offers · Nukkad');
});

test('learns where it is', () => {
  const module = offers();
  show(module, '/offers/7?page=2#more');
  const [, context] = module.mount.mock.calls[0]!;
  expect(context).toMatchObject({
    path: '/*',
    isUnknown: false,
    location: { pathname: '/offers/7', search: '?page=2', hash: '#more' },
  });
});

test('is unmounted once, after its signal is aborted', () => {
  const module = offers();
  const { unmount } = show(module);
  const [element, { signal }] = module.mount.mock.calls[0]!;
  module.unmount.mockImplementation(() => expect(signal.aborted).toBe(true));
  unmount();
  expect(module.unmount.mock.calls).toEqual([[element]]);
});

test('its links and its context navigate, and it is updated in place', async () => {
  const update = jest.fn();
  const module = offers({ mount: jest.fn(linked({ href: '/offers/8?a=b' })), update });
  const { address } = show(module);
  await userEvent.click(screen.getByRole('link'));
  expect(address()).toBe('/offers/8?a=b');
  expect(update.mock.lastCall[1].location).toMatchObject({ pathname: '/offers/8' });
  act(() => update.mock.lastCall[1].navigate('/offers/9'));
  expect(address()).toBe('/offers/9');
  expect(update).toHaveBeenCalledTimes(2);
  expect(module.mount).toHaveBeenCalledTimes(1);
});

test.each([
  ['another site', { href: 'https://other.example/' }],
  ['another window', { href: '/x', target: '_blank' }],
  ['a file', { href: '/x', download: 'x' }],
])('a link to %s is left to the browser', async (_, attributes) => {
  const { address } = show(offers({ mount: linked(attributes) }));
  const left = jest.fn((event: Event) => {
    const { defaultPrevented } = event;
    event.preventDefault();
    return defaultPrevented;
  });
  window.addEventListener('click', left);
  await userEvent.click(screen.getByRole('link'));
  window.removeEventListener('click', left);
  expect(left).toHaveReturnedWith(false);
  expect(address()).toBe('/offers');
});

test('says that its address names nothing', () => {
  const { wasNotFound } = show(offers({ mount: (_, { notFound }) => notFound() }));
  expect(wasNotFound()).toBe(true);
});

test.each([
  [
    'throws',
    () => {
      throw new Error('cannot draw');
    },
  ],
  ['rejects', () => Promise.reject(new Error('cannot draw'))],
])('a mount that %s ends in the boundary around it', async (_, mount) => {
  const silence = jest.spyOn(console, 'error').mockImplementation(() => {});
  show(offers({ mount }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('cannot draw'));
  silence.mockRestore();
});
