// Before the first paint: sets the theme and redirects signed-in users to the app. Built as a classic script (see vite/html-pages.ts),
// so it imports nothing.
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
    // Storage is off: system theme, signed out.
  }
}

export {};
