import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTextos } from '../i18n.tsx';
import { textosWeb } from '../texts.ts';
import estilo from './tabela-simples.module.css';

/**
 * Where a column stands on the card that a row is on a phone: two lines of two; what has no place follows below with its name, and last come
 * the acts, which need none.
 */
export type LugarNoCartao = 'titulo' | 'valor' | 'apoio' | 'estado' | 'acoes';

type Props = {
  legenda: string;
  /** Their headings; that of the acts of a row may be empty, and is told to screen readers alone. */
  colunas: readonly string[];
  /** Positions of the right-aligned columns. */
  numericas?: readonly number[];
  linhas: readonly { chave: string | number; celulas: readonly ReactNode[] }[];
  className?: string;
  /** On a phone each row becomes a card, by the positions of the columns, so that nothing hides behind a sideways scroll. */
  cartao?: Partial<Record<LugarNoCartao, number>>;
};

/** A plain table that scrolls inside its own box; with `cartao`, a list of cards on a phone. */
export function Tabela({ legenda, colunas, numericas = [], linhas, className, cartao }: Props) {
  const t = useTextos(textosWeb);
  const classe = (i: number) => (numericas.includes(i) ? estilo.numero : undefined);
  const lugares = new Map(Object.entries(cartao ?? {}).map(([lugar, i]) => [i, lugar]));
  // What CSS lays out as cards would stop being a table for a screen reader: the roles say that it still is one.
  const papel = (role: string) => (cartao ? { role } : {});
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
    <div className={estilo.rolagem} tabIndex={0} role="group" aria-label={legenda}>
      <table className={clsx(estilo.tabela, cartao && estilo.emCartoes, className)} {...papel('table')}>
        <caption className="so-leitor">{legenda}</caption>
        <thead {...papel('rowgroup')}>
          <tr {...papel('row')}>
            {colunas.map((coluna, i) => (
              <th key={coluna} scope="col" className={classe(i)} {...papel('columnheader')}>
                {coluna || <span className="so-leitor">{t('acoesDaLinha')}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...papel('rowgroup')}>
          {linhas.map(({ chave, celulas }) => (
            <tr key={chave} {...papel('row')}>
              {celulas.map((celula, i) => (
                <td key={colunas[i]} className={classe(i)} {...papel('cell')} data-lugar={lugares.get(i)} data-coluna={colunas[i]}>
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
