/** What few are ever told at the gate: a chunk of its own. */
export { DraftPrompt } from './draft-prompt';
export { NoDashboards, OtherProfessionPanel } from './gate-panels';
