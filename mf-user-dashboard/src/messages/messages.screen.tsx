import { keepFocus, Link, useNavigate, useSearchParams } from '@nukkad/platform';
import type { Thread } from '@nukkad/platform/contract';
import {
  buttonClass,
  ErrorState,
  FailurePanel,
  Loading,
  linkClass,
  Skeleton,
} from '@nukkad/shared-ui';
import { Conversations, messagesText, RoomPage } from '@nukkad/vendor-kit';
import { sectionAddress } from '../common/section-address';
import { bookAgainAddress } from '../common/vendor-address.model';
import { useOpening } from './messages.queries';
import { text } from './messages.text';

const addressOf = (query?: Record<string, string>) => sectionAddress('messages', query);

export function Screen() {
  const [params] = useSearchParams();
  const vendor = params.get('vendor');
  if (vendor !== null && !params.has('thread')) return <Opening vendorId={vendor} />;
  return (
    <Conversations
      addressOf={addressOf}
      words={text.words}
      whenNone={
        <Link className={buttonClass()} to="/homepage">
          {text.find}
        </Link>
      }
      whenMasked={(thread) => <BookLink thread={thread} />}
    />
  );
}

function BookLink({ thread: { with: other } }: { thread: Thread }) {
  if (other.vendor === null) return null;
  return (
    <Link className={linkClass({ isStandalone: true })} to={bookAgainAddress(other.vendor)}>
      {text.book(other.name)}
    </Link>
  );
}

/** Opened from a vendor's page, to write to them. */
function Opening({ vendorId }: { vendorId: string }) {
  const navigate = useNavigate();
  const { failure, retry } = useOpening(vendorId, (thread) =>
    navigate(addressOf({ thread }), { replace: true, state: keepFocus }),
  );
  return (
    <RoomPage title={messagesText.title}>
      {failure === null && (
        <Loading label={text.opening}>
          <Skeleton shape="text" lines={4} />
        </Loading>
      )}
      {failure?.status === 404 && (
        <ErrorState title={messagesText.gone} next={text.words.goneWhy} />
      )}
      {failure !== null && failure.status !== 404 && (
        <FailurePanel what={messagesText.threadWhat} failure={failure} onRetry={retry} />
      )}
    </RoomPage>
  );
}
