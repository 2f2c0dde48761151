/** What somebody agrees to. It is stored with the device: a changed word holds for later ones. */
export const wording = () =>
  'Nukkad may show notifications on this device, with what they say, also while no page is open. I can end this at any time in my settings.';
