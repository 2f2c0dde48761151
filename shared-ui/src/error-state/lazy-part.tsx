import { Component, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useHydrating } from '../surroundings';
import { ErrorState } from './error-state';
import { failureWords } from './failure.text';

export interface LazyPartProps<Module> {
  /** Imports the part; must be the same function at every render. */
  load: () => Promise<Module>;
  /** Name of the part, for the error message: "filters". */
  what: string;
  /** Placeholder until the part has loaded. */
  waiting?: ReactNode;
  /** Renders with the module's exports. */
  children: (module: Module) => ReactNode;
}

/**
 * A part of the page in its own chunk. A failed load shows an error with Retry in its place; the
 * rest of the page stays. In a page rendered ahead of the visit its HTML stays until it has loaded.
 *
 * @example
 * const load = () => import('./question-form');
 * <LazyPart load={load} what="question form">{({ QuestionForm }) => <QuestionForm />}</LazyPart>
 */
export function LazyPart<Module>({ load, what, waiting = null, children }: LazyPartProps<Module>) {
  const [{ attempt, Part }, setPart] = useState(() => ({ attempt: 1, Part: partOf(load) }));
  const part = (
    <Suspense fallback={waiting}>
      <Part onHydrated={() => setHeld(null)}>{children}</Part>
    </Suspense>
  );
  const isHydrating = useHydrating();
  // React would replace HTML that waits for its code by the placeholder if it got an update: it
  // keeps what it was given until the code is here.
  const [held, setHeld] = useState(isHydrating ? part : null);
  const retry = () => {
    setHeld(null);
    setPart({ attempt: attempt + 1, Part: partOf(load) });
  };
  const errorState = (
    <ErrorState
      level={3}
      title={failureWords.partFailed(what)}
      next={failureWords.partFailedNext}
      onRetry={retry}
    />
  );
  return (
    <Guard key={attempt} errorState={errorState}>
      {held ?? part}
    </Guard>
  );
}

interface LoadedProps<Module> {
  children: (module: Module) => ReactNode;
  onHydrated: () => void;
}

/** `lazy` caches a rejection for ever, so every attempt needs a new lazy component. */
function partOf<Module>(load: () => Promise<Module>) {
  return lazy(async () => {
    const module = await load();
    return {
      default: function Loaded({ children, onHydrated }: LoadedProps<Module>) {
        // biome-ignore lint/correctness/useExhaustiveDependencies: only once it is here
        useEffect(onHydrated, []);
        return children(module);
      },
    };
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
