import { catalogueOf } from './catalogue';
import { pseudo } from './pseudo';
import { translateBy, words } from './words';

const english = {
  all: 'All',
  count: (count: number) => (count === 1 ? '1 review' : `${count} reviews`),
  days: ['Monday', 'Tuesday'],
  states: { open: 'Open', closed: 'Closed' },
  most: 3,
};

const say = () => words('q3Zk', english, 'text');

afterEach(() => translateBy((_id, _name, source) => source));

test('words are the source’s until there is a catalogue', () => {
  expect(say()).toBe(english);
});

test('a catalogue translates, and what it lacks stays as it is', () => {
  const text = {
    all: 'सभी',
    count: (count: number) => `${count} समीक्षाएँ`,
    states: { open: 'खुला' },
  };
  translateBy(catalogueOf({ q3Zk: { text } }));
  expect(say()).toMatchObject({
    all: 'सभी',
    days: ['Monday', 'Tuesday'],
    states: { open: 'खुला', closed: 'Closed' },
    most: 3,
  });
  expect(say().count(4)).toBe('4 समीक्षाएँ');
  expect(words('zzzz', english, 'text')).toEqual(english);
  expect(words('q3Zk', 'Retry', 'retry')).toBe('Retry');
});

test('the pseudo-language reaches every word, and makes it longer', () => {
  translateBy(pseudo);
  const said = say();
  expect(said.all).toBe('Áļļ··');
  expect(said.count(4)).toMatch(/^4 ŕévíéŵš·+$/);
  expect(said.days[1]).toMatch(/^Ţúéšđáý·+$/);
  expect(said.states.closed).toMatch(/^Çļóšéđ·+$/);
  expect(said.most).toBe(3);
});
