import { somarDias } from '#shared/datas.ts';
import { defineCaso, igual, type Caso } from '../caso.ts';
import type { ContextoBench } from '../contexto.ts';
import { misturar } from '../lista.ts';

/** A lesson with the class that it is given to. */
type Aula = { aula: number; turma: number; data: string; alunos: number[] };
type Pares = { aula: Aula; gemea: Aula }[];

/** A lesson on each of the last 40 week days of open etapas for the fuller classes of a year whose attendance is by lesson; all of them called, or none. */
async function prepararAulas({ cliente }: ContextoBench, dia: 'chamadas' | 'por chamar'): Promise<Aula[]> {
  await cliente.query('set session_replication_role = replica');
  const { rows } = await cliente.query(
    `with turma as (
        select l.turma_id, min(td.id) as td, e.data_inicio as de, least(e.data_fim, current_date) as ate, array_agg(distinct l.matricula_id order by l.matricula_id) as alunos
        from v_lugar_na_turma l join v_etapa_do_diario e on e.turma_id = l.turma_id and e.situacao = 'aberto' and e.periodo_situacao = 'aberto' and e.data_inicio < current_date
          join turmas_disciplinas td on td.turma_id = l.turma_id join v_criterio_da_turma k on k.turma_id = l.turma_id and k.controle_frequencia = 'por_aula'
        where l.data_fim is null and l.data_inicio <= e.data_inicio
        group by l.turma_id, e.data_inicio, e.data_fim having count(distinct l.matricula_id) >= 20),
      aula as (
        insert into aulas (turma_disciplina_id, data_aula, usuario_nome)
        select t.td, d::date, 'Bench' from turma t, generate_series(greatest(t.de, t.ate - 56), t.ate, interval '1 day') d
        where extract(isodow from d) < 6 returning id, turma_disciplina_id, data_aula),
      chamada as (
        insert into chamadas (turma_id, data_chamada, aula_id, alunos, usuario_nome)
        select t.turma_id, a.data_aula, a.id, t.alunos, 'Bench' from aula a join turma t on t.td = a.turma_disciplina_id where $1 = 'chamadas'
        returning id, alunos),
      falta as (insert into faltas (chamada_id, matricula_id, faltas) select c.id, x, 1 from chamada c, unnest(c.alunos) x where (c.id * 7 + x) % 25 = 0)
      select a.id as aula, t.turma_id as turma, a.data_aula::text as data, t.alunos from aula a join turma t on t.td = a.turma_disciplina_id order by a.id`,
    [dia],
  );
  await cliente.query('set session_replication_role = origin');
  await cliente.query('analyze aulas, chamadas, faltas');
  type Linha = { aula: string; turma: string; data: string; alunos: string[] };
  const aulas = (rows as Linha[]).map((a) => ({
    aula: Number(a.aula),
    turma: Number(a.turma),
    data: a.data,
    alunos: a.alunos.map(Number),
  }));
  if (aulas.length < 40) throw new Error(`only ${aulas.length} lessons to call`);
  return misturar(aulas);
}

const ausentes = ({ aula, alunos }: Aula): number[] => alunos.filter((id) => (aula + id) % 25 === 0);

