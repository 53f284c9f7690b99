import { sql } from 'kysely';
import { type DataCivil, formatarData } from '#shared/datas.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { errosMatricula as erros } from '#domains/academico/matriculas/erros.ts';
import type { AlunoARemanejar } from '../remanejamento.ts';
import { escopoDeAlunos } from '#domains/academico/matriculas/server/escopo.ts';
import type { Presente } from '#platform/server/ato.ts';

type Turma = {
  id: number;
  nome: string;
  situacao: 'aberta' | 'fechada';
  vagas: number;
  cursoId: number;
  cursoNome: string;
  anoLetivoId: number;
  ano: number;
  ocupadas: number;
};
type Aluno = AlunoARemanejar;
export type Cena = { origem: Turma; destino: Turma; alunos: Map<number, Aluno>; nomes: Map<number, string>; hoje: DataCivil };
type Linha = { turmas: Turma[]; alunos: Aluno[]; nomes: { id: number; nome: string }[] };

/**
 * Both classes with their places, and those of the students asked for who sit in the first, in one statement.
 * @throws TURMA_INEXISTENTE
 */
export async function carregarCena(
  db: Db | Tx,
  { quem, hoje }: Presente,
  { turmaOrigemId, turmaDestinoId, matriculaIds }: { turmaOrigemId: number; turmaDestinoId: number; matriculaIds: readonly number[] },
): Promise<Cena> {
  const escopo = escopoDeAlunos(quem, sql.ref('e.turma_id')) ?? sql`true`;
  const { rows } = await sql<Linha>`select
    (select coalesce(json_agg(json_build_object('id', t.id, 'nome', t.nome, 'situacao', t.situacao, 'vagas', t.vagas, 'cursoId', t.curso_id, 'cursoNome', t.curso_nome,
        'anoLetivoId', t.ano_letivo_id, 'ano', t.ano, 'ocupadas', coalesce(o.ocupadas, 0))), '[]')
      from v_turma t left join v_turma_ocupacao o on o.turma_id = t.id where t.id in (${turmaOrigemId}, ${turmaDestinoId})) as turmas,
    (select coalesce(json_agg(json_build_object('matriculaId', m.id, 'nome', p.nome_completo, 'movimento', m.movimento, 'dataInicio', e.data_inicio,
        'noMesmoTurno', case when o.codigo is null then null else json_build_object('codigo', o.codigo, 'turmaNome', o.turma_nome) end)), '[]')
      from enturmacoes e join matriculas m on m.id = e.matricula_id join v_pessoa_resumo p on p.id = m.aluno_id
        left join v_turma d on d.id = ${turmaDestinoId} left join lateral outra_no_turno(m.aluno_id, d.ano_letivo_id, d.turno, array[m.id]) o on true
      where e.turma_id = ${turmaOrigemId} and e.data_fim is null and m.id = any(${[...matriculaIds]}::bigint[]) and ${escopo}) as alunos,
    (select coalesce(json_agg(json_build_object('id', m.id, 'nome', p.nome_completo)), '[]')
      from matriculas m join v_pessoa_resumo p on p.id = m.aluno_id left join enturmacoes e on e.matricula_id = m.id and e.data_fim is null
      where m.id = any(${[...matriculaIds]}::bigint[]) and ${escopo}) as nomes`.execute(db);
  const [linha] = rows;
  const turma = (id: number, campo: string): Turma => {
    const achada = linha?.turmas.find((t) => t.id === id);
    if (!achada) throw erros.TURMA_INEXISTENTE({}, { campos: [campo] });
    return achada;
  };
  return {
    origem: turma(turmaOrigemId, 'turmaOrigemId'),
    destino: turma(turmaDestinoId, 'turmaDestinoId'),
    alunos: new Map(linha?.alunos.map((a) => [a.matriculaId, a])),
    nomes: new Map(linha?.nomes.map((a) => [a.id, a.nome])),
    hoje,
  };
}

/** What stands against any move between two classes, whoever the students are. @throws ErroNegocio */
export function conferirTurmas({ origem, destino, hoje }: Cena, data: DataCivil): void {
  const campos = ['turmaDestinoId'];
  if (origem.id === destino.id) throw erros.MESMA_TURMA_DE_ORIGEM({ turma: destino.nome }, { campos });
  if (origem.cursoId !== destino.cursoId)
    throw erros.TURMA_DE_OUTRO_CURSO({ turma: destino.nome, cursoDaTurma: destino.cursoNome }, { campos });
  if (origem.anoLetivoId !== destino.anoLetivoId)
    throw erros.TURMA_DE_OUTRO_ANO({ turma: destino.nome, anoDaTurma: destino.ano }, { campos });
  for (const turma of [origem, destino]) if (turma.situacao === 'fechada') throw erros.TURMA_FECHADA({ turma: turma.nome }, { campos });
  if (data > hoje) throw erros.DATA_FUTURA({ hoje: formatarData(hoje) }, { campos: ['dataMovimento'] });
}
