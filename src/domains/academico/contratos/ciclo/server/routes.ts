import { escrita, type Sala } from '#platform/server/http/rota.ts';
import { conferirVisivel } from '#domains/academico/contratos/server/escopo.ts';
import { errosComuns } from '#shared/erros.ts';
import { contratosCicloApi as api } from '../api.ts';
import { ativarContrato } from './ativar-contratos.ts';
import { desfazerMudancaDeSituacao, donosDasSituacoes } from './desfazer-situacao.ts';
import { mudarUm } from './mudar-cada-um.ts';
import { reativarContrato, suspenderContrato } from './suspender-contrato.ts';

/** The changes of state of a contract, as the portal registers them. */
export const contratosCiclo: Sala = {
  nome: 'academico/contratos/ciclo',
  api,
  rotas: [
    escrita(api.ativarContrato, async (ato, { params, body }) => {
      await conferirVisivel(ato.tx, ato.quem, [params.id]);
      const ativado = await ativarContrato(ato, { id: params.id, versao: body.versao });
      return { ...ativado, situacao: 'ativo' as const };
    }),
    escrita(api.enviarParaAssinatura, async (ato, { params, body }) => {
      await conferirVisivel(ato.tx, ato.quem, [params.id]);
      return mudarUm(ato, { verbo: 'enviarParaAssinatura', ...params, ...body });
    }),
    escrita(api.suspenderContrato, async (ato, { params, body }) => {
      await conferirVisivel(ato.tx, ato.quem, [params.id]);
      return suspenderContrato(ato, { contratoId: params.id, ...body });
    }),
    escrita(api.reativarContrato, async (ato, { params, body }) => {
      await conferirVisivel(ato.tx, ato.quem, [params.id]);
      return reativarContrato(ato, { contratoId: params.id, ...body });
    }),
    escrita(api.encerrarContrato, async (ato, { params, body }) => {
      await conferirVisivel(ato.tx, ato.quem, [params.id]);
      return mudarUm(ato, { verbo: 'encerrar', ...params, ...body });
    }),
    escrita(api.desfazerSituacao, async (ato, { params, body }) => {
      await conferirVisivel(ato.tx, ato.quem, await donosDasSituacoes(ato.tx, [params.id]));
      const [desfeito] = await desfazerMudancaDeSituacao(ato, { situacaoId: params.id, ...body });
      if (!desfeito) throw errosComuns.NAO_ENCONTRADO();
      return desfeito;
    }),
  ],
};
