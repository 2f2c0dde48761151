/** @jest-environment node */
import {
  aCampaign,
  aCategory,
  aGeoState,
  anArticle,
  aStory,
  fakeWire,
} from '@nukkad/platform/testing';
import { renderAhead } from '@nukkad/platform/testing/ahead';
import { remote } from './remote';

const wire = () =>
  fakeWire({
    getAllCategories: () => [aCategory()],
    getPosts: () => [anArticle()],
    getPost: () => anArticle(),
    getStories: () => [aStory()],
    getStory: () => aStory(),
    getCampaigns: () => [aCampaign()],
    getCampaign: () => aCampaign(),
    getState: () => aGeoState(),
  });

const pages = [
  ['landing', '/', '/', 'Doctor'],
  ['posts', '/blogs', '/blogs', 'Choosing a dentist'],
  ['post', '/blogs/choosing-a-dentist', '/blogs/:slug', 'Ask what it will cost.'],
  ['stories', '/stories', '/stories', 'A tooth and an estimate'],
  ['story', '/stories/a-tooth-and-an-estimate', '/stories/:slug', 'It did not hurt.'],
  ['campaigns', '/campaigns', '/campaigns', 'A reading room for Agara'],
  ['campaign', '/campaigns/reading-room', '/campaigns/:slug', 'The room stands empty.'],
  ['state', '/states/karnataka', '/states/:state', 'Bengaluru'],
] as const;

test.each(pages)('%s stands before the visit', async (name, at, pattern, words) => {
  const module = await remote.screens[name]?.();
  if (!module) throw new Error(`There is no screen ${name}.`);
  const { html, page } = await renderAhead(module.Screen, { at, pattern, wire: wire() });
  expect(html).toContain('<h1');
  expect(html).toContain(words);
  expect(page?.canonical).toBe(at);
  expect(page?.data).not.toHaveLength(0);
});
