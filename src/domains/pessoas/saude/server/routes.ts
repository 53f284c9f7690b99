import { fichaApi as api } from '../api.ts';
import { acao, escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { fichaEmPdf } from './ficha-pdf.ts';
import { listarVisualizacoes, salvarFicha, verFicha } from './ficha-saude.ts';

/** pessoas/saude, as the portal registers it. */
export const fichasDeSaude: Sala = {
  nome: 'pessoas/saude',
  api,
  rotas: [
    // A read that leaves its trace: who saw the form.
    acao(api.obterFicha, (contexto, { params, query }) => verFicha(contexto, params.pessoaId, query.Motivo)),
    acao(api.fichaEmPdf, (contexto, { params, query }) => fichaEmPdf(contexto, params.pessoaId, query.Motivo)),
    escrita(api.salvarFicha, (ato, { params, body }) => salvarFicha(ato, { ...params, ...body })),
    leitura(api.listarVisualizacoes, ({ db, quem }, { params }) => listarVisualizacoes(db, quem, params.pessoaId)),
  ],
};
