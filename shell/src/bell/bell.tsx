import { Link, useLocation } from '@nukkad/platform';
import { useNotifications } from '@nukkad/platform/notifications';
import { NotificationBell, useDisclosure } from '@nukkad/shared-ui';

/** Notification bell of a signed-in user, with the unread count. */
export function Bell() {
  const disclosure = useDisclosure<HTMLDivElement>(useLocation().key);
  const notifications = useNotifications({ isOpen: disclosure.isOpen });
  return <NotificationBell notifications={notifications} disclosure={disclosure} Link={Link} />;
}
