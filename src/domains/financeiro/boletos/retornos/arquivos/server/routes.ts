import '#domains/financeiro/boletos/retornos/server/integridade.ts';
import { retornosApi as api } from '../api.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { acao, escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { aplicarRetorno } from './aplicar-retorno.ts';
import { lerArquivoDeRetorno } from './ler-retorno.ts';
import { descartarRetorno } from './descartar-retorno.ts';
import { listarLinhas, listarRetornos, obterRetorno } from './queries.ts';
import './integridade.ts';

/** financeiro/boletos/retornos/arquivos, as the portal registers it. */
export const retornos: Sala = {
  nome: 'financeiro/boletos/retornos/arquivos',
  api,
  rotas: [
    acao(api.lerRetorno, async (contexto, { query, upload }) => {
      if (!upload) throw new Error('the upload was read before');
      const { db } = contexto;
      const lido = await transacao(db, (tx) =>
        lerArquivoDeRetorno({ ...contexto, tx }, { upload, contaBancariaId: query.contaBancariaId }),
      );
      return obterRetorno(db, lido.id, lido.jaExistia);
    }),
    escrita(api.aplicarRetorno, (ato, { params }) => aplicarRetorno(ato, params.id)),
    escrita(api.descartarRetorno, (ato, { params }) => descartarRetorno(ato, params.id)),
    leitura(api.listarRetornos, ({ db }, { query }) => listarRetornos(db, query.paginacao, query.contaBancariaId)),
    leitura(api.obterRetorno, ({ db }, { params }) => obterRetorno(db, params.id)),
    leitura(api.listarLinhasDeRetorno, ({ db, pedido }, { params, query }) => listarLinhas(db, params.id, query, pedido.idioma)),
  ],
};
