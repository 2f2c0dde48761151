import { Component, lazy, type ReactNode, Suspense, useState } from 'react';
import { ErrorState } from './error-state';

export interface LazyModuleProps<Module> {
  /** Fetches the part; the same function at every render. */
  load: () => Promise<Module>;
  /** What is said in its place if it does not come: what is wrong, and what next. */
  failure: { title: string; next: string };
  /** Holds its place until it is here. */
  waiting?: ReactNode;
  /** Draws with what the part exports. */
  children: (module: Module) => ReactNode;
}

/**
 * A part of the page that is a chunk of its own. One that does not come is an error state in its place,
 * with Retry; the rest of the page stays.
 *
 * @example
 * const load = () => import('./question-form');
 * <LazyModule load={load} failure={words}>{({ QuestionForm }) => <QuestionForm />}</LazyModule>
 */
export function LazyModule<Module>({
  load,
  failure,
  waiting = null,
  children,
}: LazyModuleProps<Module>) {
  const [{ attempt, Part }, setPart] = useState(() => ({ attempt: 1, Part: partOf(load) }));
  const retry = () => setPart({ attempt: attempt + 1, Part: partOf(load) });
  const errorState = <ErrorState level={3} {...failure} onRetry={retry} />;
  return (
    <Guard key={attempt} errorState={errorState}>
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

class Guard extends Component<
  { errorState: ReactNode; children: ReactNode },
  { hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.errorState : this.props.children;
  }
}
