import { transacao } from '#platform/server/database/kysely.ts';
import { acao, escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { extratosApi as api } from '../api.ts';
import { descartarExtrato } from './descartar-extrato.ts';
import { lerExtrato } from './ler-extrato.ts';
import { lerExtratos, listarExtratos } from './queries.ts';
import './integridade.ts';

/** financeiro/caixa/extratos, as the portal registers it. */
export const extratosBancarios: Sala = {
  nome: 'financeiro/caixa/extratos',
  api,
  rotas: [
    acao(api.lerExtrato, async (contexto, { query, upload }) => {
      if (!upload) throw new Error('the upload was read before');
      const { db } = contexto;
      const lidos = await transacao(db, (tx) => lerExtrato({ ...contexto, tx }, { upload, contaBancariaId: query.contaBancariaId }));
      const extratos = await lerExtratos(
        db,
        lidos.map(({ id }) => id),
      );
      return { extratos: extratos.map((e) => ({ ...e, jaExistia: lidos.some((l) => l.id === e.id && l.jaExistia) })) };
    }),
    leitura(api.listarExtratos, ({ db }, { query }) => listarExtratos(db, query.paginacao, query.contaBancariaId)),
    escrita(api.descartarExtrato, (ato, { params }) => descartarExtrato(ato, params.id)),
  ],
};
