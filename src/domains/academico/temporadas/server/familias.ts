import { type RawBuilder, sql } from 'kysely';

type Sql = RawBuilder<unknown>;

/** Who is asked in a season: every guardian of who studies in one of its classes, with the student; nobody who died. */
export const familiasDaTemporada = (temporadaId: Sql): Sql => sql`from temporadas_turmas tt
  join v_matricula_resumo m on m.turma_id = tt.turma_id and m.ativa
  join v_matricula_responsavel guarda on guarda.matricula_id = m.id
  join v_pessoa_resumo q on q.id = guarda.pessoa_id and q.data_falecimento is null
  join v_pessoa_resumo al on al.id = m.aluno_id and al.data_falecimento is null
  where tt.temporada_id = ${temporadaId}`;

/** The address that a person is written to; null without one. */
export const emailDaPessoa = (pessoaId: Sql): Sql =>
  sql`(select v.valor from v_pessoa_contato v where v.pessoa_id = ${pessoaId} and v.tipo = 'email' order by v.principal desc, v.id limit 1)`;
