import clsx from 'clsx';
import type { ReactNode } from 'react';
import estilo from './tabela-simples.module.css';

/**
 * A plain table that scrolls inside its own box. `numericas` are the positions of the right-aligned columns; on a phone an `empilhada` one
 * shows each row as its cells one below the other, with their headings.
 */
export function Tabela({
  legenda,
  colunas,
  numericas = [],
  linhas,
  className,
  empilhada = false,
}: {
  legenda: string;
  colunas: readonly string[];
  numericas?: readonly number[];
  linhas: readonly { chave: string | number; celulas: readonly ReactNode[] }[];
  className?: string;
  empilhada?: boolean;
}) {
  const classe = (i: number) => (numericas.includes(i) ? estilo.numero : undefined);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
    <div className={estilo.rolagem} tabIndex={0} role="group" aria-label={legenda}>
      <table className={clsx(estilo.tabela, empilhada && estilo.empilhada, className)}>
        <caption className="so-leitor">{legenda}</caption>
        <thead>
          <tr>
            {colunas.map((coluna, i) => (
              <th key={coluna} scope="col" className={classe(i)}>
                {coluna}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {linhas.map(({ chave, celulas }) => (
            <tr key={chave}>
              {celulas.map((celula, i) => (
                <td key={colunas[i]} className={classe(i)} data-coluna={colunas[i]}>
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
