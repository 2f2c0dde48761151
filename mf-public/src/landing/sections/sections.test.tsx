import { session } from '@nukkad/platform';
import {
  aBooking,
  aCampaign,
  aCategory,
  aFaq,
  aGeoState,
  aMostViewedVendor,
  anArticle,
  anEngagement,
  aStory,
  aToken,
  fakeWire,
  problem,
  renderScreen,
} from '@nukkad/platform/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { professions } from '../../common/professions/professions';
import { recentSearches } from '../search/recent-searches.store';
import { Blogs, Campaigns, Stories } from './content-sections.container';
import { Locations, MostViewed, Searches } from './directory/directory.container';
import { ProfessionCards } from './directory/profession-cards';
import { Engagements } from './engagements.container';
import { HomeFaq } from './faq.container';
import { text } from './sections.text';

const viewed = aMostViewedVendor();
const link = (name: string | RegExp) => screen.findByRole('link', { name });

test('every profession has a tile by its category, with what it divides into, to its listing', async () => {
  const tops = professions.map(({ slug }, order) =>
    aCategory({ _id: slug, profession: slug, categoryName: `The ${slug}`, order }),
  );
  const parts = ['Dentist', 'Pediatrician', 'Cardiologist', 'Urologist'].map(
    (categoryName, order) =>
      aCategory({ _id: categoryName, categoryName, parent: 'doctor', order }),
  );
  const categories = {
    state: 'ready' as const,
    value: [...tops, ...parts],
    isRefreshing: false,
    staleFailure: null,
    retry: () => {},
  };
  renderScreen(() => <ProfessionCards categories={categories} />);
  for (const { slug, listing } of professions) {
    expect(await link(`The ${slug}`)).toHaveAttribute('href', encodeURI(listing));
  }
  expect(screen.getByText('Dentist, Pediatrician, Cardiologist …')).toBeVisible();
});

test('engagements are shown by tab, Doctors first, and VIEW ALL leads to the listing', async () => {
  const wire = fakeWire({
    getEngagements: ({ query: { type } }) =>
      type === 'officer' ? [] : [anEngagement({ service: `Done by a ${type}` })],
  });
  const { address } = renderScreen(Engagements, { wire });
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Doctors',
    'Engineers',
    "CA's",
    'Advocates',
    'Teachers',
    'Labours',
    'Officers',
    'Govt. Officials',
  ]);
  expect(screen.getByRole('tab', { name: 'Doctors', selected: true })).toBeVisible();
  expect(await screen.findByText('Done by a doctor')).toBeVisible();
  expect(await link('Dr. Kavya Gowda')).toHaveAttribute('href', '/doctor-detail?id=vendor-1');
  await userEvent.click(screen.getByRole('tab', { name: 'Officers' }));
  expect(await screen.findByText(text.noEngagements)).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'Govt. Officials' }));
  expect(await screen.findByText('Done by a govt-officer')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'VIEW ALL: Govt. Officials' }));
  expect(address()).toBe('/govt. officers');
});

test('who is signed in sees their own past bookings, until they sign out', async () => {
  act(() => session.remember({ otpVerified: 'true', jwtToken: aToken, userId: 'user-1' }));
  const wire = fakeWire({
    getEngagements: () => [anEngagement({ service: 'Done for others' })],
    getMyBookings: ({ query: { when, profession } }) => {
      const isAsked = when === 'past' && profession === 'doctor';
      const bookings = isAsked ? [aBooking({ service: 'Root canal' })] : [];
      return { bookings, total: bookings.length, next: null };
    },
  });
  const { container } = renderScreen(Engagements, { wire });
  expect(await screen.findByText('Root canal')).toBeVisible();
  expect(screen.getByText(text.yourBooking('NK-B-000123'))).toBeVisible();
  expect(screen.getByText(text.ownEngagementsLead)).toBeVisible();
  expect(wire.calls.some(({ name }) => name === 'getEngagements')).toBe(false);
  await expect(container).toBeAccessible();
  await userEvent.click(screen.getByRole('tab', { name: 'Teachers' }));
  expect(await screen.findByText(text.noOwnEngagements)).toBeVisible();
  expect(screen.getByRole('link', { name: 'VIEW ALL: Teachers' })).toBeVisible();
  act(() => session.end('signed-out'));
  expect(await screen.findByText('Done for others')).toBeVisible();
});

test('the stars of an engagement are those of the figure beside them', async () => {
  const wire = fakeWire({ getEngagements: () => [anEngagement({ stars: 4, rating: 4.8 })] });
  renderScreen(Engagements, { wire });
  expect(await screen.findByRole('img', { name: '4.8 out of 5 stars' })).toBeVisible();
  expect(screen.getByText('4.8')).toBeVisible();
});

test('a popular search is run at a press, and remembered', async () => {
  recentSearches.clear();
  const wire = fakeWire({ getTrendingSearches: () => ['Criminal Lawyer', 'Maid'] });
  const { address } = renderScreen(Searches, { wire });
  await userEvent.click(await link('Criminal Lawyer'));
  expect(address()).toBe('/engineers?q=Criminal+Lawyer');
  expect(recentSearches.get()).toEqual(['Criminal Lawyer']);
});

test('a state says how many are listed, and leads to its page', async () => {
  renderScreen(Locations, { wire: fakeWire({ getStates: () => [aGeoState()] }) });
  expect(await link('Karnataka')).toHaveAttribute('href', '/states/karnataka');
  expect(screen.getByText('1 city · 1,204 professionals')).toBeVisible();
});

