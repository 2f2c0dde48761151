export const share = 'Share';
export const shareOf = (title: string) => `Share: ${title}`;
