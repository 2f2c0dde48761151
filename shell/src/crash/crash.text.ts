import { messages } from '@nukkad/platform/contract';

export const text = {
  title: messages.applicationError,
  explanation: 'The page stopped working, so nothing more can be shown here.',
  next: 'Reload it, or start again from home. The failure has been reported.',
  reload: 'Reload',
  home: 'Home',
  reference: (id: string) => `Reference ${id}`,
};
