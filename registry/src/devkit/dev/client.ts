import { devtoolsScript } from '../../pages/devtools';
import { slotClient } from './in-page';

/** URL of the stream of builds. */
export const eventsPath = '/dev/slot-events';

/**
 * Script of a page in development, beside the shell: it announces new builds to the shell, and
 * restores form input; and the composition to DevTools. Sent as text, in which the compiler calls a helper that names functions.
 */
export const clientScript = `const __name = (work) => work;\n(${slotClient})('${eventsPath}');\n${devtoolsScript}`;