/** Attendance: the sheet of a class, and saving it. */
export const chamadas: Caso[] = [
  defineCaso<Aula[]>({
    nome: '8 attendance sheet of a class',
    meta: { c1: 4, c8: 20 },
    preparar: (contexto) => prepararAulas(contexto, 'chamadas'),
    diferentes: (aulas) => aulas.length,
    async sql({ cliente }, aulas, n) {
      const { turma, data } = aulas[n] as Aula;
      const alunos = await cliente.query({
        name: 'folha-alunos',
        text: `select l.matricula_id, p.nome_completo, l.numero_chamada from v_lugar_na_turma l join matriculas m on m.id = l.matricula_id join pessoas p on p.id = m.aluno_id
          where l.turma_id = $1 and l.data_inicio <= $2 and (l.data_fim is null or l.data_fim >= $2) order by l.numero_chamada`,
        values: [turma, data],
      });
      const faltas = await cliente.query({
        name: 'folha-faltas',
        text: 'select c.id, c.alunos, f.matricula_id, f.faltas from chamadas c left join faltas f on f.chamada_id = c.id where c.turma_id = $1 and c.data_chamada = $2',
        values: [turma, data],
      });
      return {
        alunos: alunos.rowCount,
        faltas: (faltas.rows as { faltas: number | null }[]).reduce((soma, f) => soma + (f.faltas ?? 0), 0),
      };
    },
    http: (pedir, aulas, n) => {
      const { turma, data } = aulas[n] as Aula;
      return pedir(`Frequencia/quadro?TurmaId=${turma}&De=${data}&Ate=${data}`);
    },
    conferir(doSql, dados) {
      const { alunos } = dados as { alunos: { marcas: ({ faltas: number } | null)[] }[] };
      const faltas = alunos.flatMap(({ marcas }) => marcas).reduce((soma, marca) => soma + (marca?.faltas ?? 0), 0);
      igual('sheet', doSql, { alunos: alunos.length, faltas });
    },
  }),
  defineCaso<Pares>({
    nome: '9 save the attendance of a class',
    meta: { c1: 7, c8: 40 },
    async preparar(contexto) {
      const aulas = await prepararAulas(contexto, 'por chamar');
      const metade = Math.floor(aulas.length / 2);
      return aulas.slice(0, metade).flatMap((aula, i) => {
        const gemea = aulas[metade + i];
        return gemea ? [{ aula, gemea }] : [];
      });
    },
    diferentes: (pares) => pares.length,
    async sql({ cliente }, pares, n) {
      const { gemea } = pares[n] as Pares[number];
      const faltosos = ausentes(gemea);
      await cliente.query('begin');
      await cliente.query({
        name: 'folha-grava',
        text: `with c as (insert into chamadas (turma_id, data_chamada, aula_id, alunos, usuario_nome) values ($1, $2, $3, $4, 'Bench') returning id),
          f as (insert into faltas (chamada_id, matricula_id, faltas) select c.id, x, 1 from c, unnest($5::bigint[]) x)
          insert into auditoria (acao, alvo_tipo, alvo_id, depois) select 'chamada.feita', 'chamada', id, '{}' from c`,
        values: [gemea.turma, gemea.data, gemea.aula, gemea.alunos, faltosos],
      });
      await cliente.query('commit');
      return 1;
    },
    http: (pedir, pares, n) => {
      const { aula } = pares[n] as Pares[number];
      const faltosos = new Set(ausentes(aula));
      const alunos = aula.alunos.map((matriculaId) => ({ matriculaId, faltas: faltosos.has(matriculaId) ? 1 : 0, justificada: false }));
      return pedir('Frequencia/chamadas', {
        metodo: 'POST',
        corpo: { turmaId: aula.turma, chamadas: [{ aulaId: aula.aula, data: aula.data, versao: null, alunos }] },
      });
    },
    conferir: (doSql, dados) => igual('rolls', doSql, (dados as { chamadas: unknown[] }).chamadas.length),
  }),
];

type Mes = { de: string; ate: string };
type Itens = { itens: { chamadas: number; dadas: number; faltas: number; justificadas: number }[] };

/** Thirty days that begin on each of the last 240: no two requests ask for the same ones. */
function meses(hoje: string): Mes[] {
  return misturar(Array.from({ length: 240 }, (_, i) => ({ de: somarDias(hoje, -270 + i), ate: somarDias(hoje, -241 + i) })));
}

/** Attendance of the whole school in a month, by level and course. */
export const frequenciaDoMes: Caso[] = [
  defineCaso<Mes[]>({
    nome: '14 school attendance of a month by level',
    meta: { c1: 8 },
    async preparar({ cliente }) {
      const { rows } = await cliente.query('select max(data_chamada)::text as hoje from chamadas');
      return meses((rows[0] as { hoje: string }).hoje);
    },
    diferentes: (lista) => lista.length,
    async sql({ cliente }, lista, n) {
      const { de, ate } = lista[n] as Mes;
      const { rows } = await cliente.query({
        name: 'mes-por-nivel',
        text: `select t.curso_id, sum(x.chamadas)::int as chamadas, sum(f.faltas)::int as faltas from (select turma_id, count(*) as chamadas, sum(quantidade * cardinality(alunos)) as dadas
            from chamadas where data_chamada between $1 and $2 group by 1) x join turmas t on t.id = x.turma_id
            left join (select c.turma_id, sum(f.faltas) as faltas from chamadas c join faltas f on f.chamada_id = c.id where c.data_chamada between $1 and $2 group by 1) f
              on f.turma_id = x.turma_id group by 1`,
        values: [de, ate],
      });
      return (rows as { chamadas: number }[]).reduce((soma, { chamadas }) => soma + chamadas, 0);
    },
    http: (pedir, lista, n) => {
      const { de, ate } = lista[n] as Mes;
      return pedir(`Frequencia/mes-por-nivel?De=${de}&Ate=${ate}`);
    },
    conferir: (doSql, dados) =>
      igual(
        'rolls',
        doSql,
        (dados as Itens).itens.reduce((soma, { chamadas }) => soma + chamadas, 0),
      ),
  }),
];
