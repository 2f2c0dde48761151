import { slotClient } from './in-page';

/** URL of the stream of builds. */
export const eventsPath = '/dev/slot-events';

/**
 * Script of a page in development, beside the shell: it announces new builds to the shell, and
 * restores form input. Sent as text, in which the compiler calls a helper that names functions.
 */
export const clientScript = `const __name = (work) => work;\n(${slotClient})('${eventsPath}');\n`;
