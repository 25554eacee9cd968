/** Files of examples, as the tests read them. */
declare module '*.txt?raw' {
  const text: string;
  export default text;
}
