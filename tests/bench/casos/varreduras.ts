import type { ContextoBench } from '../contexto.ts';
import type { FiltroDaVarredura, Varredura } from '../varredura.ts';

type Alvos = Record<'ano' | 'turma' | 'curso' | 'segmentacao' | 'matricula' | 'codigo' | 'numero', string>;

/** A class in the middle of the current year, what stands above it, and one of its enrollments. */
async function alvos({ cliente }: ContextoBench): Promise<Alvos> {
  const { rows } =
    await cliente.query(`select m.ano_letivo_id as ano, e.turma_id as turma, m.curso_id as curso, c.segmentacao_id as segmentacao, m.id as matricula, m.codigo, k.numero
    from matriculas m join anos_letivos a on a.id = m.ano_letivo_id join enturmacoes e on e.matricula_id = m.id and e.data_fim is null join cursos c on c.id = m.curso_id
    join contratos k on k.matricula_id = m.id where m.movimento = 'ativa' order by a.ano = extract(year from now()) desc, m.id offset 100 limit 1`);
  return rows[0] as Alvos;
}

const filtro = (rotulo: string, consulta: string, onde: string, valores: readonly unknown[] = []): FiltroDaVarredura => ({
  rotulo,
  consulta,
  onde,
  valores,
});

/** What both lists filter by in the same way. */
const dosDois = (a: Alvos): FiltroDaVarredura[] => [
  filtro('all', '', ''),
  filtro('of a year', `&AnoLetivoId=${a.ano}`, 'm.ano_letivo_id = $1', [a.ano]),
  filtro('of a segment', `&SegmentacaoId=${a.segmentacao}`, 'c.segmentacao_id = $1', [a.segmentacao]),
  filtro('of a course', `&CursoId=${a.curso}`, 'm.curso_id = $1', [a.curso]),
  filtro('of a course and a year', `&CursoId=${a.curso}&AnoLetivoId=${a.ano}`, 'm.curso_id = $1 and m.ano_letivo_id = $2', [
    a.curso,
    a.ano,
  ]),
  filtro('of a class', `&TurmaId=${a.turma}`, 'e.turma_id = $1', [a.turma]),
  filtro('part of a common name', '&Nome=silva', 'p.nome_busca like $1', ['%silva%']),
  filtro('part of a name, in a year', `&Nome=silva&AnoLetivoId=${a.ano}`, 'p.nome_busca like $1 and m.ano_letivo_id = $2', [
    '%silva%',
    a.ano,
  ]),
  filtro('two parts of a name', '&Nome=goncal%20mar', 'p.nome_busca like $1 and p.nome_busca like $2', ['%goncal%', '%mar%']),
];

const onde = (texto: string): string => (texto === '' ? '' : `where ${texto}`);
const lugar = `join pessoas p on p.id = m.aluno_id join cursos c on c.id = m.curso_id join segmentacoes sg on sg.id = c.segmentacao_id join anos_letivos a on a.id = m.ano_letivo_id
  left join enturmacoes e on e.matricula_id = m.id and e.data_fim is null left join turmas t on t.id = e.turma_id`;
/** Only the joins that a filter speaks of. */
const juntas = (texto: string): string =>
  [
    texto.includes('p.') && 'join pessoas p on p.id = m.aluno_id',
    texto.includes('c.seg') && 'join cursos c on c.id = m.curso_id',
    texto.includes('e.') && 'left join enturmacoes e on e.matricula_id = m.id and e.data_fim is null',
  ]
    .filter((j) => j !== false)
    .join(' ');

