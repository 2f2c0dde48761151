import { renderScreen } from '@nukkad/platform/testing';
import { screen } from '@testing-library/react';
import * as text from '../common.text';
import { ZoneNote } from './zone-note';

const options = Intl.DateTimeFormat().resolvedOptions();

afterEach(() => jest.restoreAllMocks());

test.each([
  ['Europe/London', 1],
  ['Asia/Kolkata', 0],
  ['Asia/Calcutta', 0],
])('whose clock is of %s is told %i times that times are India’s', (timeZone, count) => {
  const asked = jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  asked.mockReturnValue({ ...options, timeZone });
  renderScreen(() => <ZoneNote className="zone" />);
  expect(screen.queryAllByText(text.zone)).toHaveLength(count);
});
