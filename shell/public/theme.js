// Before the first paint: the look somebody chose on this device. Anything else follows the system.
try {
  const chosen = localStorage.getItem('nukkad-theme');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
} catch {
  // Storage is blocked: the system decides.
}
