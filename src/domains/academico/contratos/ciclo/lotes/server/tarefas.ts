import type { ErroNegocio, Textos } from '#shared/erros.ts';
import { contratoEmFrase } from '#domains/academico/contratos/situacoes.ts';
import { doAditivo } from '#domains/academico/contratos/aditivos/situacoes.ts';
import type { Servicos } from '#platform/server/http/tipos.ts';
import { contratosApi as api } from '#domains/academico/contratos/lista/api.ts';
import { aditivosApi } from '#domains/academico/contratos/aditivos/registro/api.ts';
import { lotes } from '#domains/academico/contratos/lotes.ts';
import type { MultaPedida } from '#domains/academico/contratos/ciclo/cancelamento/multa.ts';
import { aplicarNaTurma, revogarDaTurma } from '#domains/academico/contratos/aditivos/turma/server/aditivo-da-turma.ts';
import { ativarContratos } from '#domains/academico/contratos/ciclo/server/ativar-contratos.ts';
import { cancelarCadaUm } from '#domains/academico/contratos/ciclo/cancelamento/server/cancelar-contrato.ts';
import { desfazerDoLote } from './desfazer-lote.ts';
import { definirLote } from '#domains/academico/contratos/server/lote.ts';
import { type Assinado, registrarAssinaturas } from '#domains/academico/contratos/aditivos/assinaturas/server/registrar-assinaturas.ts';
import { mudarCadaUm } from '#domains/academico/contratos/ciclo/server/mudar-cada-um.ts';

export type EntradaDeCancelamento = {
  ids: number[];
  dataEfeito: string | null;
  motivo: string | null;
  multa: MultaPedida | null;
  manterAcordos?: boolean;
};

/** Whether a refusal says that the record is in that state already: refusals speak of states in words. */
const jaDiz =
  (frase: Textos) =>
  ({ params: { situacao } }: ErroNegocio): boolean =>
    typeof situacao === 'object' && situacao.br === frase.br;

/** Declares the batches, before the queue starts. */
export function definirLotesDeContratos(servicos: Servicos): void {
  definirLote(servicos, {
    tipo: lotes.ativacao,
    pedidoPor: api.ativarContratos,
    tamanho: 100,
    isJaEstava: jaDiz(contratoEmFrase('ativo')),
    executar: async (ato) => {
      const { ids, tarefaId } = ato;
      const pedidos = ids.map((id) => ({ id }));
      const { ativados, recusados } = await ativarContratos(ato, pedidos, { tarefaId });
      return { feitos: ativados.map((a) => a.id), recusados };
    },
  });
  definirLote<EntradaDeCancelamento>(servicos, {
    tipo: lotes.cancelamento,
    pedidoPor: api.cancelarContratos,
    tamanho: 100,
    isJaEstava: jaDiz(contratoEmFrase('cancelado')),
    executar: async ({ ids, entrada: { ids: _, ...pedido }, ...ato }) => {
      const { tarefaId } = ato;
      const alvos = ids.map((id) => ({ id }));
      const { cancelados, recusados } = await cancelarCadaUm(ato, alvos, { ...pedido, tarefaId });
      return { feitos: cancelados.map((c) => c.id), recusados };
    },
  });
  for (const verbo of ['enviarParaAssinatura', 'encerrar'] as const) {
    definirLote(servicos, {
      tipo: verbo === 'encerrar' ? lotes.encerramento : lotes.assinatura,
      pedidoPor: verbo === 'encerrar' ? api.encerrarContratos : api.enviarVariosParaAssinatura,
      tamanho: 100,
      isJaEstava: jaDiz(contratoEmFrase(verbo === 'encerrar' ? 'encerrado' : 'aguardando_assinatura')),
      executar: async (ato) => {
        const { ids, tarefaId, fuso } = ato;
        const { mudados, recusados } = await mudarCadaUm(
          ato,
          verbo,
          ids.map((id) => ({ id })),
          { motivo: null, fuso, tarefaId },
        );
        return { feitos: mudados, recusados };
      },
    });
  }
  definirLote<{ ids: number[]; tarefaId: number }>(servicos, {
    tipo: lotes.desfazimento,
    pedidoPor: api.desfazerLote,
    tamanho: 1,
    executar: desfazerDoLote,
  });
  definirLote<{ ids: number[]; aditivoTurmaId: number }>(servicos, {
    tipo: lotes.aditivo,
    pedidoPor: aditivosApi.criarAditivoDaTurma,
    tamanho: 50,
    executar: aplicarNaTurma,
  });
  definirLote<{ ids: number[]; aditivos: Assinado[] }>(servicos, {
    tipo: lotes.assinaturaDeAditivos,
    pedidoPor: aditivosApi.registrarAssinaturas,
    tamanho: 50,
    isJaEstava: jaDiz(doAditivo('vigente', 'vigente').situacao),
    executar: registrarAssinaturas,
  });
  definirLote<{ ids: number[]; aditivoTurmaId: number; motivo: string }>(servicos, {
    tipo: lotes.revogacao,
    pedidoPor: aditivosApi.revogarAditivoDaTurma,
    tamanho: 50,
    executar: revogarDaTurma,
  });
}
