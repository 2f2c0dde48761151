import { directorySupport } from './directory.mjs';

const { randomFor } = directorySupport();

/** Skew: share of requests for the most popular profession and in the most popular city. */
const HOTTEST = { profession: 0.3, city: 0.4 };

const PROFESSIONS = ['labour', 'doctor', 'teacher', 'engineer', 'advocate', 'ca'];

const FACETS = {
  gender: ['female', 'male'],
  lang: ['kannada', 'tamil,telugu', 'english', 'urdu', 'hindi,malayalam'],
  exp: ['0-5', '5-10,10-15', '20'],
  rating: ['4.5', '4', '3.5'],
  avail: ['now', 'today', 'tomorrow', 'weekend'],
  quick: ['1'],
};

const SORTS = ['rating', 'popular', 'fee-low', 'fee-high', 'experience', 'soonest', 'distance'];

/** Simulated searches; the nth request of a kind is deterministic. */
export async function searchesOf(origin) {
  const get = async (path) => {
    const response = await fetch(origin + path);
    if (!response.ok) throw new Error(`${path} was answered ${await response.text()}`);
    return response.json();
  };
  const categories = await get('/api/category/getAllCategories');
  const places = await placesOf(get);
  const names = await namesOf(get);
  const words = categories.map(({ categoryName }) => categoryName);
  return {
    suggest: (n) => suggestion(randomFor(1, n, 'suggest'), { words, names, places }),
    list: (n) => listing(randomFor(1, n, 'list'), { categories, places }),
    search: (n) => search(randomFor(1, n, 'search'), { words, names, places }),
  };
}

async function placesOf(get) {
  const states = await get('/api/geo/states');
  const found = await Promise.all(states.map(({ name }) => get(`/api/geo/suggest?q=${name}`)));
  const home = await get('/api/geo/suggest?q=bengaluru');
  return [...home, ...found.flat()].filter(({ kind }) => kind === 'locality');
}

async function namesOf(get) {
  const { vendors } = await get('/api/vendors?limit=200');
  return vendors.map(({ vendorName }) => vendorName);
}

function somewhere(random, places) {
  const isHot = random.chance(HOTTEST.city);
  return random.pick(places.filter(({ city }) => (city === 'Bengaluru') === isHot));
}

function suggestion(random, { words, names, places }) {
  const whole = random.pick(random.chance(0.25) ? names : words);
  const typed = random.chance(0.15) ? misspelt(whole, random) : whole.slice(0, random.int(2, 7));
  return `/api/search/suggest?${new URLSearchParams({ q: typed, loc: somewhere(random, places).slug })}`;
}

/** Drops one letter. */
function misspelt(word, random) {
  const at = random.int(1, Math.max(1, word.length - 2));
  return word.slice(0, at) + word.slice(at + 1);
}

function listing(random, { categories, places }) {
  const type = random.chance(HOTTEST.profession)
    ? PROFESSIONS[0]
    : random.pick(PROFESSIONS.slice(1));
  const specs = categories.filter(({ profession, parent }) => profession === type && parent);
  const query = new URLSearchParams({ type, loc: somewhere(random, places).slug });
  if (random.chance(0.5)) query.set('spec', random.pick(specs).slug);
  for (const name of random.some(Object.keys(FACETS), random.int(1, 3))) {
    query.set(name, random.pick(FACETS[name]));
  }
  if (random.chance(0.4)) query.set('sort', random.pick(SORTS));
  if (random.chance(0.05)) query.set('r', String(random.pick([2, 5, 10, 25])));
  if (random.chance(0.3)) query.set('page', String(random.int(1, 3)));
  return `/api/vendors?${query}`;
}

function search(random, { words, names, places }) {
  const whole = random.pick(random.chance(0.2) ? names : words);
  const typed = random.chance(0.15) ? misspelt(whole, random) : whole;
  return `/api/search?${new URLSearchParams({ q: typed, loc: somewhere(random, places).slug })}`;
}
