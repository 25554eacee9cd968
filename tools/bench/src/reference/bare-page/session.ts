import { initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { showDevices } from './devices.tsx';

const auth = initializeAuth(initializeApp({ apiKey: 'demo-key', projectId: 'demo-partyline' }), {
  persistence: indexedDBLocalPersistence,
});
connectAuthEmulator(auth, location.origin, { disableWarnings: true });
const stop = onAuthStateChanged(auth, (user) => {
  const [, email, password] = location.hash.split('/');
  // Restores the session first, as any authenticated request must.
  if (user) void user.getIdToken().then(showDevices).finally(stop);
  else if (email && password) void signInWithEmailAndPassword(auth, email, password);
});
