import { render } from '@testing-library/react';
import * as drawings from './illustration';

test.each(Object.entries(drawings))('%s takes its room and says nothing', (_name, Drawing) => {
  const { container } = render(<Drawing />);
  const drawing = container.querySelector('svg');
  expect(drawing).toHaveAttribute('aria-hidden', 'true');
  expect(drawing).toHaveAttribute('width', '160');
  expect(drawing).toHaveAttribute('height', '120');
  expect(container.querySelectorAll('[fill]:not([fill=none]), [stroke]')).toHaveLength(0);
});
