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

// A button of a page rendered ahead that is pressed before the shell's script is there: the shell
// begins with what is marked here, see `early-acts.ts`.
const hold = ({ target }) => {
  const button = target instanceof Element && target.closest('#root button[type="button"]');
  if (button) button.dataset.held = '';
};
addEventListener('click', hold, true);
addEventListener('nukkad-acts', () => removeEventListener('click', hold, true), { once: true });
