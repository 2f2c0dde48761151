import { Button } from '../button/button';
import type { Exhibit } from '../workshop/exhibit';
import { ErrorState } from './error-state';

const ignore = () => undefined;

export const errorStateExhibit: Exhibit = {
  component: 'Error state',
  specimens: [
    {
      state: 'With another try',
      Draw: () => (
        <ErrorState
          title="The doctors could not be loaded"
          next="Your connection seems to be fine; it is our side. Try again in a moment."
          onRetry={ignore}
        />
      ),
    },
    {
      state: 'With a code and another way',
      Draw: () => (
        <ErrorState
          title="Loading chunk mf-public failed"
          next="This part of the page did not arrive. Everything else works."
          code="MF-CHUNK"
          requestId="7f3c2a90-51de-4c0b-9a53-1f6c8e2b4d77"
          onRetry={ignore}
        >
          <Button tone="ghost">Reload the page</Button>
        </ErrorState>
      ),
    },
    {
      state: 'Nothing to be done',
      Draw: () => (
        <ErrorState
          level={3}
          title="This invoice is no longer kept"
          next="Invoices are kept for eight years. Ask your accountant for a copy."
        />
      ),
    },
  ],
};
