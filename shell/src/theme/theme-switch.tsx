import { Monitor, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { chooseTheme, currentTheme, type Theme, themes } from './theme';
import { text } from './theme.text';
import styles from './theme-switch.module.css';

const icons = { system: Monitor, light: Sun, dark: Moon };

/** System, light or dark: three radio buttons that look like one switch. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState(() => currentTheme());
  const choose = (chosen: Theme) => {
    chooseTheme(chosen);
    setTheme(chosen);
  };
  return (
    <fieldset className={styles.switch}>
      <legend className="nk-visually-hidden">{text.legend}</legend>
      {themes.map((name) => {
        const Icon = icons[name];
        return (
          <label key={name} className={styles.choice}>
            <input
              type="radio"
              name="theme"
              className={styles.radio}
              checked={theme === name}
              onChange={() => choose(name)}
            />
            <Icon aria-hidden size={16} />
            {text.names[name]}
          </label>
        );
      })}
    </fieldset>
  );
}
