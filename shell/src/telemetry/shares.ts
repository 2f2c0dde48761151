import { registerGlobalPlugins } from '@module-federation/enhanced/runtime';
import type { ShareFact } from '@nukkad/platform/contract';

/** Which copy of a package somebody was given; `to` and `from` are federation names. */
export interface Share extends Pick<ShareFact, 'name' | 'wanted' | 'given' | 'from'> {
  to: string;
}

/** What is used of what the federation runtime says after it has chosen a copy. */
export interface ShareChoice {
  pkgName: string;
  shareInfo?: { shareConfig?: { requiredVersion?: string | false } };
  selectedShared?: { version?: string; from?: string };
  origin: { options: { name: string } };
}

/** Hears each package a container is given, the first time. */
export function hearShares(hear: (share: Share) => void): void {
  const heard = new Set<string>();
  registerGlobalPlugins([
    {
      name: 'nukkad-shares',
      afterLoadShare(choice) {
        const share = shareOf(choice as unknown as ShareChoice);
        const key = `${share.to} ${share.name}`;
        if (heard.has(key)) return;
        heard.add(key);
        hear(share);
      },
    },
  ]);
}

/** A choice of the runtime in our words. */
export function shareOf({ pkgName, shareInfo, selectedShared, origin }: ShareChoice): Share {
  return {
    to: origin.options.name,
    name: pkgName,
    wanted: shareInfo?.shareConfig?.requiredVersion || '*',
    given: selectedShared?.version ?? '?',
    from: selectedShared?.from ?? '?',
  };
}
