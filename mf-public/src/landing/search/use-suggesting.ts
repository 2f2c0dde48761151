import { useListKeys } from '@nukkad/shared-ui';
import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react';

/** A field with suggestions below it. */
export interface Suggesting {
  field: RefObject<HTMLInputElement | null>;
  /** Makes a native input a combobox. */
  input: ComponentProps<'input'>;
  listId: string;
  active: string | null;
  isOpen: boolean;
  /** Text of the field, if typed by the user. */
  typed: string;
  open: () => void;
  close: () => void;
  /** Sets the field's text; counts as chosen unless `isTyped`. */
  write: (value: string, isTyped?: boolean) => void;
}

interface Fields {
  /** The field with open suggestions; at most one. */
  opened: string | null;
  setOpened: (listId: string | null) => void;
  /** Element with the suggestions: focus inside keeps them open. */
  panel: RefObject<HTMLElement | null>;
  maxLength: number;
}

/** The combobox pattern for an uncontrolled native input. */
export function useSuggesting({ opened, setOpened, panel, maxLength }: Fields): Suggesting {
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const keys = useListKeys(listId);
  const isOpen = opened === listId;
  const open = () => setOpened(listId);
  const close = () => {
    setOpened(null);
    keys.reset();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isOpen) return keys.onKey(event);
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (isOpen && relatedTarget && !panel.current?.contains(relatedTarget)) close();
  };
  return {
    field,
    listId,
    active: keys.active,
    isOpen,
    typed,
    open,
    close,
    write(value, isTyped = false) {
      if (field.current) field.current.value = value;
      setTyped(isTyped ? value : '');
    },
    input: {
      ref: field,
      type: 'text',
      role: 'combobox',
      autoComplete: 'off',
      spellCheck: false,
      maxLength,
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': (isOpen && keys.active) || undefined,
      onClick: open,
      onKeyDown,
      onBlur,
      onInput: ({ currentTarget }) => {
        setTyped(currentTarget.value);
        keys.reset();
        open();
      },
    },
  };
}
