import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { aditivosApi as api } from '../api.ts';
import { efeitoDesde, tocadas } from '#domains/academico/contratos/aditivos/efeito.ts';
import {
  criarAditivo,
  desfazerEnvioDoAditivo,
  editarAditivo,
  enviarAditivoParaAssinatura,
  excluirAditivo,
  preverAditivo,
  vigorarAditivo,
} from './aditar-contrato.ts';
import { aditivoEmPdf } from './aditivo-pdf.ts';
import { totalDe } from '#domains/academico/contratos/aditivos/server/carregar.ts';
import { comNomes } from '#domains/academico/contratos/aditivos/server/efeito-gravado.ts';
import { conferirAditivoVisivel, conferirVisivel } from '#domains/academico/contratos/server/escopo.ts';
import { opcoesDeAditivo } from './opcoes.ts';
import { abrirAditivo } from './queries.ts';
import { revogarAditivo } from '#domains/academico/contratos/aditivos/server/revogar.ts';

/** Addenda one by one, as the portal registers them. */
export const aditivos: Sala = {
  nome: 'academico/contratos/aditivos/registro',
  api,
  rotas: [
    leitura(api.obterAditivo, (contexto, { params }) => abrirAditivo(contexto, params.id)),
    leitura(api.aditivoEmPdf, ({ db, quem, servicos }, { params }) => aditivoEmPdf(db, quem, params.id, servicos.config.publicUrl)),
    leitura(api.opcoesDeAditivo, ({ db, quem, hoje }, { query }) => opcoesDeAditivo(db, quem, query.ContratoId, hoje)),
    leitura(api.preverAditivo, async ({ db, quem, servicos }, { body }) => {
      await conferirVisivel(db, quem, [body.contratoId]);
      const { carregado, plano } = await preverAditivo(db, body, servicos.config.tzEscola);
      const antes = totalDe(carregado);
      return {
        parcelas: await comNomes(db, plano.efeito, carregado.contrato.precos),
        desde: efeitoDesde(plano.efeito, body.dataAditivo),
        tocadas: tocadas(plano.efeito).length,
        ajusteCentavos: plano.ajusteCentavos,
        totalAntesCentavos: antes,
        totalDepoisCentavos: antes + plano.ajusteCentavos,
      };
    }),
    escrita(api.criarAditivo, async (ato, { body }) => {
      await conferirVisivel(ato.tx, ato.quem, [body.contratoId]);
      return criarAditivo(ato, body);
    }),
    escrita(api.editarAditivo, async (ato, { body }) => {
      await conferirAditivoVisivel(ato.tx, ato.quem, body.id);
      return editarAditivo(ato, body);
    }),
    escrita(api.excluirAditivo, async (ato, { params, query }) => {
      await conferirAditivoVisivel(ato.tx, ato.quem, params.id);
      return excluirAditivo(ato, { id: params.id, versao: query.Versao });
    }),
    escrita(api.vigorarAditivo, async (ato, { params, body }) => {
      await conferirAditivoVisivel(ato.tx, ato.quem, params.id);
      const { versao, previsto } = body;
      return vigorarAditivo(ato, { id: params.id, versao, ...(previsto ? { previsto } : {}) });
    }),
    escrita(api.enviarAditivoParaAssinatura, async (ato, { params, body }) => {
      await conferirAditivoVisivel(ato.tx, ato.quem, params.id);
      return enviarAditivoParaAssinatura(ato, { id: params.id, ...body });
    }),
    escrita(api.desfazerEnvioDoAditivo, async (ato, { params, body }) => {
      await conferirAditivoVisivel(ato.tx, ato.quem, params.id);
      return desfazerEnvioDoAditivo(ato, { id: params.id, ...body });
    }),
    escrita(api.revogarAditivo, async (ato, { params, body }) => {
      await conferirAditivoVisivel(ato.tx, ato.quem, params.id);
      return revogarAditivo(ato, { id: params.id, ...body });
    }),
  ],
};
