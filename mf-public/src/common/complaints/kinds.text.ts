/** The kinds of complaint by their slugs, in display order. */
export const kinds: Record<string, string> = {
  'service-related': 'Service-related',
  'contractual-and-financial': 'Contractual and Financial',
  'data-and-security-related': 'Data and Security-related',
  'behavioral-and-ethical': 'Behavioral and Ethical',
  'product-related': 'Product-related',
  'healthcare-related': 'Healthcare Related',
};
