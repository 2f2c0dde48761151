import { createElement } from 'react';

/**
 * Replaces lucide's `createLucideIcon`, which reads settings from a context, scales strokes and
 * merges class names, none of which is used here, for a kilobyte in every chunk with an icon.
 */
export default function plainIcon({ node }) {
  return ({ size = 24, ...rest }) => {
    const attributes = { ...drawn, width: size, height: size, ...hiddenUnlessNamed(rest), ...rest };
    return createElement(
      'svg',
      attributes,
      ...node.map(([tag, props]) => createElement(tag, props)),
    );
  };
}

const drawn = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
};

function hiddenUnlessNamed(props) {
  const isNamed = Object.keys(props).some((name) => /^(aria-|role$|title$)/.test(name));
  return isNamed ? {} : { 'aria-hidden': true };
}
