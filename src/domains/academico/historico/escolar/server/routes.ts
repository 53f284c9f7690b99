import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { historicoEscolarApi as api } from '../api.ts';
import { lerConfiguracao, salvarConfiguracao } from './configuracao.ts';
import { listarComHistorico } from './listar-alunos.ts';
import { obterHistorico } from './obter-historico.ts';
import { salvarObservacoes } from './salvar-observacoes.ts';
import './usos.ts';

/** The transcripts as they are prepared, as the portal registers them. */
export const historicoEscolar: Sala = {
  nome: 'academico/historico/escolar',
  api,
  rotas: [
    leitura(api.listarAlunos, ({ db, quem, hoje }, { query }) => listarComHistorico(db, { quem, hoje }, query)),
    leitura(api.obterConfiguracao, ({ db }) => lerConfiguracao(db)),
    escrita(api.salvarConfiguracao, (ato, { body }) => salvarConfiguracao(ato, body)),
    escrita(api.salvarObservacoes, (ato, { body }) => salvarObservacoes(ato, body)),
    leitura(api.obterHistorico, ({ db, pedido }, { params }) => obterHistorico(db, params.id, pedido.idioma)),
  ],
};
