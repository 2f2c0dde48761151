import type { ComponentProps, MouseEvent } from 'react';
import {
  type RelativeRoutingType,
  type To,
  useHref,
  useLinkClickHandler,
  useLocation,
  useResolvedPath,
} from 'react-router-dom';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Target within the product; a whole address (`https://…`) leaves it. */
  to: To;
  /** Replaces the current history entry. */
  replace?: boolean;
  /** Navigation state for the target page. */
  state?: unknown;
  /** Keeps the scroll position instead of going to the top. */
  preventScrollReset?: boolean;
  relative?: RelativeRoutingType;
}

/** Addresses with a scheme, or protocol-relative ones. */
const WHOLE_ADDRESS = /^(?:[a-z][a-z0-9+.-]*:|[\\/]{2})/i;

/**
 * A link that navigates without loading a document. Not the router's own, which includes its
 * framework's prefetching.
 *
 * @example <Link to="/doctors">Doctors</Link>
 */
export function Link({ to, replace, state, preventScrollReset, relative, ...anchor }: LinkProps) {
  if (typeof to === 'string' && WHOLE_ADDRESS.test(to)) return <a {...anchor} href={to} />;
  const how = {
    target: anchor.target,
    state,
    ...(replace !== undefined && { replace }),
    ...(preventScrollReset !== undefined && { preventScrollReset }),
    ...(relative && { relative }),
  };
  return <Followed to={to} how={how} anchor={anchor} />;
}

interface FollowedProps {
  to: To;
  how: NonNullable<Parameters<typeof useLinkClickHandler>[1]>;
  anchor: ComponentProps<'a'>;
}

function Followed({ to, how, anchor }: FollowedProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, how);
  // Paths have spaces (`/govt. officers`), which HTML does not allow in an address.
  const href = useHref(to, how).replaceAll(' ', '%20');
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    anchor.onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return <a {...anchor} href={href} onClick={onClick} />;
}

export interface NavLinkProps extends LinkProps {
  /** Active only at this exact address, not below it. */
  end?: boolean;
}

/** A menu link: sets `aria-current="page"` when it leads to the current page. */
export function NavLink({ end = false, ...link }: NavLinkProps) {
  const { pathname } = useLocation();
  const { pathname: to } = useResolvedPath(link.to, link.relative && { relative: link.relative });
  const here = pathname.toLowerCase();
  const there = to.toLowerCase();
  const isBelow = !end && here.startsWith(there) && here.charAt(lengthOf(there)) === '/';
  const isCurrent = here === there || isBelow;
  return <Link {...link} {...(isCurrent && { 'aria-current': 'page' })} />;
}

function lengthOf(path: string): number {
  return path !== '/' && path.endsWith('/') ? path.length - 1 : path.length;
}
