export const notStored =
  'This could not be sent. What you wrote is still here: check your connection, then try again.';
export const notStoredOurFault =
  'Something went wrong on our side. What you wrote is still here: try again in a moment.';
