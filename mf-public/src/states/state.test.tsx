import { aGeoState, fakeWire, problem, renderScreen } from '@nukkad/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { Screen } from './state.screen';
import { text } from './states.text';

const at = { at: '/states/karnataka', pattern: '/states/:state' };

test('a state shows its cities with their counts, each to its listing', async () => {
  const places = [
    {
      ...{ slug: 'bengaluru', name: 'Bengaluru', vendors: 1204 },
      professions: [
        { slug: 'doctor', vendors: 1200 },
        { slug: 'ca', vendors: 4 },
      ],
    },
    {
      ...{ slug: 'mysuru', name: 'Mysuru', vendors: 1 },
      professions: [{ slug: 'labour', vendors: 1 }],
    },
  ];
  const wire = fakeWire({ getState: () => aGeoState({ cities: 2, vendors: 1205, places }) });
  const { container } = renderScreen(Screen, { ...at, wire });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'Professionals in Karnataka',
  );
  expect(screen.getByText('2 cities, 1,205 professionals listed.')).toBeVisible();
  const way = (name: string) => screen.getByRole('link', { name });
  expect(way('Doctors (1,200)')).toHaveAttribute('href', '/doctors?city=bengaluru&spec=all');
  expect(way('Chartered Accountants (4)')).toHaveAttribute('href', "/ca's?city=bengaluru");
  expect(way('Labours (1)')).toHaveAttribute('href', '/labours?city=mysuru');
  expect(screen.getByText('1 professional')).toBeVisible();
  expect(document.title).toBe('Professionals in Karnataka · Nukkad');
  await expect(container).toBeAccessible();
});

test('a state without anybody offers to begin', async () => {
  const wire = fakeWire({ getState: () => aGeoState({ cities: 0, vendors: 0, places: [] }) });
  renderScreen(Screen, { ...at, wire });
  expect(await screen.findByRole('link', { name: text.listYourself })).toBeVisible();
});

test('a state nobody knows is a page that does not exist', async () => {
  const wire = fakeWire({ getState: () => problem(404, 'not-found') });
  const { wasNotFound } = renderScreen(Screen, { ...at, wire });
  await waitFor(() => expect(wasNotFound()).toBe(true));
});
