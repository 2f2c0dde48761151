import type { Translation } from '@nukkad/platform/words';
import type { kinds as english } from './kinds.text';

export const kinds: Translation<typeof english> = {
  'service-related': 'सेवा संबंधी',
  'contractual-and-financial': 'अनुबंध और पैसों संबंधी',
  'data-and-security-related': 'डेटा और सुरक्षा संबंधी',
  'behavioral-and-ethical': 'व्यवहार और नैतिकता संबंधी',
  'product-related': 'उत्पाद संबंधी',
  'healthcare-related': 'स्वास्थ्य सेवा संबंधी',
};
