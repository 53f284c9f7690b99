import type { GraficoDeRelatorio } from '#shared/relatorios/definicao.ts';
import type { Celula } from '#shared/relatorios/colunas.ts';
import { formatarMedida } from '#shared/relatorios/celulas.ts';
import { type Totais, valorDaMedida } from '#shared/relatorios/medidas.ts';
import { useIdioma, useTextos } from '../i18n.tsx';
import estilo from './relatorio.module.css';
import { textosRelatorio } from './texts.ts';

export type BarraDoGrafico = { chave: Celula; rotulo: string; valor: number; todo?: number };

/** Horizontal bars with their figures: the same figures as those of the table's groups, so that they add up to its total. */
export function Grafico({ barras, tipo }: { barras: readonly BarraDoGrafico[]; tipo: GraficoDeRelatorio['tipo'] }) {
  const t = useTextos(textosRelatorio);
  const { idioma } = useIdioma();
  const maior = Math.max(1, ...barras.map(({ valor, todo }) => Math.max(valor, todo ?? 0)));
  const porcento = (valor: number): string => `${Math.max(0, Math.round((valor / maior) * 1000) / 10)}%`;
  const numero = (valor: number): string => formatarMedida(valor, tipo, idioma);
  return (
    <ul className={estilo.barras}>
      {barras.map(({ chave, rotulo, valor, todo }) => (
        <li key={String(chave)}>
          <span className={estilo.rotulo}>{rotulo}</span>
          <span className={estilo.trilho} aria-hidden>
            {todo !== undefined && <span className={estilo.todo} style={{ width: porcento(todo) }} />}
            <span className={estilo.barra} style={{ width: porcento(valor) }} />
          </span>
          <span className={estilo.valor}>
            {todo === undefined ? numero(valor) : t('parte', { valor: numero(valor), todo: numero(todo) })}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The bars that a report's chart draws from the figures that came with it. */
export function barrasDe(
  grafico: GraficoDeRelatorio,
  dados: readonly { chave: Celula; rotulo: Celula; totais: Totais }[],
  nomear: (rotulo: Celula) => string,
): BarraDoGrafico[] {
  return dados.map(({ chave, rotulo, totais }) => ({
    chave,
    rotulo: nomear(rotulo),
    valor: valorDaMedida(totais, grafico.valor) ?? 0,
    ...(grafico.de ? { todo: valorDaMedida(totais, grafico.de) ?? 0 } : {}),
  }));
}
