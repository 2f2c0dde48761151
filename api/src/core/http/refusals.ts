import { asMessage, type FieldMessages } from '../language/message';
import { ApiError, fieldsDetail } from './problems';

/** Validation errors of a step, field by field. */
export const notValid = (errors: FieldMessages): ApiError =>
  new ApiError('validation', asMessage(fieldsDetail(errors)), errors);
