import { createContext } from 'react';

/** Whether the form around waits for its first submit before it says what is wrong. */
export const QuietContext = createContext(false);
