/** Replaces `getComputedStyle` of a jsdom window by an equivalent at a fraction of the cost. */
export function installComputedStyle(window: Window): void;
