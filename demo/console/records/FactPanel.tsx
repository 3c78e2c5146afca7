import { Fact, Facts, Panel } from '@oms/shell/react';
import type { ReactNode } from 'react';

/** Names and values; a value that is missing shows a dash. */
export type FactList = readonly (readonly [name: string, value: ReactNode])[];

export interface FactPanelProps {
  id: string;
  title: string;
  facts: FactList;
}

/** A part of a record: its fields by name. */
export function FactPanel({ id, title, facts }: FactPanelProps) {
  return (
    <Panel id={id} title={title}>
      <Facts columns>
        {facts.map(([name, value]) => (
          <Fact key={name} name={name}>
            {orDash(value)}
          </Fact>
        ))}
      </Facts>
    </Panel>
  );
}

/** What a record is asked for first, in large. */
export function Summary({ facts }: { facts: FactList }) {
  return (
    <dl className="record-summary">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{orDash(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

const orDash = (value: ReactNode) => (value === '' || value === null || value === undefined ? '—' : value);
