import { Link } from '@nukkad/platform';
import { buttonClass } from '@nukkad/shared-ui';
import { useDashboard } from '../common/dashboard';
import { Conversations } from './conversations.container';
import { ROOM } from './messages.model';
import { text } from './messages.text';

/**
 * Conversations with clients; `?thread=` names the open one.
 *
 * @example export { MessagesRoom as Screen } from '@nukkad/vendor-kit';
 */
export function MessagesRoom() {
  const { base, roomAddress } = useDashboard();
  return (
    <Conversations
      addressOf={(query) => roomAddress(ROOM, query)}
      words={text.ofVendors}
      whenNone={
        <Link className={buttonClass()} to={base}>
          {text.home}
        </Link>
      }
    />
  );
}
