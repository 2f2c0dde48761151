import { keepFocus, Link, useLocation } from '@nukkad/platform';
import { buttonClass, classNames, MapPinIcon } from '@nukkad/shared-ui';
import { text } from '../listing.text';
import { type ListingQuery, writeQuery } from '../query/listing.query.model';

/** Turns the list into a map, and back. */
export function ViewSwitch({ query }: { query: ListingQuery }) {
  const { pathname } = useLocation();
  const to = pathname + writeQuery({ ...query, isMap: !query.isMap });
  return (
    <Link
      className={classNames(buttonClass({ tone: 'secondary', size: 'small' }), 'nk-needs-script')}
      to={to}
      state={keepFocus}
    >
      {!query.isMap && <MapPinIcon size={16} />}
      {query.isMap ? text.backToList : text.map}
    </Link>
  );
}
