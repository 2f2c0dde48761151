import { registerGlobalPlugins } from '@module-federation/enhanced/runtime';
import type { ShareFact } from '@nukkad/platform/contract';

/** The copy of a shared package given to a container; `to` and `from` are federation names. */
export interface Share extends Pick<ShareFact, 'name' | 'wanted' | 'given' | 'from'> {
  to: string;
}

/** Subset of the federation runtime's event after resolving a shared package. */
export interface ShareChoice {
  pkgName: string;
  shareInfo?: { shareConfig?: { requiredVersion?: string | false } };
  selectedShared?: { version?: string; from?: string };
  origin: { options: { name: string } };
}

/** Calls back for each package given to a container, the first time only. */
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

/** Converts an event of the runtime. */
export function shareOf({ pkgName, shareInfo, selectedShared, origin }: ShareChoice): Share {
  return {
    to: origin.options.name,
    name: pkgName,
    wanted: shareInfo?.shareConfig?.requiredVersion || '*',
    given: selectedShared?.version ?? '?',
    from: selectedShared?.from ?? '?',
  };
}
