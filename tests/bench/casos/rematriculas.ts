import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { transacao, type Tx } from '#platform/server/database/kysely.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import { lerLoteDaTarefa, responderItens, travarPendentes } from '#domains/academico/rematriculas/execucao/server/lotes.ts';
import { rematricular } from '#domains/academico/rematriculas/execucao/server/rematricular.ts';
import { type Caso, defineCaso, igual } from '../caso.ts';
import type { ContextoBench } from '../contexto.ts';
import { semDeixarRastro } from '../sem-deixar-rastro.ts';

const QUANTOS = 2000;
const PARCELAS = 12;
type Preparado = {
  origem: number;
  destino: number;
  segmentacaoId: number;
  matriculas: number[];
  forma: number;
  turma: number;
  tarefa: number;
};
/** Made once for a school, however many cases ask for it. */
const preparados = new WeakMap<ContextoBench, Promise<Preparado>>();
const quem: Quem = {
  usuarioId: 1,
  sessaoId: 0,
  pessoaId: null,
  nome: 'Bench',
  sobrenome: '',
  email: '',
  admin: true,
  permissoes: new Set(),
  restritoPainelProfessor: false,
};

/**
 * A segment of exactly 2,000 students whose payer is of age and has a CPF, in a course of its own that leads to another with room for them all:
 * enrolled, with a contract of twelve installments, through plain SQL because it is only the ground of the measure.
 */
function preparar(contexto: ContextoBench): Promise<Preparado> {
  const feito = preparados.get(contexto) ?? montar(contexto);
  preparados.set(contexto, feito);
  return feito;
}

async function montar({ cliente }: ContextoBench): Promise<Preparado> {
  const um = async (texto: string, valores: unknown[] = []): Promise<number> =>
    Number(((await cliente.query(texto, valores)).rows[0] as { id: string }).id);
  const anos = (await cliente.query('select id, ano from anos_letivos order by ano')).rows as { id: string; ano: number }[];
  const [origem, destino] = [Number(anos.at(-2)?.id), Number(anos.at(-1)?.id)];
  const segmentacaoId = await um(`insert into segmentacoes (nome, ordem) values ('Bancada', 90) returning id`);
  const novo = await um(`insert into cursos (segmentacao_id, nome, ordem) values ($1, 'Bancada 2', 91) returning id`, [segmentacaoId]);
  const atual = await um(
    `insert into cursos (segmentacao_id, nome, ordem, proximo_curso_id) values ($1, 'Bancada 1', 90, $2) returning id`,
    [segmentacaoId, novo],
  );
  const turmas = 50;
  // In the evening: the students sit in a class of the demo school by day.
  await cliente.query(
    `insert into turmas (curso_id, ano_letivo_id, nome, turno, vagas) select $1, $2, 'B1 ' || k, 'noite', 999 from generate_series(1, ${turmas}) k`,
    [atual, origem],
  );
  await cliente.query(
    `insert into turmas (curso_id, ano_letivo_id, nome, turno, vagas) select $1, $2, 'B2 ' || k, 'noite', 999 from generate_series(1, ${turmas}) k`,
    [novo, destino],
  );
  const forma = await um('select id from formas_pagamento order by id limit 1');
  const preco = await um(
    `insert into precos (ano_letivo_id, curso_id, tipo, descricao, valor_centavos, parcelas) values ($1, $2, 'anuidade', 'Anuidade Bancada 1', 1200000, 12) returning id`,
    [origem, atual],
  );
  await um(
    `insert into precos (ano_letivo_id, curso_id, tipo, descricao, valor_centavos, parcelas) values ($1, $2, 'anuidade', 'Anuidade Bancada 2', 1300000, 12) returning id`,
    [destino, novo],
  );
  await cliente.query(
    `with alvo as (select p.id, row_number() over (order by p.id) as k from pessoas p
        where p.cpf is not null and p.data_falecimento is null and p.data_nascimento < current_date - interval '18 years' order by p.id limit ${QUANTOS}),
      m as (insert into matriculas (codigo, aluno_id, curso_id, ano_letivo_id, movimento, data_matricula)
        select 'B-' || k, (select q.id from pessoas q where q.id > alvo.id order by q.id limit 1), $1, $2, 'ativa', current_date from alvo returning id, codigo),
      v as (insert into matriculas_movimentos (matricula_id, tipo, para, data_movimento, usuario_id) select id, 'criacao', 'ativa', current_date, 1 from m returning id, matricula_id),
      r as (insert into matriculas_responsaveis (matricula_id, pessoa_id, pedagogico, financeiro, percentual)
        select m.id, alvo.id, true, true, 100 from m join alvo on 'B-' || alvo.k = m.codigo),
      e as (insert into enturmacoes (matricula_id, turma_id, data_inicio, aberta_por)
        select m.id, t.id, current_date, v.id from m join v on v.matricula_id = m.id join alvo on 'B-' || alvo.k = m.codigo
        join (select id, row_number() over (order by id) as k from turmas where curso_id = $1) t on t.k = alvo.k % ${turmas} + 1),
      c as (insert into contratos (numero, matricula_id) select 'B' || m.id, m.id from m returning id)
      insert into contratos_precos (contrato_id, preco_id, descricao, valor_centavos, parcelas, primeiro_vencimento, dia_vencimento, forma_pagamento_id, conta_bancaria_id)
        select c.id, $3, 'Anuidade Bancada 1', 1200000, 12, current_date, 10, $4, (select conta_bancaria_id from formas_pagamento where id = $4) from c`,
    [atual, origem, preco, forma],
  );
  await cliente.query(`update matriculas set resultado = 'aprovado' where curso_id = $1`, [atual]);
  await cliente.query('analyze');
  const { rows } = await cliente.query('select id from matriculas where curso_id = $1 order by id', [atual]);
  const turma = await um('select id from turmas where curso_id = $1 order by id limit 1', [novo]);
  const preparado = {
    origem,
    destino,
    segmentacaoId,
    matriculas: rows.map((r) => Number((r as { id: string }).id)),
    forma,
    turma,
    tarefa: -1,
  };
  if (preparado.matriculas.length !== QUANTOS) throw new Error(`only ${preparado.matriculas.length} students could be made`);
  return preparado;
}

