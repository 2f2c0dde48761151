import type { FocusEvent, ReactNode } from 'react';

interface Props {
  name: string;
  onLeave: (name: string) => void;
  children: ReactNode;
}

/** Hears when a field is left, its list or calendar included. */
export function FieldBox({ name, onLeave, children }: Props) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that focus has left the control inside
    <div data-field={name} onBlur={(event) => hasLeft(event) && onLeave(name)}>
      {children}
    </div>
  );
}

function hasLeft({ currentTarget, target, relatedTarget }: FocusEvent<HTMLElement>): boolean {
  if (!currentTarget.contains(target) || currentTarget.contains(relatedTarget)) return false;
  return !target.matches('[aria-expanded="true"]');
}
