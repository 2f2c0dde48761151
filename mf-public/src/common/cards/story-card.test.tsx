import { aStory, renderScreen } from '@nukkad/platform/testing';
import { screen } from '@testing-library/react';
import { StoryCard } from './story-card';

test.each([true, false])('an invented story says so: %s', (isSample) => {
  renderScreen(() => <StoryCard story={aStory({ isSample })} />);
  expect(screen.queryAllByText('Sample')).toHaveLength(isSample ? 1 : 0);
});
