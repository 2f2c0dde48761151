export const text = {
  up: (name: string) => `Move up: ${name}`,
  upWord: 'Up',
  down: (name: string) => `Move down: ${name}`,
  downWord: 'Down',
  remove: (name: string) => `Remove: ${name}`,
  removeWord: 'Remove',
  moved: (name: string, place: number) => `${name} is now number ${place}.`,
  full: (most: number) => `The list is full: ${most} at most.`,
} as const;
