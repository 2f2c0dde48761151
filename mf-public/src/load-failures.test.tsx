import {
  aCampaign,
  aGeoState,
  anArticle,
  aStory,
  fakeWire,
  problem,
  renderScreen,
} from '@nukkad/platform/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Screen as Campaign } from './campaigns/campaign.screen';
import { Screen as Campaigns } from './campaigns/campaigns.screen';
import { Screen as Article } from './posts/post.screen';
import { Screen as Articles } from './posts/posts.screen';
import { Screen as State } from './states/state.screen';
import { Screen as Stories } from './stories/stories.screen';
import { Screen as Story } from './stories/story.screen';

/** Screen and pattern → the read that fails, the words for it, and what stands there after Retry. */
const screens: [
  what: string,
  Screen: () => ReactNode,
  pattern: string,
  call: string,
  answer: () => unknown,
  heading: string,
][] = [
  ['articles', Articles, '/blogs', 'getPosts', () => [anArticle()], anArticle().title],
  ['article', Article, '/blogs/:slug', 'getPost', anArticle, anArticle().title],
  ['stories', Stories, '/stories', 'getStories', () => [aStory()], aStory().title],
  ['story', Story, '/stories/:slug', 'getStory', aStory, aStory().title],
  ['campaigns', Campaigns, '/campaigns', 'getCampaigns', () => [aCampaign()], aCampaign().title],
  ['campaign', Campaign, '/campaigns/:slug', 'getCampaign', aCampaign, aCampaign().title],
  ['state', State, '/states/:state', 'getState', aGeoState, 'Professionals in Karnataka'],
];

test.each(screens)('the %s could not be loaded: told, and Retry brings it', async (...about) => {
  const [what, Screen, pattern, call, answer, heading] = about;
  const wire = fakeWire({ [call]: () => problem(400, 'bad-request') });
  renderScreen(Screen, { at: pattern.replace(/:\w+/, 'one'), pattern, wire });
  const failed = await screen.findByRole('alert');
  expect(failed).toHaveTextContent(`The ${what} could not be loaded`);
  wire.answer(call as 'getPosts', (() => answer()) as never);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
