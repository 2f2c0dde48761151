import { locality } from '@nukkad/platform';
import { type GeoPlace, placesKey } from '@nukkad/platform/contract';
import { geolocationText } from '@nukkad/platform/geolocation';
import { aPlace, fakeWire, problem, renderScreen } from '@nukkad/platform/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { letDialogsOpen } from '../../testing/dialogs';
import { LocalityPill, LocalityStatus } from '../header/locality-pill';
import { text as frameText } from '../site/frame.text';
import { text } from './locality-picker.text';

const koramangala = aPlace({ name: 'Koramangala', pin: '560034' });
const kengeri = aPlace({ name: 'Kengeri', pin: '560060' });
const mumbai = aPlace({
  name: 'Mumbai',
  kind: 'city',
  city: 'Mumbai',
  state: 'Maharashtra',
  pin: null,
  point: null,
  isServed: false,
});

const pill = () => screen.getByRole('button', { name: /^Location:/ });
const search = () => screen.findByRole('combobox', { name: text.label });
const option = (name: RegExp) => screen.findByRole('option', { name });

async function openPicker(handlers: Parameters<typeof fakeWire>[0] = {}) {
  const wire = fakeWire({ suggestPlaces: () => [koramangala, kengeri, mumbai], ...handlers });
  const page = renderScreen(
    () => (
      <>
        <LocalityPill />
        <LocalityStatus />
      </>
    ),
    { wire },
  );
  await userEvent.click(pill());
  await search();
  return { wire, ...page };
}

function stand(answer: { lat: number; lng: number } | { code: number } | 'nowhere') {
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (found, failed) => {
    if (answer === 'nowhere') return;
    if ('code' in answer) failed?.(answer as GeolocationPositionError);
    else found({ coords: { latitude: answer.lat, longitude: answer.lng } } as GeolocationPosition);
  };
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition },
  });
}

beforeAll(letDialogsOpen);
beforeEach(() => {
  localStorage.clear();
  act(() => locality.reread());
});

test('HSR Layout, Bengaluru until somebody chooses; a choice is remembered and said', async () => {
  const { container } = await openPicker();
  expect(pill()).toHaveTextContent('HSR Layout, Bengaluru');
  expect(await search()).toHaveFocus();
  await userEvent.type(await search(), 'ko');
  expect(await option(/Koramangala/)).toHaveTextContent('KoramangalaBengaluru 560034');
  expect(await option(/Mumbai/)).toHaveTextContent(text.nobodyYet);
  expect(await screen.findByText(text.found(3))).toBeInTheDocument();
  await expect(container).toBeAccessible();
  await userEvent.click(await option(/Koramangala/));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(pill()).toHaveTextContent('Koramangala, Bengaluru');
  expect(pill()).toHaveFocus();
  expect(screen.getByText(frameText.placeChanged('Koramangala, Bengaluru'))).toBeInTheDocument();
  const [stored] = JSON.parse(localStorage.getItem(placesKey) ?? '[]') as GeoPlace[];
  expect(stored?.name).toBe('Koramangala');
});

test('by keyboard: arrows mark, around the end, and Enter chooses', async () => {
  await openPicker();
  await userEvent.type(await search(), 'ke');
  await option(/Kengeri/);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const marked = await option(/Kengeri/);
  expect(marked).toHaveAttribute('aria-selected', 'true');
  expect(await search()).toHaveAttribute('aria-activedescendant', marked.id);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(await option(/Mumbai/)).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  expect(pill()).toHaveTextContent('Mumbai');
});

test('Enter without a mark takes the best answer to what was typed', async () => {
  await openPicker();
  await userEvent.type(await search(), 'kor');
  await option(/Koramangala/);
  await userEvent.keyboard('{Enter}');
  expect(pill()).toHaveTextContent('Koramangala');
});

test('one letter asks nothing; typing asks once it pauses', async () => {
  const { wire } = await openPicker();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await userEvent.type(await search(), 'k');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  await userEvent.type(await search(), 'oramangala');
  await option(/Koramangala/);
  const asked = wire.calls.filter(({ name }) => name === 'suggestPlaces');
  expect(asked.map(({ request }) => request.query.q)).toEqual(['koramangala']);
});

