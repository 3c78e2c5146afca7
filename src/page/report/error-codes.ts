/**
 * `code` of `oms-error`, for a page to branch on. A failed call has its kind as its code; `message` then holds the call, the
 * code of the reply and the request id. docs/public-face.md has a table of them.
 */
export type ErrorCode = ErrorKind | FileCode | PageCode | DataCode | RealtimeCode;

/** The kind of a failure; stable, for code to branch on. */
export type ErrorKind =
  | 'reply' // a well-formed reply with a failing code
  | 'malformed' // a reply without a code, not JSON, or with data that cannot be parsed
  | 'unauthorised'
  | 'forbidden'
  | 'network'
  | 'timeout'
  | 'aborted'
  | 'config' // a configuration or an argument that cannot be used
  | 'shell'; // a fault of the shell itself

/** A file of the shell cannot be loaded. */
type FileCode =
  | 'part' // a part of an element, or the core: the shell fetches it again at the next use
  | 'texts'; // the texts of a language: the page keeps its language

/** The page gives the shell a value that it cannot use, or an element fails. */
type PageCode =
  | 'browser' // an old browser, or a polyfill that the page forces: links stand in the place of the elements
  | 'duplicate' // a second script tag of the loader, of whatever version: ignored
  | 'config-json' // the block of configuration in the page is not JSON
  | 'config-late' // `configure()` after the first element was connected: ignored
  | 'no-login' // nobody is signed in, and the configuration has no login page: the message says what to set
  | 'uncaught' // a mistake of the shell, where it runs in a realm of its own (docs/hosting.md); elsewhere the page's window has it
  | 'unknown-call' // `OmsShell.queue` holds the name of no method: ignored
  | 'argument' // an option of `notify()`: replaced by its default; or what a page adds: left out
  | 'callback' // a function that the page has given to the shell threw, or its promise was rejected
  | 'attribute' // an attribute or a property of an element: replaced by its default
  | 'tag' // a tag that looks like one of the shell's and is none
  | 'method' // a method of an element threw
  | 'render' // an element or widget threw while it rendered, and again in new nodes: it says so, or is empty
  | 'service-refused'; // a service does not let the page's origin in, or the page's policy refuses the service: the message says what to set

/** A service sends data that the shell cannot use, or a call without a caller fails. */
type DataCode =
  | 'base-data' // a reply without menu or modules: those of the last visit stay
  | 'menu-data' // entries of the menu that cannot be shown or have no target
  | 'translations' // the texts of the service: those of the last visit stay
  | 'reference' // a reference list could not be loaded: it is empty until it is asked for again
  | 'alert' // a new message could not be announced
  | 'ticket' // the service refuses the one-time ticket in the address
  | 'logout' // the sign-out did not reach the service
  | 'tracking' // the browser takes no usage statistics at the moment: they wait for the next event
  | 'look-option' // it is not known which theme and density the user has chosen on another site
  | 'guide-option'; // it is not known whether the user wants the quick start

/** The channel of notices fails; meanwhile they are fetched over HTTP. */
type RealtimeCode =
  | 'realtime' // the broker reports an error
  | 'realtime-refused' // the broker refuses the connection
  | 'realtime-frame' // a frame of the broker cannot be parsed
  | 'locks'; // the browser refuses the lock that elects the tab with the connection
