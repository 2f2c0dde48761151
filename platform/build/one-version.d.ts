export function assertOneVersion(folder: string, version: string): void;
