import { createContext } from 'react';

/** When a field says what is wrong with it: once sent, once left, or from the start. */
export type Telling = 'sent' | 'left' | 'all';

/** What the form around has decided of that. */
export const TellingContext = createContext<Telling>('left');
