import { type Caso, defineCaso, igual } from '../caso.ts';
import type { ContextoBench } from '../contexto.ts';
import { misturar } from '../lista.ts';
import { escreverDecimal } from '#shared/decimais.ts';

/** A subject of a class of 20 students or more, with six evaluations in an open etapa. */
type Diario = { disciplina: number; etapa: number; turma: number; avaliacoes: number[]; alunos: number[] };

async function preparar({ cliente }: ContextoBench, nome: string, comNotas: boolean): Promise<Diario[]> {
  await cliente.query('set session_replication_role = replica');
  // What an earlier run left in a kept folder would make this one's gradebooks wider than six.
  await cliente.query(
    `delete from notas n using avaliacoes a where a.id = n.avaliacao_id and a.usuario_nome = 'Bench' and starts_with(a.nome, $1)`,
    [nome],
  );
  await cliente.query(`delete from avaliacoes where usuario_nome = 'Bench' and starts_with(nome, $1)`, [nome]);
  const { rows } = await cliente.query(
    `with turma as (
        select l.turma_id, array_agg(l.matricula_id order by l.matricula_id) as alunos from v_matricula_enturmacao l join v_criterio_da_turma k on k.turma_id = l.turma_id
        where l.data_fim is null and k.tipo = 'nota' group by 1 having count(*) >= 20),
      alvo as (
        select td.id as disciplina, t.turma_id as turma, e.etapa_id as etapa, e.data_fim as dia, (t.alunos)[1:30] as alunos from turma t join turmas_disciplinas td on td.turma_id = t.turma_id
        join lateral (select * from v_etapa_da_turma e where e.turma_id = t.turma_id and e.situacao = 'aberto' order by e.data_inicio desc limit 1) e on true),
      avaliacao as (
        insert into avaliacoes (turma_disciplina_id, etapa_id, nome, data_avaliacao, usuario_nome)
        select a.disciplina, a.etapa, $1 || n, a.dia, 'Bench' from alvo a, generate_series(1, 6) n returning id, turma_disciplina_id),
      nota as (insert into notas (avaliacao_id, matricula_id, valor, usuario_nome)
        select v.id, x, (v.id + x) % 101 / 10.0, 'Bench' from avaliacao v join alvo a on a.disciplina = v.turma_disciplina_id, unnest(a.alunos) x where $2)
      select a.disciplina, a.turma, a.etapa, a.alunos, array_agg(v.id order by v.id) as avaliacoes from alvo a join avaliacao v on v.turma_disciplina_id = a.disciplina
      group by a.disciplina, a.turma, a.etapa, a.alunos order by 1`,
    [nome, comNotas],
  );
  await cliente.query('set session_replication_role = origin');
  await cliente.query('analyze avaliacoes, notas');
  type Linha = { disciplina: string; turma: string; etapa: string; avaliacoes: string[]; alunos: string[] };
  const diarios = (rows as Linha[]).map((d) => ({
    disciplina: Number(d.disciplina),
    turma: Number(d.turma),
    etapa: Number(d.etapa),
    avaliacoes: d.avaliacoes.map(Number),
    alunos: d.alunos.map(Number),
  }));
  if (diarios.length < 40) throw new Error(`only ${diarios.length} subjects with marks`);
  return misturar(diarios);
}

/** The gradebooks of every etapa of these subjects, with the evaluations that each holds: as many requests as teachers open in a year. */
async function deTodasAsEtapas({ cliente }: ContextoBench, diarios: readonly Diario[]): Promise<Diario[]> {
  const porDisciplina = new Map(diarios.map((d) => [d.disciplina, d]));
  const { rows } = await cliente.query(
    `select turma_disciplina_id as disciplina, etapa_id as etapa, array_agg(id) as avaliacoes from avaliacoes
      where turma_disciplina_id = any($1::bigint[]) and etapa_id is not null group by 1, 2 order by 1, 2`,
    [[...porDisciplina.keys()]],
  );
  return misturar(
    (rows as { disciplina: string; etapa: string; avaliacoes: string[] }[]).flatMap(({ disciplina, etapa, avaliacoes }) => {
      const diario = porDisciplina.get(Number(disciplina));
      return diario ? [{ ...diario, etapa: Number(etapa), avaliacoes: avaliacoes.map(Number) }] : [];
    }),
  );
}

const valorDe = (avaliacao: number, aluno: number): string => escreverDecimal(BigInt((avaliacao + aluno) % 101), 1);

