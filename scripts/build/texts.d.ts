declare const texts: Readonly<Record<string, string>>;
export default texts;
