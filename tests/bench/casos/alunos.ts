import type { Caso } from '../caso.ts';
import type { ContextoBench } from '../contexto.ts';
import { casosDeLista, misturar, type PedidoDeLista } from '../lista.ts';

type Lugar = { ano: string; turma: string; curso: string; segmentacao: string };
type Ordem = { campo: string; sql(s: string): string };
const nome: Ordem = { campo: 'nome', sql: (s) => `p.nome_completo ${s}, m.id ${s}` };
const codigo: Ordem = { campo: 'codigo', sql: (s) => `p.codigo ${s}, m.id ${s}` };
const matricula: Ordem = { campo: 'matricula', sql: (s) => `m.codigo ${s}, m.id ${s}` };
const turma: Ordem = { campo: 'turma', sql: (s) => `t.nome ${s}, t.id ${s}, p.nome_completo ${s}, m.id ${s}` };
const curso: Ordem = {
  campo: 'curso',
  sql: (s) => `sg.ordem ${s}, sg.nome ${s}, c.ordem ${s}, c.nome ${s}, t.nome ${s}, t.id ${s}, p.nome_completo ${s}, m.id ${s}`,
};

/** Every class of every year, with what stands above it. */
async function lugares({ cliente }: ContextoBench): Promise<Lugar[]> {
  const { rows } = await cliente.query(`select t.ano_letivo_id as ano, t.id as turma, t.curso_id as curso, c.segmentacao_id as segmentacao
    from turmas t join cursos c on c.id = t.curso_id where exists (select 1 from enturmacoes e where e.turma_id = t.id) order by t.id`);
  return rows as Lugar[];
}
const unicos = <T>(lista: readonly T[]): T[] => [...new Map(lista.map((x) => [JSON.stringify(x), x])).values()];
/** The same filters under every order and direction, on as many pages. */
const porOrdens = (
  filtros: readonly Pick<PedidoDeLista, 'consulta' | 'onde' | 'valores'>[],
  ordens: readonly Ordem[],
  paginas: readonly number[] = [1],
): PedidoDeLista[] =>
  misturar(
    filtros.flatMap((filtro) =>
      ordens.flatMap(({ campo, sql }) =>
        ['asc', 'desc'].flatMap((s) =>
          paginas.map((pagina) => ({
            ...filtro,
            consulta: `${filtro.consulta}&CampoOrdenado=${campo}&OrdenacaoAscendente=${s === 'asc'}`,
            ordem: sql(s),
            pagina,
          })),
        ),
      ),
    ),
  );
const doAno = (l: Lugar, consulta = '', onde = '', ...valores: unknown[]) => ({
  consulta: `AnoLetivoId=${l.ano}${consulta}`,
  onde: `and m.ano_letivo_id = $1 ${onde}`,
  valores: [l.ano, ...valores],
});
const ate = (n: number, desde = 1): number[] => Array.from({ length: n }, (_, i) => desde + i);

const de = `from matriculas m join pessoas p on p.id = m.aluno_id join enturmacoes e on e.matricula_id = m.id and e.data_fim is null
  join turmas t on t.id = e.turma_id join cursos c on c.id = m.curso_id join segmentacoes sg on sg.id = c.segmentacao_id
  where m.movimento in ('pre_matricula', 'ativa', 'concluida')`;
const medida = (
  rotulo: string,
  escola: NonNullable<Caso['escola']>,
  pedidos: (contexto: ContextoBench) => Promise<PedidoDeLista[]>,
): Caso[] =>
  casosDeLista({
    nome: `3 student list, ${rotulo}${escola === 'demo' ? '' : ` (${escola})`}`,
    meta: { c1: 5, c8: 25 },
    escola,
    caminho: 'Pessoa/obter-alunos?',
    sortear: pedidos,
    pagina: (onde) =>
      `select p.id, p.nome_completo, p.codigo, p.cpf, m.codigo as matricula, c.nome as curso, t.nome as turma ${de} ${onde}`,
    contagem: (onde) => `select count(*)::int as total ${de} ${onde}`,
  });

/** Case 3: the student list, 50 rows, over its sorts, pages and filters, as the demo has it and with 200,000 people around. */
export const alunos: Caso[] = (['demo', '200,000 people'] as const).flatMap((escola) => [
  ...medida('any order, pages 1 to 10', escola, async (c) =>
    porOrdens(unicos((await lugares(c)).map((l) => doAno(l))), [nome, codigo, matricula, turma, curso], ate(10)),
  ),
  ...medida('any order, pages 11 to 100', escola, async (c) =>
    porOrdens(unicos((await lugares(c)).map((l) => doAno(l))), [nome, codigo, matricula, turma, curso], ate(90, 11)),
  ),
  ...medida('of a class', escola, async (c) =>
    porOrdens(
      (await lugares(c)).map((l) => doAno(l, `&TurmaId=${l.turma}`, 'and e.turma_id = $2', l.turma)),
      [nome, codigo, matricula],
    ),
  ),
  ...medida('of a course or a segment', escola, async (c) => {
    const todos = await lugares(c);
    const filtros = [
      ...todos.map((l) => doAno(l, `&CursoId=${l.curso}`, 'and m.curso_id = $2', l.curso)),
      ...todos.map((l) => doAno(l, `&SegmentacaoId=${l.segmentacao}`, 'and c.segmentacao_id = $2', l.segmentacao)),
    ];
    return porOrdens(unicos(filtros), [nome, codigo, matricula, turma], ate(6));
  }),
  ...medida('of a course, part of a name', escola, async (c) => {
    const todos = unicos((await lugares(c)).map(({ ano, curso: doCurso }) => ({ ano, turma: '', curso: doCurso, segmentacao: '' })));
    const { rows } = await c.cliente.query(
      `select distinct split_part(nome_busca, ' ', 2) as parte from pessoas where length(split_part(nome_busca, ' ', 2)) > 3 order by 1`,
    );
    const partes = rows as { parte: string }[];
    return porOrdens(
      todos.flatMap((l) =>
        partes.map(({ parte }) =>
          doAno(
            l,
            `&CursoId=${l.curso}&Nome=${encodeURIComponent(parte)}`,
            'and m.curso_id = $2 and p.nome_busca like $3',
            l.curso,
            `%${parte}%`,
          ),
        ),
      ),
      [turma, nome],
    );
  }),
]);
