export const text = {
  save: 'Save',
  saving: 'Saving…',
  kept: 'What you had begun to write is here again. It is not saved yet.',
  discard: 'Begin again with what is saved',
  overtaken: 'Somebody else has saved this since you opened it. Yours is not saved yet.',
  overtakenNext:
    'Nothing you typed is lost. Look at what they wrote, then take theirs, or keep yours and save again: it replaces theirs.',
  overtakenUnread:
    'Somebody else has saved this since you opened it, and theirs could not be read. Yours is not saved yet. Try again.',
  theirs: 'What they wrote',
  takeTheirs: 'Take theirs',
  keepMine: 'Keep mine',
} as const;
