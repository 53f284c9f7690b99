import { sql } from 'kysely';
import { type Criterio, type Plano, type RegraDeAvaliacao, tiposCriterio } from '#domains/academico/estrutura/criterio/criterio.ts';
import { criterioDoAno } from '#domains/academico/estrutura/criterio/server/door.ts';
import type { Leitor } from '#domains/academico/estrutura/server/door.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import { errosComuns } from '#shared/erros.ts';
import { emFrase } from '#shared/listas/opcao.ts';
import { errosLaboratorio as erros } from '../erros.ts';

export type Experimento = { cursoId: number; anoLetivoId: number; plano: Plano; criterio: RegraDeAvaliacao };
export type Cena = {
  turmas: { id: number; nome: string; disciplinas: { id: number; nome: string }[] }[];
  /** The rule of the year, and that year's with the one that is being written in its place. */
  atual: Criterio;
  proposta: Criterio;
};
type Lida = { curso: string; ano: number; criterio: Criterio; turmas: Cena['turmas'] };

/** The classes of a course in a year, and both rules. @throws NAO_ENCONTRADO, EXPERIMENTO_DE_OUTRO_TIPO */
export async function lerCena(db: Db, quem: Leitor, { cursoId, anoLetivoId, plano, criterio }: Experimento): Promise<Cena> {
  if (quem.restritoPainelProfessor && !quem.admin) throw errosComuns.NAO_ENCONTRADO();
  const { rows } = await sql<Lida>`select c.nome as curso, a.ano, k.criterio,
      (select coalesce(json_agg(json_build_object('id', t.id, 'nome', t.nome, 'disciplinas',
        (select coalesce(json_agg(json_build_object('id', td.id, 'nome', td.disciplina_nome) order by td.ordem, td.id), '[]')
          from v_turma_disciplina td where td.turma_id = t.id)) order by t.nome, t.id), '[]')
        from v_turma t where t.curso_id = c.id and t.ano_letivo_id = a.id) as turmas
    from v_curso c join v_ano_letivo a on a.id = ${anoLetivoId} ${criterioDoAno(sql`c.id`, sql`a.ano`)} where c.id = ${cursoId}`.execute(
    db,
  );
  const [lida] = rows;
  if (!lida) throw errosComuns.NAO_ENCONTRADO();
  const { curso, ano, criterio: atual, turmas } = lida;
  if (plano === 'regular' && atual.tipo !== criterio.tipo)
    throw erros.EXPERIMENTO_DE_OUTRO_TIPO({ curso, ano, tipo: emFrase(tiposCriterio, atual.tipo) });
  const proposta = plano === 'regular' ? { ...criterio, adaptado: atual.adaptado ?? null } : { ...atual, adaptado: criterio };
  return { turmas, atual, proposta };
}
