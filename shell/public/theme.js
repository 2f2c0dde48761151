// Before the first paint, and when the back/forward cache restores the page: the look somebody chose
// on this device. Anything else follows the system.
const follow = () => {
  try {
    const chosen = localStorage.getItem('nukkad-theme');
    const { dataset } = document.documentElement;
    if (chosen === 'light' || chosen === 'dark') dataset.theme = chosen;
    else delete dataset.theme;
  } catch {
    // Storage is blocked: the system decides.
  }
};
follow();
addEventListener('pageshow', ({ persisted }) => persisted && follow());

// A button or combobox of a page rendered ahead that is pressed before the shell's script is there:
// the shell begins with what is marked here, see `early-acts.ts`.
const pressable = '#root :is(button[type="button"], [role="combobox"])';
const hold = ({ target }) => {
  const pressed = target instanceof Element && target.closest(pressable);
  if (pressed) pressed.dataset.held = '';
};
addEventListener('click', hold, true);
addEventListener('nukkad-acts', () => removeEventListener('click', hold, true), { once: true });
