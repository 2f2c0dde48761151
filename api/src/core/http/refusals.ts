import { asMessage, type FieldMessages } from '../language/message';
import { ApiError, fieldsDetail } from './problems';

/** Validation errors of a step, field by field. */
export const notValid = (errors: FieldMessages): ApiError =>
  new ApiError('validation', asMessage(fieldsDetail(errors)), errors);

/** The refusal of a text that was read before another operator changed it. */
export const changedElsewhere = () =>
  new ApiError(
    'draft-changed',
    'Somebody else has changed this since you opened it, so yours is not saved yet. Look at theirs, then save again.',
  );
