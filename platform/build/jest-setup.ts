import '@testing-library/jest-dom';
import './jest-axe';
// `@testing-library/react` would load React into every suite, also where nothing is rendered.
import { configure } from '@testing-library/dom';

// A loaded machine is slow: do not report that as a failure.
configure({ asyncUtilTimeout: 15_000 });