/** The least SQL that answers what the preview is made of, flat, by one connection with prepared statements. */
async function previaPura({ cliente }: ContextoBench, p: Preparado): Promise<number> {
  const q = (name: string, text: string, values: unknown[]) => cliente.query({ name: `b-${name}`, text, values });
  const alunos = await q(
    'rem-alunos',
    `select m.id, m.codigo, m.aluno_id, p.nome_completo, m.movimento, m.resultado, m.curso_id, t.nome as turma, t.turno, t.grupo_turma_id, p.data_nascimento, p.cpf is not null as tem_cpf,
      p.rg is not null or p.certidao_nascimento is not null as tem_identidade from matriculas m join pessoas p on p.id = m.aluno_id join cursos c on c.id = m.curso_id
      left join enturmacoes e on e.matricula_id = m.id and e.data_fim is null left join turmas t on t.id = e.turma_id
      where m.ano_letivo_id = $1 and c.segmentacao_id = $2 and m.movimento in ('ativa', 'concluida', 'trancada', 'pre_matricula') order by t.nome, t.id, p.nome_completo, m.id`,
    [p.origem, p.segmentacaoId],
  );
  const ids = alunos.rows.map((r) => Number((r as { id: string }).id));
  const pessoas = alunos.rows.map((r) => Number((r as { aluno_id: string }).aluno_id));
  await q(
    'rem-vencidos',
    `select aluno_id, count(*), sum(valor_centavos - desconto_incondicional_centavos - amortizado_centavos) from titulos_receber where aluno_id = any($1) and situacao in ('aberto', 'parcial') and data_limite < current_date group by 1`,
    [pessoas],
  );
  await q(
    'rem-destino',
    `select aluno_id, codigo, curso_id from matriculas where aluno_id = any($1) and ano_letivo_id = $2 and movimento in ('pre_matricula', 'ativa')`,
    [pessoas, p.destino],
  );
  await q(
    'rem-responsaveis',
    `select r.matricula_id, r.pessoa_id, p.nome_completo, p.cpf is not null, r.pedagogico, r.financeiro, r.percentual from matriculas_responsaveis r join pessoas p on p.id = r.pessoa_id where r.matricula_id = any($1)`,
    [ids],
  );
  await q(
    'rem-linhas',
    `select c.matricula_id, l.id, l.preco_id, x.tipo, l.descricao, l.dia_vencimento, l.forma_pagamento_id from contratos c join contratos_precos l on l.contrato_id = c.id left join precos x on x.id = l.preco_id where c.matricula_id = any($1) and c.situacao <> 'cancelado'`,
    [ids],
  );
  await q(
    'rem-descontos',
    `select c.matricula_id, d.desconto_id from contratos c join contratos_descontos d on d.contrato_id = c.id where c.matricula_id = any($1) and c.situacao <> 'cancelado'`,
    [ids],
  );
  await q(
    'rem-turmas',
    `select t.id, t.nome, t.vagas, (select count(*) from enturmacoes e where e.turma_id = t.id and e.data_fim is null) as ocupadas from turmas t where t.ano_letivo_id = $1`,
    [p.destino],
  );
  await q('rem-precos', 'select id, curso_id, tipo, descricao, valor_centavos, parcelas from precos where ano_letivo_id = $1', [p.destino]);
  return ids.length;
}

