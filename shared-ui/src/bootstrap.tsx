import './tokens/tokens.css';
import './tokens/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { exhibits } from './workshop/exhibits';
import { Workshop } from './workshop/workshop';

// `/styleguide` shows all exhibits, `/styleguide/menu` only the menu.
const [, chosen] = window.location.pathname.split('/').filter(Boolean);

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <Workshop exhibits={exhibits} chosen={chosen} />
  </StrictMode>,
);
