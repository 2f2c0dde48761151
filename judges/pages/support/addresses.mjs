import { dashboards, detailsPaths, documented, kinds, sections } from './journeys.mjs';

/** Pages that only the running product can name: list of the API → page of its first entry. */
const firsts = [
  ['/api/campaigns', ({ slug }) => `/campaigns/${slug}`],
  ['/api/posts', ({ slug }) => `/blogs/${slug}`],
  ['/api/stories', ({ slug }) => `/stories/${slug}`],
  ['/api/complaints', ({ number }) => `/complaints/${number}`],
];

/** Lists in other states than the documented addresses have. */
const further = [
  ...[
    '/doctors?spec=dentist',
    '/doctors?spec=all&page=2',
    '/doctors?q=zzzz',
    '/engineers?q=plumber',
  ],
  ...['/doctors?view=map', '/no-such-thing', '/styleguide'],
];

/** One page of each kind is judged in these languages as well. */
const otherLanguages = ['hi', 'kn'];

/** Private pages, which lead visitors away. */
const PRIVATE = /^\/(profile|messages)\b|-(dashboard|onboarding)\b/;

/** Pages of accounts, which the server sends without their content. */
export const privateDocuments = documented.filter((address) => PRIVATE.test(address));

/** Every page that a visitor can open, by its address; a professional's and an office's too. */
export async function publicAddresses(origin) {
  const people = await Promise.all(
    Object.entries(detailsPaths).map(async ([profession, path]) => {
      const { vendors } = await read(origin, `/api/vendors?type=${profession}&page=1`);
      return `${path}?id=${vendors[0]._id}`;
    }),
  );
  const written = await Promise.all(
    firsts.map(async ([list, pageOf]) => pageOf(firstOf(await read(origin, list)))),
  );
  const all = [...documented, ...further, ...people, ...written].filter(isPublic);
  const translated = [...kinds.filter(isPublic), people[0], written[1]].flatMap((address) =>
    otherLanguages.map((language) => `/${language}${address === '/' ? '' : address}`),
  );
  return [...all, ...translated];
}

/** Pages like another with other entries or words: they are judged as they are sent, not opened. */
const ALIKE = new RegExp(
  [
    "^/(homepage|teachers?|ca|ca's|labours?|engineers?|advocates?|officer|govt.officers?)$",
    '^/(labour|engineer|advocate)-detail',
    '^/(doctor|teacher|ca|officer)-detail$',
    '^/(hi|kn)(/|$)',
  ].join('|'),
);

/** Pages of visitors that a browser opens. */
export async function openedAddresses(origin) {
  return (await publicAddresses(origin)).filter((address) => !ALIKE.test(address));
}

/** Pages of accounts, those of newcomers among them: account → addresses. */
export function privateAddresses() {
  const rooms = dashboards.map(({ account, base, rooms: all, crawled: own = all }) => [
    account,
    own.map((room) => (room === '' ? base : `${base}/${room}`)),
  ]);
  const onboarding = ['doctor', 'teacher', 'govt-officer'].map((account) => [
    account,
    [`/${account === 'govt-officer' ? 'govt officer' : account}-onboarding`],
  ]);
  const steps = [1, 2, 3, 4, 5, 6, 'review'].map((step) => `/teacher-onboarding?step=${step}`);
  const listing = [
    ['newcomer', steps],
    ['applicant', ['/teacher-onboarding']],
  ];
  const profile = ['/profile', ...sections.map((section) => `/profile?section=${section}`)];
  const pages = new Map([['user', [...profile, '/messages']]]);
  for (const [account, addresses] of [...rooms, ...onboarding, ...listing]) {
    pages.set(account, [...(pages.get(account) ?? []), ...addresses]);
  }
  return pages;
}

/** What robots.txt or the page itself keeps from search engines. */
const NOT_INDEXED = /^\/(login|enter-otp|register|book|trial)/;

/** A page of each kind, for a judge that takes seconds for each. */
export async function lighthousePages(origin) {
  const all = await publicAddresses(origin);
  const person = all.find((address) => address.startsWith('/doctor-detail?'));
  const article = all.find((address) => address.startsWith('/blogs/'));
  return [...kinds.filter(isPublic), person, article].map((address) => ({
    address,
    isIndexed: !NOT_INDEXED.test(address),
  }));
}

/** Percent-encoded once, whether the list has it so or not. */
export const encoded = (address) => encodeURI(decodeURI(address));

const isPublic = (address) => !privateDocuments.includes(address);

const firstOf = (answer) => (Array.isArray(answer) ? answer : answer.complaints)[0];

async function read(origin, path) {
  const answer = await fetch(origin + path);
  if (!answer.ok)
    throw new Error(`${path} was answered ${answer.status}, so its pages are unknown.`);
  return answer.json();
}
