export const notifications = {
  message: (from: string, excerpt: string) => ({ title: `Message from ${from}`, text: excerpt }),
};