/** How many marks are of these evaluations: the gradebook also shows what somebody brought from the class of before. */
const marcasDe = (avaliacoes: readonly number[], dadas: readonly { avaliacao_id: string | number }[]): number =>
  dadas.filter(({ avaliacao_id }) => avaliacoes.includes(Number(avaliacao_id))).length;

/** The gradebook of a class, and saving a whole screen of it. */
export const notas: Caso[] = [
  defineCaso<Diario[]>({
    nome: '6 gradebook of a class',
    meta: { c1: 5, c8: 25 },
    preparar: async (contexto) => deTodasAsEtapas(contexto, await preparar(contexto, 'Bench ', true)),
    diferentes: (diarios) => diarios.length,
    async sql({ cliente }, diarios, n) {
      const { disciplina, turma, avaliacoes } = diarios[n] as Diario;
      await cliente.query({
        name: 'grade-alunos',
        text: `select e.matricula_id, p.nome_completo, e.numero_chamada, e.data_inicio, e.data_fim from enturmacoes e join matriculas m on m.id = e.matricula_id
          join pessoas p on p.id = m.aluno_id where e.turma_id = $1 and e.desfeita_por is null order by e.numero_chamada`,
        values: [turma],
      });
      await cliente.query({
        name: 'grade-avaliacoes',
        text: 'select * from avaliacoes where turma_disciplina_id = $1 order by ordem',
        values: [disciplina],
      });
      const { rows } = await cliente.query({
        name: 'grade-notas',
        text: 'select n.*, a.etapa_id from notas n join avaliacoes a on a.id = n.avaliacao_id where a.turma_disciplina_id = $1',
        values: [disciplina],
      });
      return { avaliacoes, marcas: marcasDe(avaliacoes, rows as { avaliacao_id: string }[]) };
    },
    http: (pedir, diarios, n) => {
      const { disciplina, etapa } = diarios[n] as Diario;
      return pedir(`DiarioNota/grade?TurmaDisciplinaId=${disciplina}&EtapaId=${etapa}`);
    },
    conferir(doSql, dados) {
      const { avaliacoes, marcas } = doSql as { avaliacoes: number[]; marcas: number };
      const { notas: dadas } = dados as { notas: { avaliacaoId: number }[] };
      const doProduto = dadas.map(({ avaliacaoId }) => ({ avaliacao_id: avaliacaoId }));
      igual('marks', marcas, marcasDe(avaliacoes, doProduto));
    },
  }),
  defineCaso<{ sql: Diario; http: Diario }[]>({
    nome: '7 save 180 grades',
    meta: { c1: 10, c8: 60 },
    async preparar(contexto) {
      const [meus, deles] = [await preparar(contexto, 'SQL ', false), await preparar(contexto, 'HTTP ', false)];
      const porDisciplina = new Map(deles.map((d) => [d.disciplina, d]));
      return meus.flatMap((d) => {
        const gemeo = porDisciplina.get(d.disciplina);
        return gemeo ? [{ sql: d, http: gemeo }] : [];
      });
    },
    diferentes: (pares) => pares.length,
    async sql({ cliente }, pares, n) {
      const { avaliacoes, alunos } = (pares[n] as { sql: Diario }).sql;
      await cliente.query('begin');
      const { rowCount } = await cliente.query({
        name: 'gravar-notas',
        text: `insert into notas (avaliacao_id, matricula_id, valor, usuario_nome) select a, m, ((a + m) % 101) / 10.0, 'Bench' from unnest($1::bigint[]) a, unnest($2::bigint[]) m
          on conflict (avaliacao_id, matricula_id) do update set valor = excluded.valor, versao = notas.versao + 1`,
        values: [avaliacoes, alunos],
      });
      await cliente.query({
        name: 'auditar-notas',
        text: `insert into auditoria (usuario_nome, acao, alvo_tipo, alvo_id, depois) select 'Bench', 'avaliacao.notas', 'avaliacao', a, '{}' from unnest($1::bigint[]) a`,
        values: [avaliacoes],
      });
      await cliente.query('commit');
      return rowCount;
    },
    http: (pedir, pares, n) => {
      const { disciplina, avaliacoes, alunos } = (pares[n] as { http: Diario }).http;
      const celulas = avaliacoes.flatMap((avaliacaoId) =>
        alunos.map((matriculaId) => ({ avaliacaoId, matriculaId, versao: 0, valor: valorDe(avaliacaoId, matriculaId) })),
      );
      return pedir('DiarioNota', { metodo: 'PUT', corpo: { turmaDisciplinaId: disciplina, celulas } });
    },
    conferir: (doSql, dados) =>
      igual('saved', doSql, (dados as { celulas: { versao?: number }[] }).celulas.filter((c) => c.versao === 1).length),
  }),
];