test('nothing found is said with what to try', async () => {
  await openPicker({ suggestPlaces: () => [] });
  await userEvent.type(await search(), 'atlantis');
  expect(await screen.findByText(text.nothing('atlantis'))).toBeVisible();
});

test('a search that failed says so, keeps what was typed, and Retry helps', async () => {
  const { wire } = await openPicker({ suggestPlaces: () => problem(404, 'not-found') });
  await userEvent.type(await search(), 'kora');
  expect(await screen.findByText(text.searchFailed)).toBeVisible();
  wire.answer('suggestPlaces', () => [koramangala]);
  await userEvent.click(screen.getByRole('button', { name: text.retry }));
  await userEvent.click(await option(/Koramangala/));
  expect(pill()).toHaveTextContent('Koramangala');
});

test('recent choices are one press away', async () => {
  act(() => {
    locality.choose(kengeri);
    locality.choose(koramangala);
  });
  await openPicker();
  const recent = within(screen.getByRole('listbox', { name: text.recent }));
  expect(recent.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'KoramangalaBengaluru 560034',
    'KengeriBengaluru 560060',
  ]);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(pill()).toHaveTextContent('Kengeri');
});

test('another tab chooses: the pill follows', async () => {
  renderScreen(() => <LocalityPill />);
  localStorage.setItem(placesKey, JSON.stringify([kengeri]));
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: placesKey }));
  });
  expect(pill()).toHaveTextContent('Kengeri');
});

test('Escape leaves everything as it was', async () => {
  await openPicker();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(pill()).toHaveFocus();
  expect(localStorage.getItem(placesKey)).toBeNull();
});

describe('Use my location', () => {
  const press = () => userEvent.click(screen.getByRole('button', { name: text.useMine }));

  test('finds the nearest neighbourhood and tells the API no more than it needs', async () => {
    stand({ lat: 12.932_123_4, lng: 77.623_456_7 });
    const { wire } = await openPicker({
      getNearestPlace: () => ({ place: koramangala, km: 0.4 }),
    });
    await press();
    await act(async () => {});
    expect(await screen.findByText(frameText.placeChanged('Koramangala, Bengaluru'))).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(wire.calls.at(-1)?.request.query).toEqual({ lat: '12.932', lng: '77.623' });
  });

  test('far from everything it says how far, and changes nothing', async () => {
    stand({ lat: 28.6, lng: 77.2 });
    await openPicker({ getNearestPlace: () => ({ place: koramangala, km: 1745.2 }) });
    await press();
    expect(await screen.findByText(/Koramangala, Bengaluru, 1,745 km away/)).toBeVisible();
    expect(localStorage.getItem(placesKey)).toBeNull();
  });

  test.each([
    [1, geolocationText.problems.denied],
    [2, geolocationText.problems.unavailable],
    [3, geolocationText.problems.timeout],
  ])('refused with code %i it says what to do', async (code, words) => {
    stand({ code });
    await openPicker();
    await press();
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('button', { name: text.useMine })).toBeEnabled();
  });

  test('a browser without it is told apart', async () => {
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: undefined });
    await openPicker();
    await press();
    expect(await screen.findByText(geolocationText.problems.unsupported)).toBeVisible();
  });

  test('a look-up that failed can be tried again', async () => {
    stand({ lat: 12.93, lng: 77.62 });
    const { wire } = await openPicker({ getNearestPlace: () => problem(404, 'not-found') });
    await press();
    expect(await screen.findByText(geolocationText.problems.failed)).toBeVisible();
    wire.answer('getNearestPlace', () => ({ place: koramangala, km: 0.4 }));
    await press();
    expect(await screen.findByText(frameText.placeChanged('Koramangala, Bengaluru'))).toBeVisible();
  });

  test('while it looks it says so', async () => {
    stand('nowhere');
    await openPicker();
    await press();
    expect(await screen.findByText(text.locating)).toBeVisible();
  });
});
