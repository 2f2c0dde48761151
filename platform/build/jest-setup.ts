import '@testing-library/jest-dom';
import './jest-axe';
import { configure } from '@testing-library/react';

// A loaded machine is slow before it is wrong.
configure({ asyncUtilTimeout: 5000 });
