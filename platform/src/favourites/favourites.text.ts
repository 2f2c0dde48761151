export const text = {
  notReached:
    'Your account’s favourites could not be reached, so hearts stay on this device for now. Reload the page to try again.',
  notSaved: 'That could not be saved, so your favourites are as before. Please try again.',
};
