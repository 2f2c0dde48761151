export const text = {
  save: 'Save',
  saving: 'Saving…',
  kept: 'What you started writing is here again. It is not saved yet.',
  discard: 'Start again from what is saved',
  overtaken: 'Someone else has saved this since you opened it. Yours is not saved yet.',
  overtakenNext:
    'Nothing you typed is lost. Compare the two, then use theirs, or keep yours and save again: it replaces theirs.',
  overtakenUnread:
    'Someone else has saved this since you opened it, and theirs could not be loaded. Yours is not saved yet. Try again.',
  remoteVersion: 'What they wrote',
  takeRemote: 'Use theirs',
  keepLocal: 'Keep mine',
} as const;
