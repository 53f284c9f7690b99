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
    escrita(api.ativarContratos, (contexto, { body }) => enfileirar(contexto, lotes.ativacao, body)),
    escrita(api.enviarVariosParaAssinatura, (contexto, { body }) => enfileirar(contexto, lotes.assinatura, body)),
    escrita(api.cancelarContratos, (contexto, { body }) => enfileirar(contexto, lotes.cancelamento, body)),
    escrita(api.encerrarContratos, (contexto, { body }) => enfileirar(contexto, lotes.encerramento, body)),
    leitura(api.obterLote, ({ db, quem }, { params }) => obterLote(db, quem, params.id)),
    escrita(api.desfazerLote, async (contexto, { params }) => {
      const vivas = await mudancasDoLote(contexto.tx, params.id);
      if (vivas.length === 0) throw errosComuns.NAO_ENCONTRADO();
      const entrada = { ids: vivas.map((v) => v.contratoId), tarefaId: params.id };
      return enfileirar(contexto, lotes.desfazimento, entrada);
    }),
  ],
};
