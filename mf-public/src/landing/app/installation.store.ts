import { createStore, subscribeFollowing } from '@nukkad/platform';
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

// The browser offers it once, soon after the page came: whoever comes later finds it here.
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

/** Whether the product can be installed here, and how. */
export function useInstallation(): Installation {
  return useSyncExternalStore(subscribe, current, () => 'unknown' as const);
}

/** Lets the browser ask; its offer holds for one question. */
export async function install(): Promise<void> {
  const { offer, isAsking } = store.getState();
  if (offer === null || isAsking) return;
  store.setState({ isAsking: true });
  try {
    await offer.prompt();
  } finally {
    // After a refusal the browser may have offered it again.
    const isAnother = store.getState().offer !== offer;
    store.setState({ isAsking: false, ...(!isAnother && { offer: null }) });
  }
}
