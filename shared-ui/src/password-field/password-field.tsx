import { useState } from 'react';
import { Input } from 'react-aria-components';
import field from '../field/field.module.css';
import { TextFrame, type TextFrameProps } from '../field/text-frame';
import { EyeIcon, EyeOffIcon } from '../icons/icons';
import { text } from './password-field.text';

export interface PasswordFieldProps extends Omit<TextFrameProps, 'type' | 'autoComplete'> {
  /** Tells password managers whether to fill in a password or to suggest a new one. */
  autoComplete: 'current-password' | 'new-password';
}

/**
 * A password, hidden until the user reveals it.
 * `<PasswordField label="Password" autoComplete="current-password" onChange={setPassword} />`
 */
export function PasswordField(frame: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOffIcon : EyeIcon;
  return (
    <TextFrame autoCorrect="off" spellCheck="false" {...frame} type={isShown ? 'text' : 'password'}>
      <Input className={field.input} autoCapitalize="none" />
      <button
        type="button"
        className={field.inside}
        aria-label={isShown ? text.hidePassword : text.showPassword}
        disabled={frame.isDisabled}
        onClick={() => setShown(!isShown)}
      >
        <Icon size={20} />
      </button>
    </TextFrame>
  );
}
