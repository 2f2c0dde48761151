import { type ReactNode, useContext } from 'react';
import {
  InputContext,
  type InputProps,
  TextAreaContext,
  type TextAreaProps,
} from 'react-aria-components';

interface Props {
  /** Ids of the elements that describe the control; undefined without any. */
  by: string | undefined;
  children: ReactNode;
}

/**
 * Describes the control of a React Aria field by this field's own elements alone. Until a page is
 * hydrated, React Aria names two more that no field here has, and takes a text area for an input.
 */
export function OwnDescription({ by, children }: Props) {
  const input = { ...(useContext(InputContext) as InputProps), 'aria-describedby': by };
  const area = useContext(TextAreaContext) as TextAreaProps;
  const untyped = { ...area, type: undefined, 'aria-describedby': by };
  return (
    <InputContext value={input}>
      <TextAreaContext value={untyped}>{children}</TextAreaContext>
    </InputContext>
  );
}
