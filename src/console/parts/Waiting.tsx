import { Spinner } from '../../ui/spinner/Spinner';

/** Says that something loads; what loads within 300 ms is not announced. */
export function Waiting({ text }: { text: string }) {
  return (
    <div className="oms-console-waiting" role="status">
      <Spinner size={28} />
      {text}
    </div>
  );
}
