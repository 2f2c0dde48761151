import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { process as transform } from './jest-owner-stacks';

const react = path.dirname(createRequire(__filename).resolve('react/package.json'));

test.each(['react.development.js', 'react-jsx-runtime.development.js'])(
  'the elements of %s capture no stack',
  (file) => {
    const source = readFileSync(path.join(react, 'cjs', file), 'utf8');
    const { code } = transform(source);
    expect(source).toContain('recentlyCreatedOwnerStacks++');
    expect(code).not.toContain('recentlyCreatedOwnerStacks++');
  },
);
