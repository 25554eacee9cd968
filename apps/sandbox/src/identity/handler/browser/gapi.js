// The part of Google's frame library (`gapi.iframes`) that the web SDK uses, for pages that cannot load
// Google's. Loaded before the first sign-in by popup or redirect; works as a script and as a module.
(() => {
  if (window.gapi?.iframes?.Iframe) return;
  const scriptUrl = document.currentScript?.src ?? '';

  class Frame {
    #element;
    #origin;
    #handlers = new Map();
    #early = [];
    #questions = new Map();
    #number = 0;

    constructor(url, where, attributes = {}) {
      this.#origin = new URL(url).origin;
      this.#element = document.createElement('iframe');
      const { style = {}, ...others } = attributes;
      Object.assign(this.#element.style, style);
      for (const [name, value] of Object.entries(others)) this.#element.setAttribute(name, value);
      window.addEventListener('message', (message) => {
        if (message.source === this.#element.contentWindow && message.origin === this.#origin) {
          this.#receive(message.data);
        }
      });
      this.loaded = new Promise((resolve) => {
        this.#element.addEventListener('load', resolve, { once: true });
      });
      this.#element.src = url;
      where.append(this.#element);
    }

    async restyle() {
      await this.loaded;
    }

    ping(done) {
      return this.#ask({ sandboxAuth: 'ping' }, done);
    }

    send(name, payload, done) {
      return this.#ask({ sandboxAuth: 'ask', name, payload }, done);
    }

    register(name, handler) {
      this.#handlers.set(name, handler);
      for (const data of this.#early.splice(0)) this.#receive(data);
      if (name === 'authEvent') this.#post({ sandboxAuth: 'ready' });
    }

    #ask(message, done) {
      this.#number += 1;
      const number = this.#number;
      return new Promise((resolve) => {
        this.#questions.set(number, (result) => {
          try {
            done?.([result]);
          } catch {
            // The SDK throws after its storage check has been answered; the error has no receiver.
          }
          resolve([result]);
        });
        this.#post({ ...message, number });
      });
    }

    #receive(data) {
      if (data?.sandboxAuth === 'event') {
        const handler = this.#handlers.get('authEvent');
        if (!handler) {
          this.#early.push(data);
          return;
        }
        const result = handler({ type: 'authEvent', authEvent: data.authEvent });
        this.#post({ sandboxAuth: 'answer', number: data.number, result });
      } else if (data?.sandboxAuth === 'pong' || data?.sandboxAuth === 'answer') {
        this.#questions.get(data.number)?.(data.result);
        this.#questions.delete(data.number);
      }
    }

    #post(message) {
      this.#element.contentWindow?.postMessage(message, this.#origin);
    }
  }

  const context = {
    open: async ({ url, where, attributes }, opened) => {
      const frame = new Frame(url, where, attributes);
      return opened(frame);
    },
  };
  window.gapi = {
    ...window.gapi,
    load: (_name, options) => {
      const done = typeof options === 'function' ? options : options.callback;
      done();
    },
    iframes: {
      Iframe: Frame,
      CROSS_ORIGIN_IFRAMES_FILTER: () => true,
      getContext: () => context,
    },
  };
  // As a replacement of Google's script, the URL names the callback.
  const waiting = scriptUrl === '' ? null : new URL(scriptUrl).searchParams.get('onload');
  if (waiting !== null && typeof window[waiting] === 'function') window[waiting]();
})();
