export const text = {
  mark: 'Being built',
  home: 'Go home',
};
