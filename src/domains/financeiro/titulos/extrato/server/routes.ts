import { hoje } from '#domains/financeiro/titulos/server/hoje.ts';
import { extratoApi as api } from '../api.ts';
import { leitura, type Sala } from '#platform/server/http/rota.ts';
import { obterExtrato } from './extrato.ts';
import { extratoEmPdf } from './extrato-pdf.ts';

/** financeiro/titulos/extrato, as the portal registers it. */
export const extratos: Sala = {
  nome: 'financeiro/titulos/extrato',
  api,
  rotas: [
    leitura(api.obterExtrato, async ({ db, servicos }, { query }) =>
      obterExtrato(db, query, await hoje(servicos), servicos.config.tzEscola),
    ),
    leitura(api.extratoEmPdf, async ({ db, servicos }, { query }) =>
      extratoEmPdf(db, query, await hoje(servicos), servicos.config.tzEscola),
    ),
  ],
};
