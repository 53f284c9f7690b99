import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import type { DataCivil } from '#shared/datas.ts';
import { errosComuns } from '#shared/erros.ts';
import type { Movimento } from '../situacoes.ts';
import { escopoDeAlunos } from './escopo.ts';

type ResponsavelFinanceiro = {
  pessoaId: number;
  nome: string;
  parentesco: string | null /** '33.33': the shares sum to exactly 100.00. */;
  percentual: string;
};

export type MatriculaParaContrato = {
  id: number;
  codigo: string;
  movimento: Movimento;
  ativa: boolean;
  alunoId: number;
  alunoNome: string;
  cursoId: number;
  cursoNome: string;
  segmentacaoId: number;
  anoLetivoId: number;
  ano: number;
  turmaId: number | null;
  turmaNome: string | null;
  dataMatricula: DataCivil;
  responsaveisFinanceiros: ResponsavelFinanceiro[];
};

/**
 * What a contract needs to know of an enrollment that the person may see, kept from changing until the end of the
 * transaction. @throws NAO_ENCONTRADO
 */
export async function obterMatriculaParaContrato({ tx, quem }: Ato, id: number): Promise<MatriculaParaContrato> {
  await sql`select 1 from matriculas where id = ${id} for share`.execute(tx);
  const { rows } =
    await sql<MatriculaParaContrato>`select m.id, m.codigo, m.movimento, m.ativa, m.aluno_id as "alunoId", m.aluno_nome as "alunoNome", m.curso_id as "cursoId",
      m.curso_nome as "cursoNome", m.segmentacao_id as "segmentacaoId", m.ano_letivo_id as "anoLetivoId", m.ano, m.turma_id as "turmaId", m.turma_nome as "turmaNome",
      m.data_matricula as "dataMatricula",
      (select coalesce(json_agg(json_build_object('pessoaId', r.pessoa_id, 'nome', r.nome_completo, 'parentesco', r.parentesco, 'percentual', r.percentual::text) order by r.id), '[]')
        from v_matricula_responsavel r where r.matricula_id = m.id and r.financeiro and r.percentual is not null) as "responsaveisFinanceiros"
    from v_matricula_resumo m where m.id = ${id} and ${escopoDeAlunos(quem, sql.ref('m.turma_id')) ?? sql`true`}`.execute(tx);
  if (!rows[0]) throw errosComuns.NAO_ENCONTRADO();
  return rows[0];
}
