import { Monitor, Moon, Sun } from 'lucide-react';
import { useId } from 'react';
import { chooseTheme, themes, useTheme } from './theme';
import { text } from './theme.text';
import styles from './theme-switch.module.css';

const icons = { system: Monitor, light: Sun, dark: Moon };

/** System, light or dark: three radio buttons that look like one switch. */
export function ThemeSwitch() {
  const theme = useTheme();
  // The footer has one and the menu another: radio buttons of one name would be one group.
  const group = useId();
  return (
    <fieldset className={styles.switch}>
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
