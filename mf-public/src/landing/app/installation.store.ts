import { useSyncExternalStore } from 'react';

/** What the browser hands out when the product can be put on the home screen. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

/**
 * `installed`: it runs as an app, or has just become one. `offered`: the browser asks when told.
 * `manual`: only the person can, by the browser's own menu. `unknown`: there is no browser yet.
 */
export type Installation = 'unknown' | 'manual' | 'offered' | 'installed';

let offer: InstallPrompt | null = null;
let isInstalled = false;
const listeners = new Set<() => void>();

const tell = () => listeners.forEach((listener) => void listener());

// The browser offers it once, soon after the page came: whoever comes later finds it here.
const keepOffer = (event: Event) => {
  event.preventDefault();
  offer = event as InstallPrompt;
  tell();
};

const noteInstalled = () => {
  offer = null;
  isInstalled = true;
  tell();
};

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('beforeinstallprompt', keepOffer);
    window.addEventListener('appinstalled', noteInstalled);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('beforeinstallprompt', keepOffer);
    window.removeEventListener('appinstalled', noteInstalled);
  };
}

function current(): Installation {
  const isApp = globalThis.matchMedia?.('(display-mode: standalone)').matches ?? false;
  if (isInstalled || isApp) return 'installed';
  return offer === null ? 'manual' : 'offered';
}

/** Whether the product can be installed here, and how. */
export function useInstallation(): Installation {
  return useSyncExternalStore(subscribe, current, () => 'unknown' as const);
}

/** Lets the browser ask; its offer holds for one question. */
export async function install(): Promise<void> {
  const asked = offer;
  offer = null;
  await asked?.prompt();
  tell();
}
