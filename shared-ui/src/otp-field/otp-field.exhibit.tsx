import { useState } from 'react';
import type { Exhibit } from '../workshop/exhibit';
import { OtpField, type OtpFieldProps } from './otp-field';

function Code({ start = '', ...props }: Partial<OtpFieldProps> & { start?: string }) {
  const [value, setValue] = useState(start);
  return <OtpField label="Code from the SMS" {...props} value={value} onChange={setValue} />;
}

export const otpFieldExhibit: Exhibit = {
  component: 'OTP field',
  specimens: [
    { state: 'Empty', Draw: () => <Code message="Sent to +91 98450 12345" /> },
    { state: 'Half written', Draw: () => <Code start="48" /> },
    { state: 'Right', Draw: () => <Code start="4821" state="right" /> },
    {
      state: 'Wrong',
      Draw: () => <Code start="4812" state="wrong" message="That code is not right. Try again" />,
    },
    { state: 'Six digits', Draw: () => <Code start="482" length={6} /> },
    { state: 'Disabled', Draw: () => <Code start="4821" isDisabled /> },
  ],
};
