import { sql } from 'kysely';
import { historicoDe } from '#platform/server/auditoria/audit.ts';
import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { escopoDoDiario } from '#domains/academico/diario/server/escopo.ts';
import { errosComuns } from '#shared/erros.ts';
import { avaliacoesApi as api } from '../api.ts';
import './uso.ts';
import { copiarAvaliacoes, destinosDaCopia } from './copiar-avaliacoes.ts';
import { excluirAvaliacao } from './excluir-avaliacao.ts';
import { obterAvaliacoes } from './obter-avaliacoes.ts';
import { ordenarAvaliacoes } from './ordenar-avaliacoes.ts';
import { criarAvaliacao, editarAvaliacao } from './salvar-avaliacao.ts';

/** academico/diario/avaliacoes, as the portal registers it. */
export const diarioAvaliacoes: Sala = {
  nome: 'academico/diario/avaliacoes',
  api,
  rotas: [
    leitura(api.listarAvaliacoes, ({ db, quem }, { query }) => obterAvaliacoes(db, quem, query.TurmaDisciplinaId)),
    leitura(api.destinosDaCopia, ({ db, quem }, { query }) => destinosDaCopia(db, quem, query.TurmaDisciplinaId)),
    leitura(api.historicoDaAvaliacao, async ({ db, quem }, { params }) => {
      const { rows } = await sql`select 1 from avaliacoes a where a.id = ${params.id}
        and ${escopoDoDiario(quem, sql.ref('a.turma_disciplina_id')) ?? sql`true`}`.execute(db);
      if (rows.length === 0) throw errosComuns.NAO_ENCONTRADO();
      return { itens: await historicoDe(db, 'avaliacao', params.id) };
    }),
    escrita(api.criarAvaliacao, (ato, { body }) => criarAvaliacao(ato, body)),
    escrita(api.editarAvaliacao, (ato, { body }) => editarAvaliacao(ato, body)),
    escrita(api.excluirAvaliacao, (ato, { params }) => excluirAvaliacao(ato, params)),
    escrita(api.ordenarAvaliacoes, (ato, { body }) => ordenarAvaliacoes(ato, body)),
    escrita(api.copiarAvaliacoes, (ato, { body }) => copiarAvaliacoes(ato, body)),
  ],
};
