import { Link, useAnswers, useLocation } from '@nukkad/platform';
import type { Notification } from '@nukkad/platform/contract';
import { useNotifications } from '@nukkad/platform/notifications';
import { NotificationBell, useDisclosure } from '@nukkad/shared-ui';
import { pendingDecisions } from '../../common/decisions/pending-decisions.store';
import { staleCallsOf } from './stale-calls.model';

/** Notification bell with its unread count and list; what arrives renews the pages it concerns. */
export function Bell() {
  const disclosure = useDisclosure<HTMLDivElement>(useLocation().key);
  const { renew } = useAnswers();
  const onArrival = ({ kind }: Notification) => {
    renew(...staleCallsOf[kind]);
    if (kind === 'booking') pendingDecisions.forgetSent();
  };
  const notifications = useNotifications({ isOpen: disclosure.isOpen, onArrival });
  return <NotificationBell notifications={notifications} disclosure={disclosure} Link={Link} />;
}
