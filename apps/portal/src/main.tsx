import './trusted-types.ts';
import '@partyline/ui/styles.css';
import './theme/fonts.css';
import './theme/tokens.css';
import './theme/base.css';
import { startApp } from './start-app.tsx';

const root = document.getElementById('root');
if (root) void startApp(root);
