import { classNames } from '@nukkad/shared-ui';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useId } from 'react';
import { chooseTheme, themes, useTheme } from './theme';
import { text } from './theme.text';
import styles from './theme-switch.module.css';

const icons = { system: Monitor, light: Sun, dark: Moon };

/** System, light or dark: three radio buttons styled as a switch. */
export function ThemeSwitch() {
  const theme = useTheme();
  // Unique group name: footer and menu each have a switch, and equal names would form one group.
  const group = useId();
  return (
    <fieldset className={classNames(styles.switch, 'nk-needs-script')}>
      <legend className="nk-visually-hidden">{text.legend}</legend>
      {themes.map((name) => {
        const Icon = icons[name];
        return (
          <label key={name} className={styles.choice}>
            <input
              type="radio"
              name={group}
              className={styles.radio}
              checked={theme === name}
              onChange={() => chooseTheme(name)}
            />
            <Icon aria-hidden size={16} />
            {text.names[name]}
          </label>
        );
      })}
    </fieldset>
  );
}
