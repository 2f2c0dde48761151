import { type ReactNode, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { report } from '../common/report';
import { CrashScreen } from './crash-screen';

/** Outermost error boundary: a crash of the shell shows a readable screen and is reported. */
export function CrashGuard({ children }: { children: ReactNode }) {
  const [reference] = useState(() => crypto.randomUUID().slice(0, 8));
  return (
    <ErrorBoundary
      onError={(error) =>
        report({ code: 'SHELL-CRASH', message: `${reference} ${String(error)}` }, error)
      }
      fallback={<CrashScreen reference={reference} />}
    >
      {children}
    </ErrorBoundary>
  );
}