const matriculas: Varredura = {
  nome: 'enrollment list, every sort and filter',
  caminho: 'Matricula/obter-paginado',
  razao: 1.5,
  ordens: [
    { campo: 'nome', sql: (s) => `p.nome_completo ${s}, m.id ${s}` },
    { campo: 'codigo', sql: (s) => `m.codigo ${s}, m.id ${s}` },
    { campo: 'dataMatricula', sql: (s) => `m.data_matricula ${s}, m.id ${s}` },
    { campo: 'turma', sql: (s) => `t.nome ${s} nulls last, t.id ${s} nulls last, p.nome_completo ${s}, m.id ${s}` },
    { campo: 'curso', sql: (s) => `sg.ordem ${s}, c.ordem ${s}, c.nome ${s}, c.id ${s}, p.nome_completo ${s}, m.id ${s}` },
  ],
  async filtros(contexto) {
    const a = await alvos(contexto);
    return [
      ...dosDois(a),
      { ...filtro('page 100 of a year', `&AnoLetivoId=${a.ano}`, 'm.ano_letivo_id = $1', [a.ano]), pagina: 100 },
      filtro('an enrollment number', `&Nome=${a.codigo}`, 'm.codigo = $1', [a.codigo]),
      filtro('active', '&Ativa=true', `m.movimento in ('pre_matricula', 'ativa')`),
      filtro('not active', '&Ativa=false', `m.movimento not in ('pre_matricula', 'ativa')`),
      filtro('transferred or dropped out', '&Movimento=transferida,desistente', `m.movimento in ('transferida', 'desistente')`),
      filtro('dates', `&DataMatriculaDe=2026-01-01&DataMatriculaAte=2026-03-31`, `m.data_matricula between '2026-01-01' and '2026-03-31'`),
    ];
  },
  pagina: (
    texto,
  ) => `select m.id, m.codigo, m.aluno_id, p.nome_completo, p.codigo as aluno_codigo, m.curso_id, c.nome as curso, sg.id as segmentacao_id, sg.nome as segmentacao,
      e.turma_id, t.nome as turma, t.turno, a.ano, m.movimento, m.resultado, m.data_matricula, m.data_saida,
      (select string_agg(f.nome_completo, ', ' order by r.percentual desc, r.id) from matriculas_responsaveis r join pessoas f on f.id = r.pessoa_id
        where r.matricula_id = m.id and r.financeiro) as financeiros
    from matriculas m ${lugar} ${onde(texto)}`,
  // The screen shows how many of each movement there are, whatever movement is filtered.
  contagem: (texto) =>
    `select (sum(quantidade) filter (where conta))::int as total, json_agg(json_build_array(movimento, quantidade)) as por_movimento
      from (select m.movimento, ${/movimento in \('t/.test(texto) ? texto : 'true'} as conta, count(*) as quantidade
        from matriculas m ${juntas(texto)} ${onde(/movimento in \('t/.test(texto) ? '' : texto)} group by 1, 2) x`,
};

const contratos: Varredura = {
  nome: 'contract list, every sort and filter',
  caminho: 'Contrato/obter-paginado',
  razao: 1.5,
  ordens: [
    { campo: 'numero', sql: (s) => `k.numero ${s}, k.id ${s}` },
    { campo: 'aluno', sql: (s) => `p.nome_completo ${s}, k.id ${s}` },
    { campo: 'turma', sql: (s) => `t.nome ${s} nulls last, k.id ${s}` },
    { campo: 'situacao', sql: (s) => `k.situacao ${s}, k.id ${s}` },
    { campo: 'total', sql: (s) => `k.total_centavos + k.ajustes_centavos ${s} nulls last, k.id ${s}` },
    { campo: 'criadoEm', sql: (s) => `k.created_at ${s}, k.id ${s}` },
  ],
  async filtros(contexto) {
    const a = await alvos(contexto);
    const abertos = `exists (select 1 from titulos_receber x where x.contrato_id = k.id and x.situacao in ('aberto', 'parcial'))`;
    const doPeriodo = `select 1 from v_situacao_do_periodo s where s.ano_letivo_id = m.ano_letivo_id and s.segmentacao_id = c.segmentacao_id`;
    const encerravel = `(k.situacao = 'ativo' and not ${abertos} and exists (${doPeriodo}) and not exists (${doPeriodo} and s.situacao <> 'fechado'))`;
    return [
      ...dosDois(a).map((f) => ({ ...f, onde: f.onde.replaceAll('p.nome_busca', `(p.nome_busca || ' ' || k.numero)`) })),
      { ...filtro('page 100 of a year', `&AnoLetivoId=${a.ano}`, 'm.ano_letivo_id = $1', [a.ano]), pagina: 100 },
      filtro('a contract number', `&Nome=${a.numero}`, 'k.numero = $1', [a.numero]),
      filtro('of an enrollment', `&MatriculaId=${a.matricula}`, 'k.matricula_id = $1', [a.matricula]),
      filtro('active', '&Situacao=ativo', `k.situacao = 'ativo'`),
      filtro('drafts', '&Situacao=rascunho', `k.situacao = 'rascunho'`),
      filtro('cancelled, of a year', `&Situacao=cancelado&AnoLetivoId=${a.ano}`, `k.situacao = 'cancelado' and m.ano_letivo_id = $1`, [
        a.ano,
      ]),
      filtro('may be closed', '&Encerravel=true', encerravel),
      filtro('may not be closed', '&Encerravel=false', `not ${encerravel}`),
    ];
  },
  pagina: (
    texto,
  ) => `select k.id, k.numero, k.situacao, k.matricula_id, m.codigo, m.aluno_id, p.nome_completo, c.nome as curso, t.nome as turma, a.ano,
      k.total_centavos + k.ajustes_centavos as total, k.created_at
    from contratos k join matriculas m on m.id = k.matricula_id ${lugar} ${onde(texto)}`,
  contagem: (texto) =>
    `select count(*)::int as total from contratos k ${/[mpec]\./.test(texto) ? `join matriculas m on m.id = k.matricula_id ${juntas(texto)}` : ''} ${onde(texto)}`,
};

/** Every list that is promised under any sort and filter. */
export const varreduras: readonly Varredura[] = [matriculas, contratos];
