import { type Caso, conferirLista, defineCaso } from '../caso.ts';

type Dados = { ano: number; turma: number; curso: number; segmentacao: number };
type Variante = {
  rotulo: string;
  /** The rest of the address. */
  consulta(dados: Dados): string;
  ordem: string;
  onde?: { texto: string; valores(dados: Dados): unknown[] };
  pagina?: number;
};

const daEscola = (s: string) =>
  `sg.ordem ${s}, sg.nome ${s}, c.ordem ${s}, c.nome ${s}, t.nome ${s}, t.id ${s}, p.nome_completo ${s}, m.id`;

const variantes: Variante[] = [
  { rotulo: 'by name', consulta: () => 'CampoOrdenado=nome', ordem: 'p.nome_completo, m.id' },
  {
    rotulo: 'by name, downwards, page 100',
    consulta: () => 'CampoOrdenado=nome&OrdenacaoAscendente=false&NumeroDaPagina=100',
    ordem: 'p.nome_completo desc, m.id',
    pagina: 100,
  },
  {
    rotulo: 'by code, downwards',
    consulta: () => 'CampoOrdenado=codigo&OrdenacaoAscendente=false',
    ordem: 'p.codigo desc, m.id',
  },
  { rotulo: 'by enrollment', consulta: () => 'CampoOrdenado=matricula', ordem: 'm.codigo, m.id' },
  { rotulo: 'by class', consulta: () => 'CampoOrdenado=turma', ordem: 't.nome, t.id, p.nome_completo, m.id' },
  { rotulo: 'by course, downwards', consulta: () => 'CampoOrdenado=curso&OrdenacaoAscendente=false', ordem: daEscola('desc') },
  {
    rotulo: 'of a class',
    consulta: ({ turma }) => `TurmaId=${turma}`,
    ordem: 'p.nome_completo, m.id',
    onde: { texto: 'e.turma_id = $2', valores: ({ turma }) => [turma] },
  },
  {
    rotulo: 'of a segment, by code',
    consulta: ({ segmentacao }) => `SegmentacaoId=${segmentacao}&CampoOrdenado=codigo`,
    ordem: 'p.codigo, m.id',
    onde: { texto: 'c.segmentacao_id = $2', valores: ({ segmentacao }) => [segmentacao] },
  },
  {
    rotulo: 'of a course, part of a name',
    consulta: ({ curso }) => `CursoId=${curso}&Nome=silva&CampoOrdenado=turma`,
    ordem: 't.nome, t.id, p.nome_completo, m.id',
    onde: { texto: `m.curso_id = $2 and p.nome_busca like '%silva%'`, valores: ({ curso }) => [curso] },
  },
];

const de = `from matriculas m join pessoas p on p.id = m.aluno_id join enturmacoes e on e.matricula_id = m.id and e.data_fim is null
  join turmas t on t.id = e.turma_id join cursos c on c.id = m.curso_id join segmentacoes sg on sg.id = c.segmentacao_id
  where m.ano_letivo_id = $1 and m.movimento in ('pre_matricula', 'ativa', 'concluida')`;

const caso = ({ rotulo, consulta, ordem, onde, pagina = 1 }: Variante, i: number, escola: NonNullable<Caso['escola']>): Caso =>
  defineCaso<Dados>({
    nome: `3 student list, 50 rows, ${rotulo}${escola === 'demo' ? '' : ` (${escola})`}`,
    meta: { c1: 5, c8: 25 },
    escola,
    async preparar({ cliente }) {
      const { rows } =
        await cliente.query(`select m.ano_letivo_id as ano, e.turma_id as turma, m.curso_id as curso, c.segmentacao_id as segmentacao
        from matriculas m join anos_letivos a on a.id = m.ano_letivo_id join enturmacoes e on e.matricula_id = m.id and e.data_fim is null join cursos c on c.id = m.curso_id
        where m.movimento = 'ativa' order by a.ano = extract(year from now()) desc, m.id offset 100 limit 1`);
      const lida = rows[0] as Record<keyof Dados, string>;
      return { ano: Number(lida.ano), turma: Number(lida.turma), curso: Number(lida.curso), segmentacao: Number(lida.segmentacao) };
    },
    async sql({ cliente }, dados) {
      const values = [dados.ano, ...(onde?.valores(dados) ?? [])];
      const filtro = onde ? `and ${onde.texto}` : '';
      const linhas = await cliente.query({
        name: `b-alunos-${i}`,
        text: `select p.id, p.nome_completo, p.codigo, p.cpf, m.codigo as matricula, c.nome as curso, t.nome as turma ${de} ${filtro}
          order by ${ordem} limit 50 offset ${(pagina - 1) * 50}`,
        values,
      });
      const total = await cliente.query({ name: `b-alunos-n-${i}`, text: `select count(*)::int as n ${de} ${filtro}`, values });
      return { ids: linhas.rows.map((r) => Number((r as { id: string }).id)), total: (total.rows[0] as { n: number }).n };
    },
    http: (pedir, dados) => pedir(`Pessoa/obter-alunos?TamanhoDaPagina=50&AnoLetivoId=${dados.ano}&${consulta(dados)}`),
    conferir: conferirLista,
  });

/** Case 3: the student list, 50 rows, exact count, over its sorts and filters, as the demo has it and with 200,000 people around. */
export const alunos: Caso[] = (['demo', '200,000 people'] as const).flatMap((escola) => variantes.map((v, i) => caso(v, i, escola)));
