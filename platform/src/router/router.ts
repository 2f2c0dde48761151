/**
 * The router as remotes see it. The package behind it is platform's alone, so that it exists once
 * in a page and only what is used here is loaded.
 */
export {
  Navigate,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export { Link, type LinkProps, NavLink } from './link';
