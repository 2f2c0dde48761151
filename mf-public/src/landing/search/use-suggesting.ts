import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react';
import { useListKeys } from './use-list-keys';

/** A field with suggestions below it. */
export interface Suggesting {
  field: RefObject<HTMLInputElement | null>;
  /** Makes an input of the browser's own a combobox. */
  input: ComponentProps<'input'>;
  listId: string;
  active: string | null;
  isOpen: boolean;
  /** What stands in the field, as far as the person typed it. */
  typed: string;
  open: () => void;
  close: () => void;
  /** Writes into the field; what is written counts as chosen unless told otherwise. */
  write: (value: string, isTyped?: boolean) => void;
}

interface Fields {
  /** The field whose suggestions are open; only one has them open. */
  opened: string | null;
  setOpened: (listId: string | null) => void;
  /** Part that holds the suggestions: focus in it leaves them open. */
  panel: RefObject<HTMLElement | null>;
  maxLength: number;
}

/** The combobox pattern around an input that is the browser's own, and keeps what is typed. */
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
      'aria-controls': listId,
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
