import { createContext } from 'react';

/** When a field says what is wrong with it: once sent, once left, or from the start. */
export type ErrorVisibility = 'sent' | 'left' | 'all';

/** What the form around has decided of that. */
export const ErrorVisibilityContext = createContext<ErrorVisibility>('left');
