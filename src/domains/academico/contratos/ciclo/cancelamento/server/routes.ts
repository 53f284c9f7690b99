import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { conferirVisivel } from '#domains/academico/contratos/server/escopo.ts';
import { contratosCancelamentoApi as api } from '../api.ts';
import { cancelarContrato } from './cancelar-contrato.ts';
import { preverCancelamento, totaisDaPrevia } from './prever-cancelamento.ts';

/** The cancellation of a contract, as the portal registers it. */
export const contratosCancelamento: Sala = {
  nome: 'academico/contratos/ciclo/cancelamento',
  api,
  rotas: [
    leitura(api.preverCancelamentos, async ({ db, quem, hoje }, { body: { ids, ...pedido } }) => {
      await conferirVisivel(db, quem, ids);
      const previa = await preverCancelamento(db, { contratoId: ids, ...pedido }, hoje);
      return { ...previa, totais: totaisDaPrevia(previa.contratos) };
    }),
    escrita(api.cancelarContrato, async (ato, { params, body }) => {
      await conferirVisivel(ato.tx, ato.quem, [params.id]);
      return cancelarContrato(ato, { id: params.id, ...body });
    }),
  ],
};
