import { render } from '@testing-library/react';
import { Star } from 'lucide-react';
import { __iconData as data } from 'lucide-react/icons/star';
import plainIcon from './plain-icon.mjs';

const Plain = plainIcon(data);

test.each([
  {},
  { size: 16 },
  { size: 20, fill: 'currentColor', className: 'star' },
  { 'aria-label': 'Rated' },
  { role: 'img' },
])('%j draws what the package draws', (props) => {
  const theirs = attributesOf(<Star {...props} />);
  const ours = attributesOf(<Plain {...props} />);
  delete theirs.xmlns;
  theirs.class = theirs.class?.replace(/lucide(-star)?\s?/g, '').trim() ?? '';
  expect({ class: '', ...ours }).toEqual(theirs);
});

function attributesOf(icon: React.ReactElement): Record<string, string> {
  const svg = render(icon).container.querySelector('svg')!;
  const own = [...svg.attributes].map(({ name, value }) => [name, value]);
  return { ...Object.fromEntries(own), inner: svg.innerHTML };
}
