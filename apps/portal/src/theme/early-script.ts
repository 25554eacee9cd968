// Before the first paint, on both pages: the theme that was chosen, and the way into the app for a person who is signed
// in. Built as a classic script (see vite/html-pages.tsx), so it imports nothing.
{
  try {
    const chosen = localStorage.getItem('portal.scheme');
    if (chosen === 'dark' || chosen === 'light') {
      document.documentElement.setAttribute('data-mantine-color-scheme', chosen);
    }
    if (location.pathname === '/' && localStorage.getItem('portal.user') !== null) {
      location.replace('/dashboard');
    }
  } catch {
    // Storage is switched off: the system's theme, and no user is signed in.
  }
}

export {};
