import { auditarVarios, type Pessoa } from '#platform/server/auditoria/audit.ts';
import type { Ato } from '#platform/server/ato.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { julgarCada } from '#shared/julgar-cada.ts';
import type { conciliacaoApi } from '../api.ts';
import { errosConciliacao } from '../erros.ts';
import { julgarPar, type Par } from '../julgar-par.ts';
import { carregarLinhas, carregarMovimentos, gravarConciliacoes } from './carregar.ts';
import { conferirAberta, travarConta } from '#domains/financeiro/caixa/server/conciliada.ts';
import './restricoes.ts';

type ParPedido = { linhaIds: readonly number[]; lancamentoIds: readonly number[] };
export type PedidoDeCasamento = { contaBancariaId: number; pares: readonly ParPedido[] };

/**
 * Holds lines of the bank and movements of the books to be the same money, each pair judged by itself; nothing is matched twice, and one pair alone is
 * refused as such. Writes no money.
 * Throws CONTA_DESCONHECIDA; of one pair LINHA_NAO_ENCONTRADA, MOVIMENTO_NAO_ENCONTRADO, CONCILIACAO_FECHADA and what `julgarPar` throws.
 */
export async function casar(
  ato: Ato<Pessoa>,
  { contaBancariaId, pares }: PedidoDeCasamento,
): Promise<RespostaServidor<typeof conciliacaoApi.casar>> {
  const conta = await travarConta(ato.tx, contaBancariaId);
  const linhas = await carregarLinhas(
    ato,
    pares.flatMap((p) => p.linhaIds),
  );
  const movimentos = await carregarMovimentos(
    ato,
    contaBancariaId,
    pares.flatMap((p) => p.lancamentoIds),
  );
  const usados = new Set<string>();
  const { aceitos, recusados } = julgarCada(
    pares.map((par, id) => ({ ...par, id })),
    ({ linhaIds, lancamentoIds }) => {
      const par: Par = {
        linhas: [...new Set(linhaIds)].map((id) => {
          const linha = linhas.get(id);
          if (linha?.contaBancariaId !== contaBancariaId) throw errosConciliacao.LINHA_NAO_ENCONTRADA();
          return linha;
        }),
        movimentos: [...new Set(lancamentoIds)].map((id) => movimentos.get(id) ?? naoEncontrado()),
      };
      julgarPar(par);
      conferirAberta(
        conta,
        par.linhas.map((l) => l.data),
      );
      const chaves = [...par.linhas.map((l) => `l${l.id}`), ...par.movimentos.map((m) => `m${m.id}`)];
      // The same twice in one request: the first stands.
      if (chaves.some((chave) => usados.has(chave))) throw errosConciliacao.CONCILIACAO_REPETIDA();
      for (const chave of chaves) usados.add(chave);
      return { tipo: 'casada' as const, linhaIds: par.linhas.map((l) => l.id), lancamentoIds: par.movimentos.map((m) => m.id) };
    },
  );
  if (pares.length === 1 && recusados[0]) throw recusados[0].erro;
  const conciliacaoIds = aceitos.length === 0 ? [] : await gravarConciliacoes(ato, contaBancariaId, aceitos);
  await auditarVarios(
    ato,
    aceitos.map(({ linhaIds, lancamentoIds }, i) => ({
      acao: 'conciliacao.casada',
      alvoTipo: 'conciliacao',
      alvoId: conciliacaoIds[i] ?? 0,
      depois: { contaBancariaId, linhaIds, lancamentoIds },
    })),
  );
  return {
    conciliacaoIds,
    recusados: recusados.map(({ id, erro }) => ({ par: id, codigo: erro.code, mensagem: erro.mensagem(ato.idioma) })),
  };
}

function naoEncontrado(): never {
  throw errosConciliacao.MOVIMENTO_NAO_ENCONTRADO();
}
