import { render, screen } from '@testing-library/react';
import { MemoryRouter, Navigate, Route, Routes } from 'react-router-dom';
import { usePage } from './use-page';

function Login() {
  usePage({ title: 'Login' });
  return <h1>Login</h1>;
}

// In a file of its own: the document is opened once.
test('a page that leads on by itself as the document opens has the next one say so', () => {
  render(
    <MemoryRouter initialEntries={['/profile']}>
      <main>
        <Routes>
          <Route path="/profile" element={<Navigate to="/login" replace />} />
          <Route path="/login" element={<Login />} />
        </Routes>
      </main>
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { name: 'Login' })).toHaveFocus();
});
