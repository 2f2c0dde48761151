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

// The language of an address, `/hi/doctors`; a page that was rendered ahead has it already.
// An address without one leads to the language that somebody has chosen.
const tags = { hi: 'hi-IN', kn: 'kn-IN', xa: 'en-XA' };
const { pathname, search, hash } = location;
const tag = tags[pathname.split('/').find((segment) => segment !== '')];
const [, chosen] = /(?:^|; )nukkad_language=(hi|kn)(?:;|$)/.exec(document.cookie) ?? [];
if (tag) document.documentElement.lang = tag;
else if (chosen) location.replace(`/${chosen}${pathname === '/' ? '' : pathname}${search}${hash}`);

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
