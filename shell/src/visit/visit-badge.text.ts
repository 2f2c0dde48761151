export const text = {
  missing: 'This page is not what everybody sees. Show why',
};
