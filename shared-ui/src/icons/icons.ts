/** The icons in use, each hidden from screen readers unless it is given a label. */
export {
  ArrowLeft as ArrowLeftIcon,
  ArrowRight as ArrowRightIcon,
  BadgeCheck as BadgeCheckIcon,
  Check as CheckIcon,
  ChevronLeft as ChevronLeftIcon,
  ChevronRight as ChevronRightIcon,
  ChevronsLeft as ChevronsLeftIcon,
  ChevronsRight as ChevronsRightIcon,
  CircleAlert as CircleAlertIcon,
  ExternalLink as ExternalLinkIcon,
  Info as InfoIcon,
  Languages as LanguagesIcon,
  MapPin as MapPinIcon,
  Search as SearchIcon,
  Star as StarIcon,
} from 'lucide-react';
