import { type ReactNode, useId } from 'react';
import estilo from './contrato.module.css';

/** A titled card of the record. */
export function Cartao({ titulo, children }: { titulo: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={estilo.cartao} aria-labelledby={id}>
      <h2 id={id}>{titulo}</h2>
      {children}
    </section>
  );
}

/** A plain table that scrolls inside its own box. `numericas` are the positions of the right-aligned columns. */
export function Tabela({
  legenda,
  colunas,
  numericas = [],
  linhas,
}: {
  legenda: string;
  colunas: readonly string[];
  numericas?: readonly number[];
  linhas: readonly { chave: string | number; celulas: readonly ReactNode[] }[];
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
    <div className={estilo.rolagem} tabIndex={0} role="group" aria-label={legenda}>
      <table className={estilo.tabela}>
        <caption className="so-leitor">{legenda}</caption>
        <thead>
          <tr>
            {colunas.map((coluna, i) => (
              <th key={coluna} scope="col" className={numericas.includes(i) ? estilo.numero : undefined}>
                {coluna}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {linhas.map(({ chave, celulas }) => (
            <tr key={chave}>
              {celulas.map((celula, i) => (
                <td key={colunas[i]} className={numericas.includes(i) ? estilo.numero : undefined}>
                  {celula}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
