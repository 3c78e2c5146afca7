/** The build makes the file a sheet that roots can adopt (`useSheet`). */
declare module '*.css?sheet' {
  const sheet: import('./sheet').Sheet;
  export default sheet;
}
