export { initializeApp } from 'firebase/app';
export {
  browserPopupRedirectResolver,
  connectAuthEmulator,
  getAdditionalUserInfo,
  getRedirectResult,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  linkWithCredential,
  OAuthProvider,
  signInWithPopup,
  signInWithRedirect,
} from 'firebase/auth';
