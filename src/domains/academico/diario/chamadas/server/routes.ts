import { sql } from 'kysely';
import { historicoDe } from '#platform/server/auditoria/audit.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { errosComuns } from '#shared/erros.ts';
import type { Leitor } from '#domains/academico/estrutura/server/door.ts';
import { escopoDaTurma, escopoDoDiario } from '#domains/academico/diario/server/escopo.ts';
import { chamadasApi as api } from '../api.ts';
import { chamar } from './chamar.ts';
import { excluirChamada } from './excluir-chamada.ts';
import { obterQuadro } from './quadro.ts';
import './integridade.ts';

/** Rolls of classes, as the portal registers them. */
export const diarioChamadas: Sala = {
  nome: 'academico/diario/chamadas',
  api,
  rotas: [
    leitura(api.obterQuadro, ({ db, quem }, { query }) => obterQuadro(db, quem, query)),
    escrita(api.chamar, (ato, { body }) => chamar(ato, body)),
    escrita(api.excluirChamada, (ato, { params, query }) => excluirChamada(ato, { ...params, ...query })),
    leitura(api.historicoDaChamada, async ({ db, quem }, { params }) => {
      await conferirVista(db, quem, params.id);
      return { itens: await historicoDe(db, 'chamada', params.id) };
    }),
  ],
};

/** @throws NAO_ENCONTRADO for a roll outside of what the person may see */
async function conferirVista(db: Db, quem: Leitor, id: number): Promise<void> {
  const { rows } = await sql`select 1 from chamadas c left join aulas a on a.id = c.aula_id where c.id = ${id}
    and case when a.id is null then ${escopoDaTurma(quem, sql.ref('c.turma_id')) ?? sql`true`}
      else ${escopoDoDiario(quem, sql.ref('a.turma_disciplina_id')) ?? sql`true`} end`.execute(db);
  if (rows.length === 0) throw errosComuns.NAO_ENCONTRADO();
}
