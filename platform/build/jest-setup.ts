import '@testing-library/jest-dom';
import './jest-axe';
// React's own testing library would load React into every suite, also where nothing is drawn.
import { configure } from '@testing-library/dom';

// A loaded machine is slow before it is wrong.
configure({ asyncUtilTimeout: 15_000 });
