/** Article list of one topic. */
export const topicPath = (topic: string): string => `/blogs?${new URLSearchParams({ topic })}`;
