/** Rarely shown parts of the gate, in a chunk of their own. */
export { DraftPrompt } from './draft-prompt';
export { NoDashboards, OtherProfessionPanel } from './gate-panels';
