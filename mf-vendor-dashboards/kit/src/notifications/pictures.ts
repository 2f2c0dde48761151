import type { Notification } from '@nukkad/platform/contract';
import {
  CalendarDaysIcon,
  ClockIcon,
  type Icon,
  InfoIcon,
  MessageIcon,
  PaymentsIcon,
  StarIcon,
} from '@nukkad/shared-ui';

/** What a notification is about, at a glance. */
export const pictures: Record<Notification['kind'], Icon> = {
  booking: CalendarDaysIcon,
  message: MessageIcon,
  review: StarIcon,
  payment: PaymentsIcon,
  waitlist: ClockIcon,
  support: InfoIcon,
};
