import { submitWith } from '@nukkad/platform/submit';
import { apiErrorMessage } from './api-error-message';

/**
 * Submission result for a form: undefined on success, field errors, or a message for the whole
 * form. The typed values are kept in each case.
 */
export const submitted = submitWith(apiErrorMessage);
