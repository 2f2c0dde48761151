import type { Exhibit } from '../workshop/exhibit';
import { Notice } from './notice';

export const noticeExhibit: Exhibit = {
  component: 'Notice',
  specimens: [
    { state: 'Short', Draw: () => <Notice title="Showing saved results" /> },
    {
      state: 'With the rest of it',
      Draw: () => (
        <Notice title="Sample data">
          <p>
            Names, fees and reviews on this page are invented, until the first professionals of your
            area have joined. <a href="#notice">Join as one</a>
          </p>
        </Notice>
      ),
    },
  ],
};
