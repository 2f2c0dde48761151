import type { Notification } from '@nukkad/platform/contract';
import {
  BadgeCheckIcon,
  CalendarDaysIcon,
  ClockIcon,
  FileIcon,
  type Icon,
  InfoIcon,
  MessageIcon,
  PaymentsIcon,
  PeopleIcon,
  StarIcon,
} from '@nukkad/shared-ui';

/** Icon of each kind of notification. */
export const pictures: Record<Notification['kind'], Icon> = {
  booking: CalendarDaysIcon,
  message: MessageIcon,
  review: StarIcon,
  payment: PaymentsIcon,
  waitlist: ClockIcon,
  support: InfoIcon,
  complaint: FileIcon,
  campaign: PeopleIcon,
  question: MessageIcon,
  release: BadgeCheckIcon,
};
