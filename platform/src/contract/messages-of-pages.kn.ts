export const applicationError = 'ಅನಿರೀಕ್ಷಿತ ದೋಷ ಉಂಟಾಗಿದೆ!';
export const chunkFailed = (what: string) => `${what} ಲೋಡ್ ಆಗಲಿಲ್ಲ`;
export const pageNotFound = 'ಈ ಪುಟ ನಮಗೆ ಸಿಗಲಿಲ್ಲ';
