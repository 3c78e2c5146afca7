import type { StepName } from '../../domain/guide/steps';
import { cx } from '../../ui/class-names';

/** Where the stops of each drawing are lit, in the order of its to-dos. */
export interface DrawingProps {
  step: StepName;
  /** How many of the step's to-dos are done: so many stops are lit. */
  done: number;
}

/** A sketch of what the step connects: stores into one line, goods on it, the line out to warehouses. */
export function Drawing({ step, done }: DrawingProps) {
  return (
    <svg className="oms-guide-drawing" viewBox="0 0 342 96" aria-hidden="true">
      {step === 'channels' && <Channels lit={done > 0} />}
      {step === 'products' && <Products done={done} />}
      {step === 'listings' && <Listings done={done} />}
    </svg>
  );
}

const lit = (on: boolean) => cx('oms-guide-line', on && 'oms-guide-lit');

function Stop({ x, y, on }: { x: number; y: number; on: boolean }) {
  return <circle className={cx('oms-guide-stop', on && 'oms-guide-lit')} cx={x} cy={y} r="5" />;
}

function Good({ x, on }: { x: number; on: boolean }) {
  return (
    <rect
      className={cx('oms-guide-good', on && 'oms-guide-lit')}
      x={x - 8}
      y="42"
      width="16"
      height="12"
      rx="2"
    />
  );
}

function Channels({ lit: on }: { lit: boolean }) {
  return (
    <>
      <path className={lit(false)} d="M47 48h91" />
      <path className={lit(on)} d="M47 28h71l20 20M47 68h71l20-20M138 48h157" />
      <Stop x={47} y={28} on={on} />
      <Stop x={47} y={48} on={false} />
      <Stop x={47} y={68} on={on} />
      <Good x={197} on={on} />
      <Stop x={295} y={48} on={on} />
    </>
  );
}

function Products({ done }: { done: number }) {
  return (
    <>
      <path className={lit(done > 1)} d="M38 48h266" />
      <path className="oms-guide-line oms-guide-dashed" d="M166 20v56" />
      {[58, 98, 137].map((x, index) => (
        <Good key={x} x={x} on={done > 0 && (done > 1 || index < 2)} />
      ))}
      {[196, 235, 274].map((x) => (
        <Good key={x} x={x} on={done > 1} />
      ))}
    </>
  );
}

function Listings({ done }: { done: number }) {
  return (
    <>
      <path className={lit(done > 0)} d="M47 48h140" />
      <path className={lit(done > 2)} d="M187 48l22-24h85M187 48h107M187 48l22 24h85" />
      <Stop x={47} y={48} on={done > 0} />
      <Good x={117} on={done > 0} />
      {[24, 48, 72].map((y) => (
        <Stop key={y} x={294} y={y} on={done > 1} />
      ))}
    </>
  );
}
