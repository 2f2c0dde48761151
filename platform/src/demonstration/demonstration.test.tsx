import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useEndpoint } from '../data/use-endpoint';
import { aThread, fakeWire, renderScreen } from '../testing';
import { Demonstration } from './demonstration';

const sample: typeof fetch = async () => Response.json([aThread()]);

function Count() {
  const threads = useEndpoint('getThreads');
  return <p>{threads.state === 'ready' ? `${threads.value.length} conversations` : 'Loading'}</p>;
}

test('what is shown inside comes from the sample; outside nothing of it is left', async () => {
  const wire = fakeWire({ getThreads: () => [] });
  const Screen = () => {
    const [isOver, setOver] = useState(false);
    if (isOver) return <Count />;
    return (
      <Demonstration answer={sample}>
        <Count />
        <button type="button" onClick={() => setOver(true)}>
          End
        </button>
      </Demonstration>
    );
  };
  renderScreen(Screen, { wire });
  expect(await screen.findByText('1 conversations')).toBeVisible();
  expect(wire.calls).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'End' }));
  expect(await screen.findByText('0 conversations')).toBeVisible();
  expect(wire.calls).toHaveLength(1);
});

test('what was answered is forgotten with the demonstration, and no timer holds it', async () => {
  jest.useFakeTimers();
  const Screen = ({ isOver }: { isOver: boolean }) =>
    !isOver && (
      <Demonstration answer={sample}>
        <Count />
      </Demonstration>
    );
  const { rerender } = renderScreen(() => <Screen isOver={false} />, { wire: fakeWire({}) });
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByText('1 conversations')).toBeVisible();
  rerender(<Screen isOver />);
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});
