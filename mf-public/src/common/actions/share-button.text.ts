export const share = 'Share';
export const shareOf = (title: string) => `Share: ${title}`;
export const copied = 'The link is copied.';
export const notCopied = (url: string) => `The link could not be copied. It is ${url}`;
