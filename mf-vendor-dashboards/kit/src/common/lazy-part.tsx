import { messages } from '@nukkad/platform/contract';
import { Apology } from '@nukkad/shared-ui';
import { Component, lazy, type ReactNode, Suspense, useState } from 'react';
import * as text from './common.text';

interface Props<Module> {
  /** Fetches the part; the same function at every render. */
  load: () => Promise<Module>;
  /** The part's name, told if it does not come: "filters". */
  what: string;
  /** Holds its place until it is here. */
  waiting?: ReactNode;
  /** Draws with what the part exports. */
  children: (module: Module) => ReactNode;
}

/**
 * A part of the page that is a chunk of its own. One that does not come is an apology in its place,
 * with Retry; the rest of the page stays.
 *
 * @example
 * const load = () => import('./question-form');
 * <LazyPart load={load} what="question form">{({ QuestionForm }) => <QuestionForm />}</LazyPart>
 */
export function LazyPart<Module>({ load, what, waiting = null, children }: Props<Module>) {
  const [{ attempt, Part }, setPart] = useState(() => ({ attempt: 1, Part: partOf(load) }));
  const retry = () => setPart({ attempt: attempt + 1, Part: partOf(load) });
  return (
    <Guard key={attempt} what={what} onRetry={retry}>
      <Suspense fallback={waiting}>
        <Part>{children}</Part>
      </Suspense>
    </Guard>
  );
}

interface PartProps<Module> {
  children: (module: Module) => ReactNode;
}

/** A lazy object remembers a failure for ever, so that every attempt needs one of its own. */
function partOf<Module>(load: () => Promise<Module>) {
  return lazy(async () => {
    const module = await load();
    return { default: ({ children }: PartProps<Module>) => children(module) };
  });
}

interface GuardProps {
  what: string;
  onRetry: () => void;
  children: ReactNode;
}

class Guard extends Component<GuardProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { what, onRetry, children } = this.props;
    if (!this.state.hasFailed) return children;
    return (
      <Apology
        level={3}
        title={messages.chunkFailed(what)}
        next={text.partMissing}
        onRetry={onRetry}
      />
    );
  }
}