/** The least SQL that writes the same rows: enrollments, guardians, movements, placements, contracts, lines, titles, facts, audit and answers. */
async function execucaoPura(tx: Tx, p: Preparado): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`with alvo as (select m.id as origem, m.aluno_id, row_number() over (order by m.id) as k from matriculas m where m.id = any(${p.matriculas}::bigint[])),
      m as (insert into matriculas (codigo, aluno_id, curso_id, ano_letivo_id, movimento, data_matricula)
        select 'BN-' || k, aluno_id, (select curso_id from turmas where id = ${p.turma}), ${p.destino}, 'ativa', current_date from alvo returning id, codigo, aluno_id),
      v as (insert into matriculas_movimentos (matricula_id, tipo, para, data_movimento, usuario_id) select id, 'criacao', 'ativa', current_date, 1 from m returning id, matricula_id),
      r as (insert into matriculas_responsaveis (matricula_id, pessoa_id, pedagogico, financeiro, percentual)
        select m.id, o.pessoa_id, o.pedagogico, o.financeiro, o.percentual from m join alvo on 'BN-' || alvo.k = m.codigo join matriculas_responsaveis o on o.matricula_id = alvo.origem
        returning matricula_id, pessoa_id, financeiro),
      e as (insert into enturmacoes (matricula_id, turma_id, data_inicio, aberta_por)
        select m.id, t.id, current_date, v.id from m join v on v.matricula_id = m.id join alvo on 'BN-' || alvo.k = m.codigo
        join (select id, row_number() over (order by id) - 1 as k from turmas where curso_id = (select curso_id from turmas where id = ${p.turma})) t on t.k = alvo.k % 50),
      c as (insert into contratos (numero, matricula_id, situacao, total_centavos, ativado_em, texto_congelado, versao) select 'BN' || m.id, m.id, 'ativo', 1300000, now(), '{}', 2 from m returning id, matricula_id),
      s as (insert into contratos_situacoes (contrato_id, de, para, usuario_id) select id, 'rascunho', 'ativo', 1 from c),
      l as (insert into contratos_precos (contrato_id, descricao, valor_centavos, parcelas, primeiro_vencimento, dia_vencimento, forma_pagamento_id, conta_bancaria_id)
        select c.id, 'Anuidade', 1300000, ${PARCELAS}, '2027-01-10', 10, ${p.forma}, (select conta_bancaria_id from formas_pagamento where id = ${p.forma}) from c returning id, contrato_id, conta_bancaria_id),
      t as (insert into titulos_receber (numero, origem, contrato_id, contrato_preco_id, matricula_id, parcela, parcelas, pagador_id, aluno_id, descricao, data_emissao, data_vencimento, data_limite, valor_centavos, conta_bancaria_id, forma_pagamento_id)
        select 'BN' || c.id || '/' || k, 'contrato', c.id, l.id, c.matricula_id, k, ${PARCELAS}, r.pessoa_id, m.aluno_id, 'Anuidade', current_date, ('2027-01-10'::date + make_interval(months => k - 1))::date,
          ('2027-01-10'::date + make_interval(months => k - 1))::date, 1300000 / ${PARCELAS} + case when k <= 1300000 % ${PARCELAS} then 1 else 0 end, l.conta_bancaria_id, ${p.forma}
        from c join l on l.contrato_id = c.id join m on m.id = c.matricula_id join r on r.matricula_id = m.id and r.financeiro cross join lateral generate_series(1, ${PARCELAS}) k returning id, valor_centavos),
      f as (insert into fatos_contabeis (evento, data_fato, origem_tipo, origem_id, valor_centavos, valores) select 'titulo.emitido', current_date, 'titulo', id, valor_centavos, '{}' from t),
      a as (insert into auditoria (acao, alvo_tipo, alvo_id, depois) select x.acao, 'matricula', m.id, '{}' from m cross join (values ('matricula.criada'), ('contrato.criado'), ('contrato.ativado')) x(acao))
    select count(*)::int as n from t`.execute(tx);
  await sql`update rematriculas_itens set situacao = 'feita', decidida_em = now(), matricula_id = (select n.id from matriculas n join matriculas o on o.aluno_id = n.aluno_id
      where o.id = rematriculas_itens.matricula_origem_id and n.codigo like 'BN-%') where lote_id = (select id from rematriculas_lotes where tarefa_id = ${p.tarefa})`.execute(
    tx,
  );
  return rows[0]?.n ?? 0;
}

