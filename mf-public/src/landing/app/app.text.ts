export const text = {
  title: 'Download the app',
  why: 'Put Nukkad on your home screen: one tap, no store, hardly any space.',
  install: 'Install',
  how: {
    ios: 'Press Share in Safari, then “Add to Home Screen”.',
    android: 'Open the browser’s menu (⋮), then choose “Install app” or “Add to Home screen”.',
    safari: 'Choose File in the menu bar, then “Add to Dock”.',
    firefox:
      'Firefox on this computer cannot install pages. Open Nukkad in Chrome or Edge, or on your phone.',
    desktop: 'Press the install icon at the end of the address bar, or look in the browser’s menu.',
  },
} as const;
