import { memo, useSyncExternalStore } from 'react';
import type { Idioma } from '#shared/erros.ts';
import { CelulaDaGrade, Marca } from './celula.tsx';
import { celulaLimpa } from './puro/celulas.ts';
import estilo from './grade.module.css';
import type { ModeloDaGrade } from './modelo.ts';
import { avisoEm, motivoDe } from './quadro.ts';
import type { ColunaDaGrade, LerValor, LinhaDaGrade, Valor } from './puro/tipos.ts';
import { faixaDa, type Vista } from './vista.ts';

type Props = {
  linha: LinhaDaGrade;
  indice: number;
  colunas: readonly ColunaDaGrade[];
  modelo: ModeloDaGrade;
  vista: Vista;
  somenteLeitura: boolean;
  idBarra: string;
  idioma: Idioma;
};
const vazia = celulaLimpa(null);
const LARGO = 10_000;

/** One row. It follows its own cells, and of the keyboard only what happens in it: typing in a cell draws that cell, in that row. */
export const Linha = memo(function Linha({ linha, indice, colunas, modelo, vista, somenteLeitura, idBarra, idioma }: Props) {
  const viva = useSyncExternalStore(modelo.assinar, () => modelo.linha(linha.id));
  useSyncExternalStore(modelo.assinar, () => derivadosDe(linha, colunas, modelo.ler));
  const { focada, escolhidas, editando } = useVista(vista, indice);
  const isEscolhida = (coluna: number): boolean => coluna >= Math.floor(escolhidas / LARGO) && coluna <= escolhidas % LARGO;
  return (
    <tr className={linha.resumo ? estilo.resumo : undefined} aria-rowindex={indice + 2}>
      <Nome
        linha={linha}
        indice={indice}
        focavel={focada === 0}
        ler={modelo.ler}
        somenteLeitura={somenteLeitura}
        escolhida={isEscolhida(0)}
      />
      {colunas.map((coluna, i) => {
        const derivada = linha.resumo?.(coluna.id);
        const celula = derivada || coluna.calcular ? null : (viva?.celulas[coluna.id] ?? vazia);
        const valor: Valor = derivada
          ? derivada.valor(modelo.ler)
          : coluna.calcular
            ? coluna.calcular((outra) => viva?.celulas[outra]?.valor ?? null, linha.id)
            : (celula?.valor ?? null);
        return (
          <CelulaDaGrade
            key={coluna.id}
            posicao={`${indice}:${i + 1}`}
            rotulo={derivada?.rotulo ?? `${linha.rotulo}: ${coluna.titulo}`}
            tipo={coluna.tipo}
            celula={celula}
            valor={valor}
            motivo={motivoDe(linha, coluna)}
            aviso={celula && !celula.invalida ? avisoEm(linha, coluna, valor, idioma) : null}
            leitura={somenteLeitura || (derivada !== undefined && !derivada.agir)}
            focavel={focada === i + 1}
            escolhida={isEscolhida(i + 1)}
            editando={focada === i + 1 ? editando : null}
            idBarra={idBarra}
            idioma={idioma}
          />
        );
      })}
    </tr>
  );
});

/** What of the keyboard's place concerns one row, as plain values: other rows stay as they are. */
function useVista(vista: Vista, indice: number) {
  const focada = useSyncExternalStore(vista.assinar, () => (vista.ler().foco.linha === indice ? vista.ler().foco.coluna : -1));
  const escolhidas = useSyncExternalStore(vista.assinar, () => {
    const { topo, base, esquerda, direita } = faixaDa(vista.ler());
    return vista.ler().ancora && indice >= topo && indice <= base ? esquerda * LARGO + direita : LARGO * LARGO;
  });
  const editando = useSyncExternalStore(vista.assinar, () =>
    vista.ler().foco.linha === indice ? (vista.ler().edicao?.inicial ?? null) : null,
  );
  return { focada, escolhidas, editando };
}

/** What the row shows of other rows, as one text: it changes when one of them does. */
function derivadosDe({ resumo, marca }: LinhaDaGrade, colunas: readonly ColunaDaGrade[], ler: LerValor): string {
  const valores = resumo ? colunas.map(({ id }) => resumo(id).valor(ler) ?? '') : [];
  return [marca?.valor(ler) ?? '', ...valores].join('\n');
}

type PropsDoNome = { linha: LinhaDaGrade; indice: number; focavel: boolean; ler: LerValor; somenteLeitura: boolean; escolhida: boolean };

function Nome({ linha: { rotulo, href, marca }, indice, focavel, ler, somenteLeitura, escolhida }: PropsDoNome) {
  const parada = { 'data-posicao': `${indice}:0`, tabIndex: focavel ? 0 : -1 };
  const comum = { scope: 'row', 'aria-selected': escolhida || undefined } as const;
  if (marca)
    return (
      <th {...comum}>
        <Marca {...parada} rotulo={marca.rotulo} nome={rotulo} valor={marca.valor(ler)} leitura={somenteLeitura} />
      </th>
    );
  if (href !== undefined)
    return (
      <th {...comum}>
        <a {...parada} href={href} className={estilo.elo}>
          {rotulo}
        </a>
      </th>
    );
  return (
    <th {...comum} {...parada} className={estilo.elo}>
      {rotulo}
    </th>
  );
}
