import { useFileLink } from '../../react/use-file-link';
import { MiddleCut } from '../../ui/text/MiddleCut';

/** The name of a file that the service has: a press downloads it. */
export function FileLink({ url, name }: { url: string; name: string }) {
  const { link } = useFileLink(url, name);
  return (
    <a {...link} className="oms-link">
      <MiddleCut text={name} />
    </a>
  );
}
