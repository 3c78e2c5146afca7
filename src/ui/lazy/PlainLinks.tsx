export interface PlainLink {
  title: string;
  url: string;
  target?: string;
}

/** Links in place of a part that stays away. They are the browser's alone: hardly ever shown, they weigh next to nothing. */
export function PlainLinks({ links }: { links: readonly PlainLink[] }) {
  return (
    <ul className="oms-lazy-links">
      {links.map(({ title, url, target }) => (
        <li key={url}>
          <a className="oms-link" href={url} target={target} rel="noopener">
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