test('whoever is looked at most is shown with consultations and experience', async () => {
  renderScreen(MostViewed, { wire: fakeWire({ getMostViewed: () => [aMostViewedVendor()] }) });
  expect(await link('Dr. Kavya Gowda')).toHaveAttribute('href', '/doctor-detail?id=vendor-1');
  expect(screen.getByText('1,240 consultations')).toBeVisible();
  expect(screen.getByText('Opened 312 times')).toBeVisible();
  expect(screen.getByText('11 years of experience')).toBeVisible();
});

test('a campaign shows how far it has come, beside the ways to take part', async () => {
  renderScreen(Campaigns, { wire: fakeWire({ getCampaigns: () => [aCampaign()] }) });
  expect(await link('A reading room for Agara')).toHaveAttribute('href', '/campaigns/reading-room');
  expect(screen.getByText('₹1,20,000')).toBeVisible();
  expect(screen.getByText('raised of ₹3,60,000')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: '33\u00a0% of the goal' })).toHaveValue(33);
  expect(screen.getByText('132 donors')).toBeVisible();
  expect(screen.getByText('21 days left')).toBeVisible();
  expect(await link('Start fundraising')).toHaveAttribute('href', '/start-fundraising');
  expect(await link('Donate Now')).toHaveAttribute('href', '/donate');
  expect(await link('Raise a Complaint')).toHaveAttribute('href', '/complaints');
});

test('articles and stories show three, and the way to the others', async () => {
  const four = ['1', '2', '3', '4'];
  const wire = fakeWire({
    getPosts: () => four.map((_id) => anArticle({ _id, title: `Article ${_id}` })),
    getStories: () => four.map((_id) => aStory({ _id, title: `Story ${_id}`, stars: 4 })),
  });
  const Both = () => (
    <>
      <Blogs />
      <Stories />
    </>
  );
  renderScreen(Both, { wire });
  expect(await link('Article 3')).toHaveAttribute('href', '/blogs/choosing-a-dentist');
  expect(await link('Story 3')).toHaveAttribute('href', '/stories/a-tooth-and-an-estimate');
  expect(screen.queryByRole('link', { name: /4$/ })).not.toBeInTheDocument();
  expect(screen.getAllByRole('img', { name: '4 out of 5 stars' })).toHaveLength(3);
  expect(await link(text.allBlogs)).toHaveAttribute('href', '/blogs');
  expect(await link(text.allStories)).toHaveAttribute('href', '/stories');
});

test('one answer is open at a time, and a press on it closes it', async () => {
  const faq = ['a', 'b'].map((_id) => ({ _id, question: `Why ${_id}?`, answer: `For ${_id}.` }));
  renderScreen(HomeFaq, { wire: fakeWire({ getFaq: () => faq }) });
  const first = await screen.findByRole('button', { name: 'Why a?' });
  const second = screen.getByRole('button', { name: 'Why b?' });
  await userEvent.click(first);
  expect(screen.getByText('For a.')).toBeVisible();
  await userEvent.click(second);
  expect(first).toHaveAttribute('aria-expanded', 'false');
  expect(second).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(second);
  expect(second).toHaveAttribute('aria-expanded', 'false');
});

const sections: [string, () => ReactNode, Parameters<typeof fakeWire>[0], string][] = [
  ['Popular Searches', Searches, { getTrendingSearches: () => [] }, text.noSearches],
  ['Features Locations', Locations, { getStates: () => [] }, text.noLocations],
  ['Most Viewed', MostViewed, { getMostViewed: () => [] }, text.noMostViewed],
  ['Ongoing Campaigns', Campaigns, { getCampaigns: () => [] }, text.noCampaigns],
  ['Latest Blogs', Blogs, { getPosts: () => [] }, text.noBlogs],
  ['Customer Stories', Stories, { getStories: () => [] }, text.noStories],
];

test.each(sections)('%s says that nothing is there, under its heading', async (...about) => {
  const [heading, Section, handlers, nothing] = about;
  renderScreen(Section, { wire: fakeWire(handlers) });
  expect(screen.getByRole('heading', { level: 2, name: heading })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 3, name: nothing })).toBeVisible();
});

const failures: [string, () => ReactNode, string, () => unknown, string][] = [
  ['engagements', Engagements, 'getEngagements', () => [anEngagement()], anEngagement().name],
  ['popular searches', Searches, 'getTrendingSearches', () => ['Surgeon'], 'Surgeon'],
  ['locations', Locations, 'getStates', () => [aGeoState()], aGeoState().name],
  ['most viewed professionals', MostViewed, 'getMostViewed', () => [viewed], viewed.name],
  ['campaigns', Campaigns, 'getCampaigns', () => [aCampaign()], aCampaign().title],
  ['articles', Blogs, 'getPosts', () => [anArticle()], 'Choosing a dentist'],
  ['questions', HomeFaq, 'getFaq', () => [aFaq({ question: 'Why?' })], 'Why?'],
  ['stories', Stories, 'getStories', () => [aStory()], aStory().title],
];

test.each(failures)(
  '%s that fail are an error state in their place, with Retry',
  async (...about) => {
    const [what, Section, call, answer, words] = about;
    const wire = fakeWire({ [call]: () => problem(400, 'bad-request') });
    const { container } = renderScreen(Section, { wire });
    const errorState = await screen.findByRole('alert');
    expect(errorState).toHaveTextContent(`The ${what} could not be loaded`);
    wire.answer(call as 'getPosts', answer as never);
    await userEvent.click(within(errorState).getByRole('button', { name: 'Retry' }));
    expect((await screen.findAllByText(words)).at(0)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await expect(container).toBeAccessible();
  },
);
