import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { RevealTogether, useRevealHold } from './reveal-together';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function Part({ isLoading, more = null }: { isLoading: boolean; more?: string | null }) {
  useRevealHold(isLoading);
  if (isLoading) return null;
  return more === null ? <p>Here</p> : <Late name={more} />;
}

let arrive: (() => void) | undefined;
/** Loads only once another part has loaded. */
function Late({ name }: { name: string }) {
  const [isLoading, setLoading] = useState(true);
  arrive = () => act(() => setLoading(false));
  useRevealHold(isLoading);
  return <p>{name}</p>;
}

const page = (...parts: Parameters<typeof Part>[0][]) => (
  <RevealTogether waiting={<p>Loading</p>} latestMs={8000}>
    {parts.map((part, nth) => (
      <Part key={String(nth)} {...part} />
    ))}
  </RevealTogether>
);
const isWaiting = () => screen.queryByText('Loading') !== null;

test('what is here is shown at once', () => {
  render(page({ isLoading: false }));
  expect(isWaiting()).toBe(false);
});

test('the whole waits for its last part', () => {
  const { rerender } = render(page({ isLoading: true }, { isLoading: true }));
  rerender(page({ isLoading: false }, { isLoading: true }));
  expect(isWaiting()).toBe(true);
  rerender(page({ isLoading: false }, { isLoading: false }));
  expect(isWaiting()).toBe(false);
});

test('also for one that loads after another', () => {
  const { rerender } = render(page({ isLoading: true, more: 'Meera' }));
  rerender(page({ isLoading: false, more: 'Meera' }));
  expect(isWaiting()).toBe(true);
  arrive?.();
  expect(isWaiting()).toBe(false);
});

test('shown once, it stays, and it waits only so long', () => {
  const { rerender } = render(page({ isLoading: true }));
  act(() => jest.advanceTimersByTime(8000));
  expect(isWaiting()).toBe(false);
  rerender(page({ isLoading: false }));
  rerender(page({ isLoading: true }));
  expect(isWaiting()).toBe(false);
});
