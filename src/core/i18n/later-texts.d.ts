/** The build keeps what only popups and dialogs say apart by this query; elsewhere it is the whole file again. */
declare module '*.json?later' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}
