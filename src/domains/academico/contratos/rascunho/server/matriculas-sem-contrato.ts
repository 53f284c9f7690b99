import { sql } from 'kysely';
import type { z } from 'zod';
import { escopoDeAlunos } from '#domains/academico/matriculas/server/door.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import { contemPalavras, listar, type Pagina } from '#platform/server/listas/listas.ts';
import { toPaginacao } from '#shared/listas/paginacao.ts';
import type { contratosRascunhoApi } from '../api.ts';

type ConsultaSemContrato = z.output<NonNullable<typeof contratosRascunhoApi.matriculasSemContrato.query>>;

type SemContrato = z.output<NonNullable<typeof contratosRascunhoApi.matriculasSemContrato.output>>['itens'][number];

/** Active enrollments that no contract in force covers: where a new contract can start. */
export function listarMatriculasSemContrato(db: Db, q: ConsultaSemContrato, quem: Quem): Promise<Pagina<SemContrato>> {
  return listar<SemContrato, ConsultaSemContrato['CampoOrdenado']>(
    db,
    {
      colunas: sql`m.id, m.codigo, m.aluno_nome as "alunoNome", m.curso_nome as "cursoNome", m.turma_nome as "turmaNome", m.ano`,
      de: sql`from v_matricula_resumo m`,
      onde: [
        escopoDeAlunos(quem, sql.ref('m.turma_id')),
        sql`m.ativa`,
        sql`not exists (select 1 from contratos c where c.matricula_id = m.id and c.situacao in ('rascunho', 'aguardando_assinatura', 'ativo', 'suspenso'))`,
        ...contemPalavras(sql`(m.aluno_nome_busca || ' ' || m.codigo)`, q.Nome),
      ],
      ordem: { aluno: sql`m.aluno_nome`, codigo: sql`m.codigo`, curso: sql`m.curso_nome` },
      desempate: sql`m.id`,
    },
    toPaginacao(q),
  );
}
