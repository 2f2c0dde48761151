import { Link, type Loaded } from '@nukkad/platform';
import { ErrorState, linkClass } from '@nukkad/shared-ui';
import type { ReactNode } from 'react';
import { AsyncView } from './async-view';
import { RoomPage } from './room-page';

interface Props<Value> {
  title: string;
  /** Link to all of its kind. */
  all: { to: string; label: string };
  /** Name of the data: "conversation". */
  what: string;
  loaded: Loaded<Value>;
  /** Shown when there is none of that id. */
  gone: { title: string; next: string };
  /** Lines of the placeholder. Default 6. */
  lines?: number;
  /** As of `AsyncView`. */
  whenFailed?: ReactNode;
  children: (value: Value) => ReactNode;
}

/**
 * Page of one thing among many.
 *
 * @example <DetailPage {...{ title, all, what, loaded, gone }}>{(value) => <Facts {...value} />}</DetailPage>
 */
export function DetailPage<Value>({ title, all, gone, loaded, ...view }: Props<Value>) {
  const isGone = loaded.state === 'failed' && loaded.failure.status === 404;
  return (
    <RoomPage title={title}>
      <div>
        <Link className={linkClass({ isStandalone: true })} to={all.to}>
          {all.label}
        </Link>
      </div>
      {isGone ? <ErrorState {...gone} /> : <AsyncView loaded={loaded} {...view} />}
    </RoomPage>
  );
}
