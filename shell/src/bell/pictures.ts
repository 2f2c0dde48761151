import type { Notification } from '@nukkad/platform/contract';
import {
  CalendarDays,
  Clock,
  FileText,
  HandCoins,
  IndianRupee,
  LifeBuoy,
  type LucideIcon,
  MessageCircleQuestionMark,
  MessageSquare,
  Rocket,
  Star,
} from 'lucide-react';

/** Icon of each kind of notification. */
export const pictures: Record<Notification['kind'], LucideIcon> = {
  booking: CalendarDays,
  message: MessageSquare,
  review: Star,
  payment: IndianRupee,
  waitlist: Clock,
  support: LifeBuoy,
  complaint: FileText,
  campaign: HandCoins,
  question: MessageCircleQuestionMark,
  release: Rocket,
};
