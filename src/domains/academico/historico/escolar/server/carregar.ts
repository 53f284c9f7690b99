import { sql } from 'kysely';
import type { Criterio } from '#domains/academico/estrutura/criterio/criterio.ts';
import { criterioDoAno } from '#domains/academico/estrutura/criterio/server/door.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { lerEscola } from '#platform/server/escola.ts';
import type { AnoDoHistorico, DisciplinaDoAno, EscolaDoPapel, Identificacao } from '../conteudo.ts';
import type { FatosDoHistorico } from '../pendencias.ts';
import type { Cursos, CursoNaSequencia } from '../sequencia.ts';
import { parteDe } from '../tipos.ts';
import { anosDeFechamentos } from './anos-de-fechamentos.ts';
import { anosDigitados } from './anos-digitados.ts';
import { anosSemFechamento } from './anos-sem-fechamento.ts';
import { lerConfiguracao } from './configuracao.ts';
import type { EmVigor } from '../contradicao.ts';

export type Nossas = ReadonlyMap<number, Pick<DisciplinaDoAno, 'nome' | 'parte' | 'ordem'>>;
/** What every transcript is judged by, and what is known of each student. */
export type Carregados = { cursos: Cursos; nossas: Nossas; alunos: ReadonlyMap<number, FatosDoHistorico> };

/** The courses and subjects of the school, by which years are put in order and subjects in rows. */
async function carregarEstrutura(db: Db | Tx): Promise<Pick<Carregados, 'cursos' | 'nossas'>> {
  const { rows: cursos } = await sql<Omit<CursoNaSequencia, 'comNotas'> & { criterio: Criterio }>`select c.id, c.nome,
      c.segmentacao_nome as segmentacao, c.proximo_curso_id as "proximoId", k.criterio
    from v_curso c ${criterioDoAno(sql`c.id`, sql`9999`)}`.execute(db);
  const { rows: disciplinas } = await sql<{
    id: number;
    nome: string;
    area: string | null;
    tipo: string;
    ordem: number;
  }>`select id, nome, area, tipo, ordem from v_disciplina`.execute(db);
  return {
    cursos: new Map(cursos.map(({ criterio, ...curso }) => [curso.id, { ...curso, comNotas: criterio.tipo !== 'parecer' }])),
    nossas: new Map(disciplinas.map(({ id, nome, ordem, ...resto }) => [id, { nome, ordem, parte: parteDe(resto) }])),
  };
}

type DoAluno = { id: number; aluno: Identificacao; observacoes: string | null };

/** Everything that the transcripts of some students come from, in as many statements for one as for a class. Ids that are of nobody are absent. */
export async function carregarHistoricos(db: Db | Tx, alunoIds: readonly number[]): Promise<Carregados> {
  const estrutura = await carregarEstrutura(db);
  const { rows: alunos } =
    await sql<DoAluno>`select p.id, json_build_object('nome', coalesce(p.nome_social, p.nome_completo), 'dataNascimento', p.data_nascimento,
      'naturalidade', p.naturalidade, 'naturalidadeUf', p.naturalidade_uf, 'nacionalidade', p.nacionalidade, 'cpf', p.cpf, 'rg', p.rg,
      'rgOrgaoEmissor', p.rg_orgao_emissor, 'certidao', coalesce(p.certidao_nascimento, p.certidao_antiga), 'filiacao', coalesce(p.filiacao, '{}'), 'codigo', r.codigo) as aluno,
      h.observacoes
    from v_pessoa_identificacao p join v_pessoa_resumo r on r.id = p.id left join historicos h on h.aluno_id = p.id
    where p.id = any(${alunoIds}::bigint[])`.execute(db);
  const { versao: _, diretorNome, diretorRegistro, secretarioNome, secretarioRegistro, ...papel } = await lerConfiguracao(db);
  const { versao: __, ...daEscola } = await lerEscola(db);
  const escola: EscolaDoPapel = { ...daEscola, ...papel };
  const fechados = await anosDeFechamentos(db, alunoIds, escola);
  const digitados = await anosDigitados(db, alunoIds, escola);
  const semFechamento = await anosSemFechamento(db, alunoIds, [...fechados.values()].flat());
  const emVigor = await lerEmVigor(db, alunoIds);
  return {
    ...estrutura,
    alunos: new Map(
      alunos.map(({ id, aluno, observacoes }) => [
        id,
        {
          alunoId: id,
          escola,
          assinaturas: { diretorNome, diretorRegistro, secretarioNome, secretarioRegistro },
          aluno,
          observacoes,
          anos: [...(digitados.get(id) ?? []), ...(fechados.get(id) ?? [])].toSorted(emOrdem),
          semFechamento: semFechamento.get(id) ?? [],
          emVigor: emVigor.get(id) ?? [],
        },
      ]),
    ),
  };
}

/** Of one year what was typed comes first: the student came from there. */
const emOrdem = (a: AnoDoHistorico, b: AnoDoHistorico): number => a.ano - b.ano;

/** The transcripts of some students that were issued and not cancelled, the oldest first. */
async function lerEmVigor(db: Db | Tx, alunoIds: readonly number[]): Promise<Map<number, EmVigor[]>> {
  const { rows } = await sql<EmVigor & { alunoId: number }>`select aluno_id as "alunoId", numero, tipo, conteudo -> 'corpo' as corpo
    from historicos_emitidos e where aluno_id = any(${alunoIds}::bigint[])
      and not exists (select 1 from historicos_cancelamentos c where c.emitido_id = e.id) order by e.id`.execute(db);
  return Map.groupBy(rows, ({ alunoId }) => alunoId);
}
