import type { ReactNode } from 'react';

/** A name with its value; false is left out. */
export type Fato = readonly [rotulo: string, valor: ReactNode] | false;

/** Facts of a record in columns, each name above its value. */
export function FatosEmColunas({ fatos }: { fatos: readonly Fato[] }) {
  return (
    <dl className="fatos-em-colunas">
      {fatos
        .filter((fato) => fato !== false)
        .map(([rotulo, valor]) => (
          <div key={rotulo}>
            <dt>{rotulo}</dt>
            <dd>{valor}</dd>
          </div>
        ))}
    </dl>
  );
}
