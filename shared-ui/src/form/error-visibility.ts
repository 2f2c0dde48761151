import { createContext } from 'react';

/** When a field shows its error: after a submit, after it is left, or from the start. */
export type ErrorVisibility = 'sent' | 'left' | 'all';

/** The surrounding form's choice. */
export const ErrorVisibilityContext = createContext<ErrorVisibility>('left');
