import {
  BadgeCheckIcon,
  CalendarDaysIcon,
  ClockIcon,
  FileIcon,
  InfoIcon,
  MessageIcon,
  PaymentsIcon,
  PeopleIcon,
  StarIcon,
} from '../icons/icons';

/** Icon of each kind of notification. */
export const notificationIcons = {
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
