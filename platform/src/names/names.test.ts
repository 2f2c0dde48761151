import { namesInLanguages } from './in-languages';
import { localName } from './index';
import { text as hindi } from './names.hi';
import { text as kannada } from './names.kn';

test.each([
  ['Dentist', 'दाँतों के डॉक्टर', 'ದಂತ ವೈದ್ಯರು'],
  ['Chiropractor', 'कायरोप्रैक्टर', 'ಕೈರೋಪ್ರಾಕ್ಟರ್'],
  ['Hsr Layout', 'एचएसआर लेआउट', 'ಎಚ್‌ಎಸ್‌ಆರ್ ಲೇಔಟ್'],
  ['Kannada, Hindi', 'कन्नड़, हिंदी', 'ಕನ್ನಡ, ಹಿಂದಿ'],
  ['Speaks Kannada, Hindi', 'भाषाएँ: कन्नड़, हिंदी', 'ಭಾಷೆಗಳು: ಕನ್ನಡ, ಹಿಂದಿ'],
  ['Under ₹1,500', '₹1,500 से कम', '₹1,500ಕ್ಕಿಂತ ಕಡಿಮೆ'],
  ['₹1,500 to ₹2,000', '₹1,500 से ₹2,000', '₹1,500 ರಿಂದ ₹2,000'],
  ['₹2,800 and more', '₹2,800 या ज़्यादा', '₹2,800 ಅಥವಾ ಹೆಚ್ಚು'],
  ['Under 5 years', '5 साल से कम', '5 ವರ್ಷಕ್ಕಿಂತ ಕಡಿಮೆ'],
  ['5 to 10 years', '5 से 10 साल', '5 ರಿಂದ 10 ವರ್ಷ'],
  ['20 years and more', '20 साल या ज़्यादा', '20 ವರ್ಷ ಅಥವಾ ಹೆಚ್ಚು'],
  ['4.5 and above', '4.5 या ऊपर', '4.5 ಅಥವಾ ಮೇಲ್ಪಟ್ಟು'],
  ['1 year of experience', '1 साल का अनुभव', '1 ವರ್ಷದ ಅನುಭವ'],
  ['Classes 11-12', 'कक्षा 11-12', 'ತರಗತಿ 11-12'],
  ['Physics Teacher', 'भौतिकी के शिक्षक', 'ಭೌತಶಾಸ್ತ್ರ ಶಿಕ್ಷಕರು'],
  ['Public Officer, Department of Health', 'लोक अधिकारी, स्वास्थ्य विभाग', 'ಸಾರ್ವಜನಿಕ ಅಧಿಕಾರಿ, ಆರೋಗ್ಯ ಇಲಾಖೆ'],
])('%s is %s and %s', (english, inHindi, inKannada) => {
  expect(hindi.name(english)).toBe(inHindi);
  expect(kannada.name(english)).toBe(inKannada);
  expect(namesInLanguages(english)).toEqual([inHindi, inKannada]);
});

test.each([
  [''],
  ['Dr. Asha Rao'],
  ['Sampige Clinic'],
  ['Kannada, but slowly'],
  ['Under the banyan tree'],
  ['Driving Teacher'],
  ['constructor'],
  ['BCom'],
])('%j is the name of no list, and stays', (written) => {
  expect(hindi.name(written)).toBe(written);
  expect(kannada.name(written)).toBe(written);
  expect(namesInLanguages(written)).toEqual([]);
});

test('a profession decides what a name with two meanings is', () => {
  expect(hindi.name('Labour')).toBe('कामगार');
  expect(hindi.name('Labour', 'advocate')).toBe('श्रम क़ानून');
  expect(hindi.name('Dentist', 'doctor')).toBe(hindi.name('Dentist'));
});

test('pages in English say names as the wire has them', () => {
  expect(localName('Dentist')).toBe('Dentist');
});
