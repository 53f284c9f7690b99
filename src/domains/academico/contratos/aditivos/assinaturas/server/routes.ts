import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { lotes } from '#domains/academico/contratos/lotes.ts';
import { previstoDe } from '#domains/academico/contratos/aditivos/server/assinar.ts';
import { enfileirar } from '#domains/academico/contratos/server/enfileirar.ts';
import { conferirVisivel } from '#domains/academico/contratos/server/escopo.ts';
import { aditivosAssinaturasApi as api } from '../api.ts';
import { contratosDosAditivos, julgarAssinaturas } from './registrar-assinaturas.ts';

/** The signatures of many addenda at once, as the portal registers them. */
export const aditivosAssinaturas: Sala = {
  nome: 'academico/contratos/aditivos/assinaturas',
  api,
  rotas: [
    leitura(api.preverAssinaturas, async ({ db, quem, servicos, pedido }, { body: { ids } }) => {
      await conferirVisivel(db, quem, await contratosDosAditivos(db, ids));
      const julgados = await julgarAssinaturas(db, ids, { fuso: servicos.config.tzEscola });
      const aditivos = julgados.map(({ aditivo: { id, versao, ordem, numero, alunoNome }, planejado, erro }) => ({
        id,
        versao,
        ordem,
        contratoNumero: numero,
        alunoNome,
        ...(planejado ? previstoDe(planejado.plano) : { parcelas: 0, ajusteCentavos: 0 }),
        recusa: erro ? { codigo: erro.code, mensagem: erro.mensagem(pedido.idioma) } : null,
      }));
      return {
        aditivos,
        aceitos: aditivos.filter((a) => a.recusa === null).length,
        ajusteCentavos: aditivos.reduce((soma, a) => soma + a.ajusteCentavos, 0),
      };
    }),
    escrita(api.registrarAssinaturas, async (contexto, { body: { aditivos } }) => {
      const ids = await contratosDosAditivos(
        contexto.tx,
        aditivos.map((a) => a.id),
      );
      return enfileirar(contexto, { tipo: lotes.assinaturaDeAditivos, ids, aditivos });
    }),
  ],
};
