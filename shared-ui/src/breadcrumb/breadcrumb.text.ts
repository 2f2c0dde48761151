export const text = {
  breadcrumb: 'Breadcrumb',
} as const;
