import { z } from 'zod';
import type { EntradaCliente, RespostaCliente } from '#shared/endpoint.ts';
import { CELULAS_POR_VEZ, type notasApi } from './api.ts';

const celula = z.object({
  linha: z.string(),
  coluna: z.string(),
  valor: z.string().nullable(),
  versao: z.number(),
  /** What the cell is called: 'Ana Lima · Prova 1'. */
  rotulo: z.string(),
});
/** Marks that wait for the server: those of a grid that was closed before it could save. */
export const esquemaDasNotas = z.object({ turmaDisciplinaId: z.number(), celulas: z.array(celula) });
export type NotasNaFila = z.output<typeof esquemaDasNotas>;
type Pedido = EntradaCliente<typeof notasApi.gravarNotas>['body'];
type Resultado = RespostaCliente<typeof notasApi.gravarNotas>['celulas'][number];
type Problema = {
  id: string;
  rotulo: string;
  digitado: string;
  atual: string | null;
  por: string | null;
  motivo: string;
  versao: number | null;
};
type Celula = NotasNaFila['celulas'][number];

export const idDaCelula = ({ linha, coluna }: Pick<Celula, 'linha' | 'coluna'>): string => `${linha}:${coluna}`;
/** As one types it: a comma, no ending zeros. */
const escrever = (valor: string | null): string => (valor?.includes('.') ? valor.replace(/\.?0+$/, '') : (valor ?? '')).replace('.', ',');

/** The requests that these marks take. */
export function pedidosDe({ turmaDisciplinaId, celulas }: NotasNaFila): Pedido[] {
  const pedidos: Pedido[] = [];
  for (let de = 0; de < celulas.length; de += CELULAS_POR_VEZ)
    pedidos.push({
      turmaDisciplinaId,
      celulas: celulas
        .slice(de, de + CELULAS_POR_VEZ)
        .map(({ linha, coluna, valor, versao }) => ({ avaliacaoId: coluna, matriculaId: linha, versao, valor })),
    });
  return pedidos;
}

/** What is left after the answers: the cells that were refused or that somebody changed meanwhile. Null: all were saved. */
export function restoDasNotas(
  notas: NotasNaFila,
  resultados: readonly Resultado[],
  textos: { mudou: string; semResposta: string },
): { corpo: NotasNaFila; problemas: Problema[] } | null {
  const porCelula = new Map(resultados.map((r) => [`${r.matriculaId}:${r.avaliacaoId}`, r]));
  const problemas = notas.celulas.flatMap((cada): Problema[] => {
    const resultado = porCelula.get(idDaCelula(cada));
    const comum = { id: idDaCelula(cada), rotulo: cada.rotulo, digitado: escrever(cada.valor) };
    if (!resultado) return [{ ...comum, atual: null, por: null, motivo: textos.semResposta, versao: null }];
    if ('versao' in resultado) return [];
    if ('recusa' in resultado) return [{ ...comum, atual: null, por: null, motivo: resultado.recusa, versao: null }];
    const { valor, por, versao } = resultado.conflito;
    return [{ ...comum, atual: escrever(valor), por, motivo: textos.mudou, versao }];
  });
  const ficam = new Set(problemas.map(({ id }) => id));
  return problemas.length === 0 ? null : { corpo: { ...notas, celulas: notas.celulas.filter((c) => ficam.has(idDaCelula(c))) }, problemas };
}

/** The same marks with one over the version that stands now. */
export const insistirNaNota = (notas: NotasNaFila, { id, versao }: Pick<Problema, 'id' | 'versao'>): NotasNaFila => ({
  ...notas,
  celulas: notas.celulas.map((c) => (idDaCelula(c) === id && versao !== null ? { ...c, versao } : c)),
});

/** Without one of them; null when none is left. */
export function largarNota(notas: NotasNaFila, { id }: Pick<Problema, 'id'>): NotasNaFila | null {
  const celulas = notas.celulas.filter((c) => idDaCelula(c) !== id);
  return celulas.length === 0 ? null : { ...notas, celulas };
}
