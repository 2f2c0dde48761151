import type { QueueSummary } from '@nukkad/platform/contract';
import {
  AssignmentsIcon,
  BadgeCheckIcon,
  BookIcon,
  CheckIcon,
  CircleAlertIcon,
  ClockIcon,
  DashboardIcon,
  FileIcon,
  HeartIcon,
  type Icon,
  InfoIcon,
  MessageIcon,
  OfficeIcon,
  PaymentsIcon,
  QuoteIcon,
  SearchIcon,
  SettingsIcon,
  StarIcon,
  UploadIcon,
} from '@nukkad/shared-ui';
import type { DashboardRoom } from '@nukkad/vendor-kit';
import { roomOf } from './common/rooms.model';
import { queueWords } from './common/words.text';
import { text } from './operator.text';
import type { screens } from './queues/queues.screen';

const queueRoom = (queue: keyof typeof screens, icon: Icon): DashboardRoom => ({
  id: queue,
  label: queueWords[queue].title,
  icon,
  load: async () => ({ Screen: (await import('./queues/queues.screen')).screens[queue] }),
});

/** The menu of the console; the first room stands at its own path. */
export const rooms: readonly DashboardRoom[] = [
  {
    id: 'overview',
    label: text.overview,
    icon: DashboardIcon,
    load: () => import('./overview/overview.screen'),
  },
  {
    id: 'verification',
    label: text.verification,
    icon: BadgeCheckIcon,
    load: () => import('./verification/verification.screen'),
  },
  queueRoom('claims', CheckIcon),
  queueRoom('offices', OfficeIcon),
  queueRoom('complaints', FileIcon),
  queueRoom('reviews', StarIcon),
  queueRoom('stories', QuoteIcon),
  queueRoom('questions', MessageIcon),
  queueRoom('campaigns', HeartIcon),
  queueRoom('payments', PaymentsIcon),
  queueRoom('tickets', InfoIcon),
  {
    id: 'editorial',
    label: text.editorial,
    icon: AssignmentsIcon,
    load: () => import('./editorial/editorial.screen'),
  },
  {
    id: 'search',
    label: text.search,
    icon: SearchIcon,
    load: () => import('./search/search.screen'),
  },
  {
    id: 'settings',
    label: text.settings,
    icon: SettingsIcon,
    load: () => import('./settings/settings.screen'),
  },
  {
    id: 'releases',
    label: text.releases,
    icon: UploadIcon,
    load: () => import('./releases/releases.screen'),
  },
  {
    id: 'errors',
    label: text.errors,
    icon: CircleAlertIcon,
    load: () => import('./errors/errors.screen'),
  },
  {
    id: 'jobs',
    label: text.jobs,
    icon: ClockIcon,
    load: () => import('./jobs/jobs.screen'),
  },
  {
    id: 'audit',
    label: text.audit,
    icon: BookIcon,
    load: () => import('./audit/audit.screen'),
  },
];

/** The menu with the number of waiting cases per section. */
export const roomsWith = (queues: readonly QueueSummary[]): readonly DashboardRoom[] =>
  rooms.map((room) => {
    const waiting = queues.find(({ queue }) => roomOf(queue) === room.id)?.waiting;
    return waiting === undefined ? room : { ...room, waiting };
  });
