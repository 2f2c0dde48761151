import { Link } from '@nukkad/platform';
import { Pagination, type PaginationProps } from '@nukkad/shared-ui';

/**
 * Links to the pages of a list.
 *
 * @example <PageLinks page={2} totalPages={9} hrefOf={(page) => `?page=${page}`} />
 */
export function PageLinks(pages: Omit<PaginationProps, 'renderLink'>) {
  return (
    <Pagination
      {...pages}
      renderLink={({ href, ...link }) => <Link key={link['aria-label']} to={href} {...link} />}
    />
  );
}
