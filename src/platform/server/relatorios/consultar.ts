import type { Relatorio } from '#shared/relatorios/definicao.ts';
import type { RespostaDoRelatorio } from '#shared/relatorios/api.ts';
import type { LinhaDeRelatorio } from '#shared/relatorios/colunas.ts';
import { mascararCpf } from '#shared/documentos/cpf.ts';
import type { ValoresSoltos } from '#shared/relatorios/filtros.ts';
import { type CelulaPedida, condicoesDaCelula } from './cruzar.ts';
import { errosDeRelatorio } from './erros.ts';
import { type ContextoDeRelatorio, type Fonte, type Leitor, type LinhaLida, linhasEmMemoria } from './fonte.ts';
import { leitorEmMemoria } from './leitor-memoria.ts';
import { leitorSql } from './leitor-sql.ts';
import type { Paginacao } from '#shared/listas/paginacao.ts';

/** Opens a report under a filter. @throws RELATORIO_GRANDE when a rule in memory made too many rows */
export async function abrirLeitor(
  fonte: Fonte,
  filtros: ValoresSoltos,
  contexto: ContextoDeRelatorio,
  celula?: CelulaPedida,
): Promise<Leitor> {
  const { relatorio } = fonte;
  if (fonte.tipo === 'sql') {
    return leitorSql(
      contexto.db,
      relatorio,
      fonte.consulta(filtros, contexto),
      celula ? condicoesDaCelula(relatorio, filtros, celula) : [],
    );
  }
  const linhas = await fonte.carregar(filtros, contexto);
  if (linhas.length > linhasEmMemoria) throw errosDeRelatorio.RELATORIO_GRANDE({ maximo: linhasEmMemoria });
  return leitorEmMemoria(relatorio, linhas);
}

/** One page of a report with its headings, and the figures of the whole filter. */
export async function consultar(
  leitor: Leitor,
  relatorio: Relatorio,
  paginacao: Paginacao,
  aplicados: ValoresSoltos,
): Promise<RespostaDoRelatorio> {
  const { totais, grafico, linhas } = (await leitor.juntos?.(paginacao)) ?? {
    ...(await leitor.totalizar()),
    linhas: await leitor.pagina(paginacao),
  };
  return {
    itens: linhas.map(({ celulas }) => comCpfMascarado(relatorio, celulas)),
    total: totais['linhas'] ?? 0,
    numeroDaPagina: paginacao.numeroDaPagina,
    tamanhoDaPagina: paginacao.tamanhoDaPagina,
    grupos: linhas.flatMap((linha, antesDe) =>
      niveisQueComecam(relatorio, linhas[antesDe - 1], linha).map((nivel) => ({ antesDe, nivel, totais: linha.niveis[nivel] ?? {} })),
    ),
    totais,
    grafico,
    aplicados: { ...aplicados },
  };
}

/** Whether its rows name people by their CPF. */
export const levaCpf = ({ colunas }: Relatorio): boolean => colunas.some(({ tipo }) => tipo === 'cpf');

/** A page is no place of a whole CPF: its files have it, and who takes one is recorded. */
function comCpfMascarado({ colunas }: Relatorio, celulas: LinhaDeRelatorio): LinhaDeRelatorio {
  const mascarados = colunas.flatMap(({ chave, tipo }) => {
    const cpf = celulas[chave];
    return tipo === 'cpf' && typeof cpf === 'string' ? [[chave, mascararCpf(cpf)] as const] : [];
  });
  return { ...celulas, ...Object.fromEntries(mascarados) };
}

/** Which headings stand between a row and the one before it: from the first level that changes inwards. */
export function niveisQueComecam({ grupos = [] }: Relatorio, anterior: LinhaLida | undefined, linha: LinhaLida): number[] {
  const mudou = grupos.findIndex(({ chave }) => anterior?.celulas[chave] !== linha.celulas[chave] || anterior === undefined);
  return mudou < 0 ? [] : grupos.map((_, nivel) => nivel).slice(mudou);
}
