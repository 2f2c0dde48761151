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
