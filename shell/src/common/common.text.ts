export const text = {
  close: 'Close',
};
