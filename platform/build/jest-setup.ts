import '@testing-library/jest-dom';
import './jest-axe';
import './jest-transcript';
// `@testing-library/react` would load React into every suite, also where nothing is rendered.
import { configure, getConfig } from '@testing-library/dom';

// A loaded machine is slow: do not report that as a failure.
configure({ asyncUtilTimeout: 30_000 });

const { getElementError } = getConfig();
configure({
  // A query that waits fails many times before it finds. Only its last error is read, and Testing
  // Library adds the document to that one itself.
  getElementError: (message, container) =>
    isWaiting() ? plainError(message) : getElementError(message, container),
});

/** The name has Testing Library point at the test's line. */
function plainError(message: string | null): Error {
  return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
}

/** Testing Library sets this while it polls; its types keep it to themselves. */
function isWaiting(): boolean {
  const config: { _disableExpensiveErrorDiagnostics?: boolean } = getConfig();
  return config._disableExpensiveErrorDiagnostics === true;
}
