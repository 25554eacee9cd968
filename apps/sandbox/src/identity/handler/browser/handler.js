// Sends the chooser's event to the page that opened it: to the hidden frames of the opener or, after a
// redirect, to the frame that the page opens on return.
(() => {
  const PATIENCE_MS = 8000;
  const section = document.getElementById('delivery');
  const { event, key, back } = section.dataset;
  const say = (sentence) => {
    section.querySelector('p').textContent = sentence;
  };

  if (back !== '') {
    sessionStorage.setItem(`sandbox-auth-event:${key}`, event);
    location.replace(back);
    return;
  }
  if (!window.opener) {
    say('The page that opened this window was closed. Close this window and try again.');
    return;
  }
  const timer = setTimeout(
    () => say('The page that opened this window does not answer. Close this window and try again.'),
    PATIENCE_MS,
  );
  window.addEventListener('message', (message) => {
    if (message.origin !== location.origin || message.data?.sandboxAuth !== 'taken') return;
    clearTimeout(timer);
    say('Done. You can close this window.');
  });
  for (let index = 0; index < window.opener.length; index += 1) {
    window.opener[index].postMessage(
      { sandboxAuth: 'event', key, event: JSON.parse(event) },
      location.origin,
    );
  }
})();
