import type { Notification } from '@nukkad/platform/contract';
import {
  CalendarDays,
  Clock,
  IndianRupee,
  LifeBuoy,
  type LucideIcon,
  MessageSquare,
  Star,
} from 'lucide-react';

/** What a notification is about, at a glance. */
export const pictures: Record<Notification['kind'], LucideIcon> = {
  booking: CalendarDays,
  message: MessageSquare,
  review: Star,
  payment: IndianRupee,
  waitlist: Clock,
  support: LifeBuoy,
};
