import type { Idioma } from '../erros.ts';
import { rotuloDe } from '../listas/opcao.ts';
import type { Dimensao } from './colunas.ts';

/** How many rows have one value of the rows' dimension and one of the columns'; the latter is null when rows are only counted. */
export type Contagem = {
  linha: string | null;
  linhaRotulo: string | null;
  linhaOrdem: number | null;
  coluna: string | null;
  colunaRotulo: string | null;
  colunaOrdem: number | null;
  quantidade: number;
};
type Valor = { chave: string; rotulo: string; ordem: number };

/** A cross-tab of counts: every row has a value under every column, and the totals of both sides add up to the same. */
export function montarCruzamento(
  contagens: readonly Contagem[],
  dimensoes: { linhas: Dimensao; colunas: Dimensao | null },
  idioma: Idioma,
): {
  linhas: { chave: string; rotulo: string; valores: number[]; total: number }[];
  colunas: { chave: string; rotulo: string; total: number }[];
  total: number;
} {
  const soma = (parte: readonly Contagem[]): number => parte.reduce((total, { quantidade }) => total + quantidade, 0);
  const porLinha = Map.groupBy(contagens, ({ linha }) => linha ?? '-');
  const porColuna = dimensoes.colunas ? Map.groupBy(contagens, ({ coluna }) => coluna ?? '-') : new Map<string, Contagem[]>();
  const valores = (grupos: Map<string, readonly Contagem[]>, dimensao: Dimensao, lado: 'linha' | 'coluna'): Valor[] =>
    [...grupos]
      .map(([chave, doGrupo]) => valorDe(chave, doGrupo, dimensao, { lado, idioma }))
      .toSorted((a, b) => a.ordem - b.ordem || a.rotulo.localeCompare(b.rotulo, 'pt-BR', { numeric: true }));
  const colunas = dimensoes.colunas ? valores(porColuna, dimensoes.colunas, 'coluna') : [];
  return {
    linhas: valores(porLinha, dimensoes.linhas, 'linha').map(({ chave, rotulo }) => {
      const daLinha = porLinha.get(chave) ?? [];
      return {
        chave,
        rotulo,
        valores: colunas.map((coluna) => soma(daLinha.filter((c) => (c.coluna ?? '-') === coluna.chave))),
        total: soma(daLinha),
      };
    }),
    colunas: colunas.map(({ chave, rotulo }) => ({ chave, rotulo, total: soma(porColuna.get(chave) ?? []) })),
    total: soma(contagens),
  };
}

function valorDe(
  chave: string,
  contagens: readonly Contagem[],
  { opcoes }: Dimensao,
  { lado, idioma }: { lado: 'linha' | 'coluna'; idioma: Idioma },
): Valor {
  const [primeira] = contagens;
  if (opcoes) {
    const posicao = opcoes.findIndex(({ valor }) => valor === chave);
    return { chave, rotulo: chave === '-' ? '—' : rotuloDe(opcoes, chave, idioma), ordem: posicao < 0 ? opcoes.length : posicao };
  }
  const ordens = contagens.map((c) => (lado === 'linha' ? c.linhaOrdem : c.colunaOrdem) ?? Number.MAX_SAFE_INTEGER);
  return { chave, rotulo: (lado === 'linha' ? primeira?.linhaRotulo : primeira?.colunaRotulo) ?? '—', ordem: Math.min(...ordens) };
}
