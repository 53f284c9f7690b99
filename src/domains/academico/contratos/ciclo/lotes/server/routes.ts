import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { lotes } from '#domains/academico/contratos/lotes.ts';
import { enfileirar } from '#domains/academico/contratos/server/enfileirar.ts';
import { errosComuns } from '#shared/erros.ts';
import { contratosLotesApi as api } from '../api.ts';
import { mudancasDoLote, obterLote } from './desfazer-lote.ts';

/** Many contracts at once, as the portal registers them. */
export const contratosLotes: Sala = {
  nome: 'academico/contratos/ciclo/lotes',
  api,
  rotas: [
    escrita(api.ativarContratos, (ato, { body }) => enfileirar(ato, { tipo: lotes.ativacao, ...body })),
    escrita(api.enviarVariosParaAssinatura, (ato, { body }) => enfileirar(ato, { tipo: lotes.assinatura, ...body })),
    escrita(api.cancelarContratos, (ato, { body }) => enfileirar(ato, { tipo: lotes.cancelamento, ...body })),
    escrita(api.encerrarContratos, (ato, { body }) => enfileirar(ato, { tipo: lotes.encerramento, ...body })),
    leitura(api.obterLote, ({ db, quem }, { params }) => obterLote(db, quem, params.id)),
    escrita(api.desfazerLote, async (ato, { params }) => {
      const vivas = await mudancasDoLote(ato.tx, params.id);
      if (vivas.length === 0) throw errosComuns.NAO_ENCONTRADO();
      return enfileirar(ato, { tipo: lotes.desfazimento, ids: vivas.map((v) => v.contratoId), tarefaId: params.id });
    }),
  ],
};
