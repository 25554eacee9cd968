import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

// Solves a captcha; null on timeout or error. [FORM-5, GA-24]
addEventListener('message', ({ data: challenge }: MessageEvent<Challenge>) => {
  solveChallenge({ challenge, deriveKey }).then(
    (solution) => postMessage(solution === null ? null : btoa(JSON.stringify({ challenge, solution }))),
    () => postMessage(null),
  );
});
