/**
 * The router for remotes. Only platform imports the package behind it, so that it exists once per
 * page and only the parts used here are loaded.
 */
export {
  Navigate,
  Outlet,
  Route,
  Routes,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export { Link, type LinkProps, NavLink } from './link';
export { useLocation } from './use-location';
