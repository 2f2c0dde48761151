import type { Exhibit } from '../workshop/exhibit';
import { Pagination } from './pagination';

function Pages({ page, of }: { page: number; of: number }) {
  return (
    <Pagination
      page={page}
      totalPages={of}
      hrefOf={(target) => `#page-${target}`}
      renderLink={(link) => <a {...link} />}
    />
  );
}

export const paginationExhibit: Exhibit = {
  component: 'Pagination',
  specimens: [
    { state: 'First page', Draw: () => <Pages page={1} of={3} /> },
    { state: 'In the middle', Draw: () => <Pages page={6} of={12} /> },
    { state: 'Last page', Draw: () => <Pages page={12} of={12} /> },
    { state: 'Many pages', Draw: () => <Pages page={1249} of={1250} /> },
  ],
};
