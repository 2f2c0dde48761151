import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './chart.text';

export const text: Translation<typeof english> = {
  showAsTable: 'टेबल में दिखाएँ',
  showAsChart: 'चार्ट में दिखाएँ',
  noData: 'कोई डेटा उपलब्ध नहीं।',
  loadingChart: (label) => `चार्ट लोड हो रहा है: ${label}`,
  chartFailed: 'चार्ट लोड नहीं हो सका',
  chartFailedNext: 'अपना इंटरनेट कनेक्शन जाँचें और फिर कोशिश करें, या आँकड़े टेबल में देखें।',
  category: 'श्रेणी',
  share: 'हिस्सा',
  amount: 'मात्रा',
};
