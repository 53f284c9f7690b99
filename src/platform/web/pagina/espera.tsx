import type { ReactNode } from 'react';
import { type BuscaDeTela, Elo } from '../navegacao.tsx';
import type { TelaId } from '#catalog/telas.ts';
import type { CartaoNumero } from './cartoes.tsx';
import estilo from './espera.module.css';

/** One thing that waits for the person: how much of what, and what is done about it. */
export type ItemDeEspera = {
  chave: string;
  rotulo: string;
  valor: string;
  tom?: CartaoNumero['tom'];
  /** The verb of the act, and the sentence that says it whole to who hears it alone. */
  ato: string;
  atoPorExtenso: string;
  elo: { tela: TelaId; search?: BuscaDeTela };
};

/** What waits, each line with its act. `vazio`: what is said when nothing does. */
export function ListaDeEspera({ itens, vazio }: { itens: readonly ItemDeEspera[]; vazio: ReactNode }) {
  if (itens.length === 0) return <p className="suave">{vazio}</p>;
  return (
    <ul className={estilo.lista}>
      {itens.map(({ chave, rotulo, valor, tom, ato, atoPorExtenso, elo }) => (
        <li key={chave}>
          <span className={`${estilo.valor} ${tom ? `cartoes-${tom}` : ''}`}>{valor}</span>
          <span className={estilo.rotulo}>{rotulo}</span>
          <Elo className={estilo.ato} aria-label={atoPorExtenso} {...elo}>
            {ato}
          </Elo>
        </li>
      ))}
    </ul>
  );
}
