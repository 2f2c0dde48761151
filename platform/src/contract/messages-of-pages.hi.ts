export const applicationError = 'अनजानी गड़बड़ी हो गई!';
export const chunkFailed = (what: string) => `${what} लोड नहीं हो पाया`;
export const pageNotFound = 'हमें यह पेज नहीं मिला';
