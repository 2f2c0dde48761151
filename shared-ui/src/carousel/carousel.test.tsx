import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Carousel, type CarouselProps, type Slide } from './carousel';

const slides: Slide[] = ['Doctors', 'Teachers', 'Advocates', 'Engineers'].map((label) => ({
  key: label,
  label,
  content: <a href={`#${label}`}>All {label}</a>,
}));

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'matchMedia');
});

const draw = (props: Partial<CarouselProps> = {}) =>
  render(
    <>
      <Carousel label="Offers" slides={slides} {...props} />
      <p>Below</p>
    </>,
  );

const button = (name: string) => screen.getByRole('button', { name });
const shown = () =>
  screen
    .getAllByRole('group')
    .filter((group) => !group.hasAttribute('inert'))
    .map((group) => group.getAttribute('aria-label'));

function askForLessMotion() {
  globalThis.matchMedia = (() => ({
    matches: true,
    addEventListener() {},
    removeEventListener() {},
  })) as unknown as typeof matchMedia;
}

test('it says what it is, and each slide its number', () => {
  draw();
  const region = screen.getByRole('region', { name: 'Offers' });
  expect(region).toHaveAttribute('aria-roledescription', 'carousel');
  const slide = screen.getByRole('group', { name: '1 of 4: Doctors' });
  expect(slide).toHaveAttribute('aria-roledescription', 'slide');
});

test('what is out of view cannot be reached', async () => {
  draw();
  expect(shown()).toEqual(['1 of 4: Doctors']);
  await user.click(button('Next slide'));
  pass(400);
  expect(shown()).toEqual(['2 of 4: Teachers']);
});

test('one that does not turn by itself ends at its ends, and offers no Pause', async () => {
  draw();
  expect(button('Previous slide')).toHaveAttribute('aria-disabled', 'true');
  for (const _ of slides) await user.click(button('Next slide'));
  pass(1000);
  expect(shown()).toEqual(['4 of 4: Engineers']);
  expect(button('Next slide')).toHaveAttribute('aria-disabled', 'true');
  expect(button('Next slide')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Pause' })).not.toBeInTheDocument();
});

test('a dot leads to its slide, forwards and back', async () => {
  draw();
  await user.click(button('Go to slide 3'));
  pass(1000);
  expect(shown()).toEqual(['3 of 4: Advocates']);
  expect(button('Go to slide 3')).toHaveAttribute('aria-current', 'true');
  await user.click(button('Go to slide 1'));
  pass(1000);
  expect(shown()).toEqual(['1 of 4: Doctors']);
});

test('arrow keys on the buttons turn it', async () => {
  draw();
  act(() => button('Next slide').focus());
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  pass(1000);
  expect(shown()).toEqual(['2 of 4: Teachers']);
});

test('it turns by itself after its rest, round and round', () => {
  draw({ autoplayMs: 2000, transitionMs: 1000 });
  pass(1900);
  expect(shown()).toEqual(['1 of 4: Doctors']);
  pass(200);
  expect(shown()).toEqual(['2 of 4: Teachers']);
  for (const _ of [2, 3, 4]) pass(3200);
  expect(shown()).toEqual(['1 of 4: Doctors']);
});

test('Pause stops it, Play starts it again', async () => {
  draw({ autoplayMs: 2000 });
  await user.click(button('Pause'));
  await user.click(document.body);
  await user.unhover(button('Play'));
  pass(60_000);
  expect(shown()).toEqual(['1 of 4: Doctors']);
  await user.click(button('Play'));
  await user.click(document.body);
  await user.unhover(button('Pause'));
  pass(2100);
  expect(shown()).toEqual(['2 of 4: Teachers']);
});

test('a pointer on it, focus in it and a hidden page hold it', async () => {
  draw({ autoplayMs: 2000 });
  const live = () => screen.getByText('All Doctors').closest('[aria-live]');
  expect(live()).toHaveAttribute('aria-live', 'off');
  await user.hover(screen.getByText('All Doctors'));
  pass(60_000);
  expect(shown()).toEqual(['1 of 4: Doctors']);
  expect(live()).toHaveAttribute('aria-live', 'off');
  await user.unhover(screen.getByText('All Doctors'));
  act(() => screen.getByText('All Doctors').focus());
  expect(live()).toHaveAttribute('aria-live', 'polite');
  pass(60_000);
  expect(shown()).toEqual(['1 of 4: Doctors']);
  act(() => screen.getByText('All Doctors').blur());
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  pass(60_000);
  expect(shown()).toEqual(['1 of 4: Doctors']);
  expect(live()).toHaveAttribute('aria-live', 'off');
  visibility.mockRestore();
  fireEvent(document, new Event('visibilitychange'));
  pass(2100);
  expect(shown()).toEqual(['2 of 4: Teachers']);
});

test('where less motion is asked it never turns by itself, and turns at once', async () => {
  askForLessMotion();
  draw({ autoplayMs: 2000, transitionMs: 2000 });
  pass(60_000);
  expect(shown()).toEqual(['1 of 4: Doctors']);
  expect(screen.queryByRole('button', { name: 'Pause' })).not.toBeInTheDocument();
  await user.click(button('Next slide'));
  pass(50);
  expect(shown()).toEqual(['2 of 4: Teachers']);
});

test('a single slide has nothing to press', () => {
  draw({ slides: slides.slice(0, 1), autoplayMs: 2000 });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(shown()).toEqual(['1 of 1: Doctors']);
});
