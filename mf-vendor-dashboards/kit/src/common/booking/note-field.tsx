import { limits } from '@nukkad/platform/contract';
import { FormTextArea, maxLength } from '@nukkad/shared-ui';
import * as common from '../common.text';
import { text } from './booking.text';

const MOST = limits.bookingReasonMaxLength;

interface Props {
  name: string;
  label: string;
  /** Lines. Default 2. */
  rows?: number;
}

/** What is said with a booking or its change; optional. */
export function NoteField({ name, label, rows = 2 }: Props) {
  return (
    <FormTextArea
      name={name}
      label={label}
      hint={text.optional}
      rows={rows}
      limit={MOST}
      validate={maxLength(MOST, common.tooLong(MOST))}
    />
  );
}
