import { createStore, subscribeFollowing } from '@nukkad/platform';
import { useSyncExternalStore } from 'react';

/** The `beforeinstallprompt` event. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

/**
 * `installed`: runs as an app, or has just been installed. `offered`: the browser can prompt.
 * `manual`: only through the browser's menu. `unknown`: no browser yet.
 */
export type Installation = 'unknown' | 'manual' | 'offered' | 'installed';

interface InstallationState {
  offer: InstallPrompt | null;
  isAsking: boolean;
  isInstalled: boolean;
}

const store = createStore<InstallationState>(() => ({
  offer: null,
  isAsking: false,
  isInstalled: false,
}));

const subscribe = subscribeFollowing(store, () => {
  window.addEventListener('beforeinstallprompt', keepOffer);
  window.addEventListener('appinstalled', noteInstalled);
  return () => {
    window.removeEventListener('beforeinstallprompt', keepOffer);
    window.removeEventListener('appinstalled', noteInstalled);
  };
});

// The browser fires the event once, soon after the page load: keep it for later.
function keepOffer(event: Event): void {
  event.preventDefault();
  store.setState({ offer: event as InstallPrompt });
}

function noteInstalled(): void {
  store.setState({ offer: null, isInstalled: true });
}

function current(): Installation {
  const { offer, isInstalled } = store.getState();
  const isApp = globalThis.matchMedia?.('(display-mode: standalone)').matches ?? false;
  if (isInstalled || isApp) return 'installed';
  return offer === null ? 'manual' : 'offered';
}

/** Whether and how the product can be installed here. */
export function useInstallation(): Installation {
  return useSyncExternalStore(subscribe, current, () => 'unknown' as const);
}

/** Shows the browser's prompt, which can be used once. */
export async function install(): Promise<void> {
  const { offer, isAsking } = store.getState();
  if (offer === null || isAsking) return;
  store.setState({ isAsking: true });
  try {
    await offer.prompt();
  } finally {
    // After a rejection the browser may have fired the event again.
    const isAnother = store.getState().offer !== offer;
    store.setState({ isAsking: false, ...(!isAnother && { offer: null }) });
  }
}