/** The run as the job does it, transaction by transaction of 100 students, in one that is thrown away. */
async function execucaoDoProduto(tx: Tx, { tarefa }: Preparado): Promise<number> {
  const lote = await lerLoteDaTarefa(tx, tarefa);
  for (;;) {
    const itens = await travarPendentes(tx, lote.id, 100);
    if (itens.length === 0) break;
    const respostas = await rematricular(atoDe(tx, quem), lote, itens);
    const recusa = respostas.find((r) => r.situacao !== 'feita');
    if (recusa) throw new Error(`${recusa.codigo}: ${JSON.stringify(recusa.parametros)}`);
    await responderItens(tx, respostas);
  }
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from titulos_receber t join contratos c on c.id = t.contrato_id
    join rematriculas_itens i on i.contrato_id = c.id where i.lote_id = ${lote.id}`.execute(tx);
  return rows[0]?.n ?? 0;
}

/** A run of all of them, asked for but not carried out: no job is enqueued. */
async function comPedido(contexto: ContextoBench): Promise<Preparado> {
  const p = await preparar(contexto);
  if (p.tarefa !== -1) return p;
  p.tarefa = 900_000_001;
  const criterios = {
    aceitarPendentes: false,
    cobranca: { itens: 'contrato', primeiroVencimento: '2027-01-10', formaPagamentoId: p.forma, descontoIds: null },
  };
  await transacao(contexto.db, async (tx) => {
    const { rows } = await sql<{
      id: number;
    }>`insert into rematriculas_lotes (ano_origem_id, ano_destino_id, movimento, contratos, data_matricula, criterios, total, tarefa_id, usuario_id, usuario_nome)
      values (${p.origem}, ${p.destino}, 'ativa', 'ativo', current_date, ${JSON.stringify(criterios)}::jsonb, ${QUANTOS}, ${p.tarefa}, 1, 'Bench') returning id`.execute(
      tx,
    );
    const soltos = ['FALTA_CPF', 'FALTA_IDENTIDADE', 'FALTA_NASCIMENTO', 'TITULOS_VENCIDOS'];
    await sql`insert into rematriculas_itens (lote_id, ano_destino_id, matricula_origem_id, turma_destino_id, liberacoes, motivo)
      select ${rows[0]?.id}, ${p.destino}, x.id, t.id, ${soltos}::text[], 'Bancada' from unnest(${p.matriculas}::bigint[]) with ordinality as x(id, k)
      join (select id, row_number() over (order by id) - 1 as k from turmas where curso_id = (select curso_id from turmas where id = ${p.turma})) t on t.k = x.k % 50`.execute(
      tx,
    );
  });
  return p;
}

type Previa = { linhas: { situacao: string }[] };
type Alunos = { matriculaId: number; turmaId: number; liberacoes: string[]; motivo: string }[];

/** Re-enrolling 2,000 students: the preview, the run with contracts and 24,000 titles, and a list beside it. */
export const rematriculas: Caso[] = [
  defineCaso<Preparado>({
    nome: 're-enrollment preview of 2,000 students',
    meta: { razao: 3 },
    vezes: 15,
    preparar,
    sql: previaPura,
    http: (pedir, { origem, destino, segmentacaoId }) =>
      pedir('Rematricula/previa', {
        metodo: 'POST',
        corpo: { anoOrigemId: origem, anoDestinoId: destino, segmentacaoId, contratos: 'ativo' },
      }),
    conferir(doSql, doProduto) {
      const { linhas } = doProduto as Previa;
      igual('students', doSql, linhas.length);
      if (!linhas.some((l) => l.situacao === 'apto')) throw new Error('nobody of the preview may be re-enrolled');
    },
  }),
  defineCaso<Preparado>({
    nome: 're-enrollment run of 2,000 students, 24,000 titles',
    meta: { razao: 4 },
    vezes: 3,
    preparar: comPedido,
    sql: (contexto, p) => semDeixarRastro(contexto, (tx) => execucaoPura(tx, p)),
    lote: (contexto, p) => semDeixarRastro(contexto, (tx) => execucaoDoProduto(tx, p)),
    conferir: (doSql, doProduto) => igual('titles', [doSql, doProduto], [QUANTOS * PARCELAS, QUANTOS * PARCELAS]),
  }),
  defineCaso<{ origem: number; destino: number; alunos: Alunos; ids: number[] }>({
    nome: 'student list beside a re-enrollment run',
    meta: { vezesOcioso: 2 },
    vezes: 60,
    async preparar(contexto) {
      const { origem, destino, matriculas, turma } = await preparar(contexto);
      const { rows } = await contexto.cliente.query(
        'select id from turmas where curso_id = (select curso_id from turmas where id = $1) order by id',
        [turma],
      );
      const turmas = rows.map((r) => Number((r as { id: string }).id));
      const liberacoes = ['FALTA_CPF', 'FALTA_IDENTIDADE', 'FALTA_NASCIMENTO', 'TITULOS_VENCIDOS'];
      const alunos = matriculas.map((matriculaId, i) => ({
        matriculaId,
        turmaId: turmas[i % turmas.length] ?? turma,
        liberacoes,
        motivo: 'Bancada',
      }));
      return { origem, destino, alunos, ids: [] };
    },
    sql: ({ cliente }, { origem }) =>
      cliente.query({
        name: 'rem-lista',
        text: `select m.id from matriculas m join pessoas p on p.id = m.aluno_id where m.ano_letivo_id = $1 and m.movimento in ('pre_matricula', 'ativa', 'concluida')
          order by p.nome_busca, m.id limit 50`,
        values: [origem],
      }),
    http: (pedir, { origem }) => pedir(`Pessoa/obter-alunos?TamanhoDaPagina=50&CampoOrdenado=nome&AnoLetivoId=${origem}`),
    // The real job, asked for through the API; asked for again it creates nothing twice, and the queue stays busy.
    async enquanto(pedir, { origem, destino, alunos }) {
      const { id } = (
        await pedir('Rematricula', {
          metodo: 'POST',
          corpo: { anoOrigemId: origem, anoDestinoId: destino, contratos: 'ativo', movimento: 'ativa', alunos },
          cabecalhos: { 'idempotency-key': `bancada-${crypto.randomUUID()}` },
        })
      ).data<{ id: number }>();
      for (let i = 0; i < 600; i += 1) {
        const { pendentes } = (await pedir(`Rematricula/${id}`)).data<{ pendentes: number }>();
        if (pendentes === 0) return;
        await new Promise((seguir) => setTimeout(seguir, 200));
      }
    },
    conferir: () => undefined,
  }),
];
