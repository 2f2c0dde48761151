export const text = {
  product: 'Nukkad',
  copyright: 'Copyrights 2008-24. All Rights Reserved.',
};
