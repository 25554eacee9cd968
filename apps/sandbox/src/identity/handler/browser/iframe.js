// Hidden frame that connects the account chooser with the portal's page. Accepts messages of portal origins
// and of its own windows only.
(() => {
  const { key, origins } = document.getElementById('relay').dataset;
  const allowed = JSON.parse(origins);
  const stored = `sandbox-auth-event:${key}`;
  const nothing = {
    type: 'unknown',
    error: { code: 'auth/no-auth-event', message: 'There is no sign-in result.' },
  };
  const waiting = new Map();
  let parentOrigin = null;
  let number = 0;

  const takeStored = () => {
    const event = sessionStorage.getItem(stored);
    sessionStorage.removeItem(stored);
    return event === null ? nothing : JSON.parse(event);
  };
  const toParent = (message) => {
    if (parentOrigin !== null) window.parent.postMessage(message, parentOrigin);
  };
  const deliver = (authEvent, answered) => {
    number += 1;
    waiting.set(number, answered);
    toParent({ sandboxAuth: 'event', number, authEvent });
  };
  const fromParent = {
    ping: ({ number: ping }) => {
      toParent({ sandboxAuth: 'pong', number: ping });
    },
    ready: () => deliver(takeStored(), () => undefined),
    ask: ({ number: question, name }) => {
      toParent({ sandboxAuth: 'answer', number: question, result: { [name]: true } });
    },
    answer: ({ number: answered, result }) => {
      waiting.get(answered)?.(result);
      waiting.delete(answered);
    },
  };

  window.addEventListener('message', ({ origin, source, data }) => {
    if (source === window.parent && source !== window && allowed.includes(origin)) {
      parentOrigin = origin;
      if (Object.hasOwn(fromParent, data?.sandboxAuth)) fromParent[data.sandboxAuth](data);
      return;
    }
    if (origin !== location.origin || data?.sandboxAuth !== 'event' || data.key !== key) return;
    deliver(data.event, (result) => {
      if (result?.status === 'ACK') source.postMessage({ sandboxAuth: 'taken' }, location.origin);
    });
  });
})();
