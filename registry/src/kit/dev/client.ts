import { slotClient } from './in-page';

/** Address of the stream of builds. */
export const eventsPath = '/dev/slot-events';

/**
 * What a page in development runs beside the shell: it passes on that there is a new build, and
 * puts back what was typed. It is sent as text, in which the compiler of this program names
 * functions.
 */
export const clientScript = `const __name = (work) => work;\n(${slotClient})('${eventsPath}');\n`;
