export const text = {
  stepsCompleted: (done: number, total: number) => `${done} of ${total} Completed`,
  stepStates: {
    notStarted: 'Not started',
    inProgress: 'In progress',
    saved: 'Saved',
    notSaved: 'Not saved',
    needsChange: 'Needs a change',
  },
} as const;
