import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import type { Account, Category } from '../contract';
import { session } from '../session/session';
import { aCategory, anAccount, fakeWire, networkDown, renderScreen } from '../testing';
import { useEndpoint } from './use-endpoint';

function Who() {
  const account = useEndpoint('getSession');
  return <p>{account.state === 'ready' ? account.value.fullName : account.state}</p>;
}

function Names() {
  const categories = useEndpoint('getAllCategories');
  return <p>{categories.state === 'ready' ? categories.value[0]?.categoryName : 'Loading'}</p>;
}

/** Re-renders on each press. */
function Drawn({ children }: { children: (times: number) => ReactNode }) {
  const [times, setTimes] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setTimes(times + 1)}>
        Draw
      </button>
      {children(times)}
    </>
  );
}

const enter = (jwtToken: string) => session.remember({ otpVerified: 'true', jwtToken });

beforeEach(() => act(() => session.end('signed-out')));

test('an answer to the person before is not shown to the next', async () => {
  act(() => enter('a.b.c'));
  const wire = fakeWire({ getSession: () => anAccount({ fullName: 'Meera Iyer' }) });
  const first = renderScreen(Who, { wire });
  expect(await screen.findByText('Meera Iyer')).toBeVisible();
  wire.answer('getSession', () => anAccount({ fullName: 'Ravi Kumar' }));
  act(() => enter('d.e.f'));
  first.rerender(<p />);
  renderScreen(Who, { wire });
  expect(await screen.findByText('Ravi Kumar')).toBeVisible();
});

test('what is on its way is asked for again as the next person', async () => {
  act(() => enter('a.b.c'));
  const late = later<Account>();
  const wire = fakeWire({ getSession: () => late.answer });
  renderScreen(Who, { wire });
  await screen.findByText('loading');
  wire.answer('getSession', () => anAccount({ fullName: 'Ravi Kumar' }));
  act(() => enter('d.e.f'));
  late.come(anAccount({ fullName: 'Meera Iyer' }));
  expect(await screen.findByText('Ravi Kumar')).toBeVisible();
  expect(screen.queryByText('Meera Iyer')).not.toBeInTheDocument();
});

test('a public page that still loads when the session ends goes on loading', async () => {
  act(() => enter('a.b.c'));
  const late = later<Category[]>();
  renderScreen(Names, { wire: fakeWire({ getAllCategories: () => late.answer }) });
  expect(screen.getByText('Loading')).toBeVisible();
  await act(async () => session.end('signed-out'));
  late.come([aCategory()]);
  expect(await screen.findByText('Doctor')).toBeVisible();
});

test('a public page stays as it is when the session ends, however often it is drawn', async () => {
  act(() => enter('a.b.c'));
  const wire = fakeWire({ getAllCategories: () => [aCategory()] });
  renderScreen(() => <Drawn>{() => <Names />}</Drawn>, { wire });
  expect(await screen.findByText('Doctor')).toBeVisible();
  act(() => session.end('signed-out'));
  wire.answer('getAllCategories', () => new Promise<Category[]>(() => {}));
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByText('Doctor')).toBeVisible();
});

test('what a page had is forgotten with it once the session has ended', async () => {
  act(() => enter('a.b.c'));
  const wire = fakeWire({ getSession: () => anAccount({ fullName: 'Meera Iyer' }) });
  renderScreen(() => <Drawn>{(times) => times !== 1 && <Who />}</Drawn>, { wire });
  expect(await screen.findByText('Meera Iyer')).toBeVisible();
  act(() => session.end('signed-out'));
  wire.answer('getSession', () => new Promise<Account>(() => {}));
  await userEvent.click(screen.getByRole('button'));
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByText('loading')).toBeVisible();
  expect(screen.queryByText('Meera Iyer')).not.toBeInTheDocument();
});

/** A promise that the test settles. */
function later<T>() {
  let come: (value: T) => void = () => {};
  const answer = new Promise<T>((resolve) => {
    come = resolve;
  });
  return { answer, come };
}

test('what a page without a connection could not read comes by itself once there is one', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const wire = fakeWire({
    getSession: () => {
      throw networkDown();
    },
  });
  renderScreen(Who, { wire });
  expect(await screen.findByText('failed')).toBeVisible();
  wire.answer('getSession', () => anAccount({ fullName: 'Meera Iyer' }));
  online.mockRestore();
  fireEvent(window, new Event('online'));
  expect(await screen.findByText('Meera Iyer')).toBeVisible();
});
