import type { Exhibit } from '../workshop/exhibit';
import { SearchBar } from './search-bar';

const where = { name: 'loc', label: 'Location', placeholder: 'HSR Layout' };
const what = { name: 'q', label: 'What are you looking for?', placeholder: 'Search doctors' };
const shared = { action: '/engineers', onSearch: () => undefined };

export const searchBarExhibit: Exhibit = {
  component: 'Search bar',
  isWide: true,
  specimens: [
    { state: 'Empty', Draw: () => <SearchBar {...shared} where={where} what={what} /> },
    {
      state: 'Filled',
      Draw: () => (
        <SearchBar
          {...shared}
          where={{ ...where, defaultValue: 'Koramangala' }}
          what={{ ...what, defaultValue: 'root canal' }}
        />
      ),
    },
  ],
};
