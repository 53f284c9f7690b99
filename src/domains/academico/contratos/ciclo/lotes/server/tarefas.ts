import { contratoEmFrase } from '#domains/academico/contratos/situacoes.ts';
import type { Servicos } from '#platform/server/http/tipos.ts';
import { contratosLotesApi } from '../api.ts';
import { lotes } from '#domains/academico/contratos/lotes.ts';
import type { MultaPedida } from '#domains/academico/contratos/ciclo/cancelamento/multa.ts';
import { ativarContratos } from '#domains/academico/contratos/ciclo/server/ativar-contratos.ts';
import { cancelarCadaUm } from '#domains/academico/contratos/ciclo/cancelamento/server/door.ts';
import { desfazerDoLote } from './desfazer-lote.ts';
import { definirLote, jaDiz } from '#domains/academico/contratos/server/lote.ts';
import { mudarCadaUm } from '#domains/academico/contratos/ciclo/server/mudar-cada-um.ts';

export type EntradaDeCancelamento = {
  ids: number[];
  dataEfeito: string | null;
  motivo: string | null;
  multa: MultaPedida | null;
  manterAcordos?: boolean;
};

/** Declares the batches of the states, before the queue starts. */
export function definirLotesDoCiclo(servicos: Servicos): void {
  definirLote(servicos, {
    tipo: lotes.ativacao,
    pedidoPor: contratosLotesApi.ativarContratos,
    tamanho: 100,
    isJaEstava: jaDiz(contratoEmFrase('ativo')),
    executar: async (ato) => {
      const pedidos = ato.ids.map((id) => ({ id }));
      const { ativados, recusados } = await ativarContratos(ato, pedidos);
      return { feitos: ativados.map((a) => a.id), recusados };
    },
  });
  definirLote<EntradaDeCancelamento>(servicos, {
    tipo: lotes.cancelamento,
    pedidoPor: contratosLotesApi.cancelarContratos,
    tamanho: 100,
    isJaEstava: jaDiz(contratoEmFrase('cancelado')),
    executar: async ({ ids, entrada: { ids: _, ...pedido }, ...ato }) => {
      const alvos = ids.map((id) => ({ id }));
      const { cancelados, recusados } = await cancelarCadaUm(ato, alvos, pedido);
      return { feitos: cancelados.map((c) => c.id), recusados };
    },
  });
  for (const verbo of ['enviarParaAssinatura', 'encerrar'] as const) {
    definirLote(servicos, {
      tipo: verbo === 'encerrar' ? lotes.encerramento : lotes.assinatura,
      pedidoPor: verbo === 'encerrar' ? contratosLotesApi.encerrarContratos : contratosLotesApi.enviarVariosParaAssinatura,
      tamanho: 100,
      isJaEstava: jaDiz(contratoEmFrase(verbo === 'encerrar' ? 'encerrado' : 'aguardando_assinatura')),
      executar: async (ato) => {
        const alvos = ato.ids.map((id) => ({ id }));
        const { mudados, recusados } = await mudarCadaUm(ato, verbo, alvos, { motivo: null });
        return { feitos: mudados, recusados };
      },
    });
  }
  definirLote<{ ids: number[]; tarefaId: number }>(servicos, {
    tipo: lotes.desfazimento,
    pedidoPor: contratosLotesApi.desfazerLote,
    tamanho: 1,
    executar: desfazerDoLote,
  });
}
