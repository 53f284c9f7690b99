import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { ativarContratos as ativar } from '#domains/academico/contratos/ciclo/server/door.ts';
import { gravarLinhas, inserirContratos } from '#domains/academico/contratos/rascunho/server/door.ts';
import { transacao, type Tx } from '#platform/server/database/kysely.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import { centavos } from '#shared/dinheiro.ts';
import { type Caso, defineCaso, igual } from '../caso.ts';
import type { ContextoBench } from '../contexto.ts';
import { semDeixarRastro } from '../sem-deixar-rastro.ts';

const QUANTOS = 600;
const PARCELAS = 12;
/** Makes 600 draft contracts of 12 installments with one payer each. */
async function preparar({ cliente, db }: ContextoBench): Promise<number[]> {
  const { rows } = await cliente.query(
    `select m.id, m.ano from v_matricula_resumo m where m.ativa and (select count(*) from matriculas_responsaveis r where r.matricula_id = m.id and r.financeiro) = 1
    and not exists (select 1 from matriculas_responsaveis r join pessoas p on p.id = r.pessoa_id where r.matricula_id = m.id and r.financeiro and p.cpf is null) order by m.id limit $1`,
    [QUANTOS],
  );
  const matriculas = rows.map((r) => ({
    matriculaId: Number((r as { id: string }).id),
    ano: (r as { ano: number }).ano,
    observacoes: null,
  }));
  if (matriculas.length < QUANTOS) throw new Error(`the school has only ${matriculas.length} enrollments with one payer`);
  const forma = (await cliente.query('select id, conta_bancaria_id from formas_pagamento order by id limit 1')).rows[0] as { id: string };
  const ids = await transacao(db, async (tx) => {
    // Room for a new draft: whatever contract is in force steps aside, only in this throw-away school.
    await sql`with velhos as (select id, situacao from contratos where situacao in ('rascunho', 'aguardando_assinatura', 'ativo', 'suspenso')
          and matricula_id = any(${matriculas.map((m) => m.matriculaId)})),
        linhas as (insert into contratos_situacoes (contrato_id, de, para, usuario_id) select id, situacao, 'cancelado', 1 from velhos)
      update contratos set situacao = 'cancelado' where id in (select id from velhos)`.execute(tx);
    const criados = await inserirContratos(tx, matriculas);
    const linha = (ano: number) => ({
      precoId: null,
      descricao: 'Anuidade',
      valorCentavos: centavos(901_081),
      parcelas: PARCELAS,
      primeiroVencimento: `${ano}-01-10`,
      diaVencimento: 10,
      formaPagamentoId: Number(forma.id),
      contaBancariaId: null,
    });
    await gravarLinhas(
      tx,
      criados.map(({ id }, i) => ({ contratoId: id, precos: [linha(matriculas[i]?.ano ?? 0)], descontos: [] })),
    );
    const novos = criados.map(({ id }) => id);
    // The titles of those that stepped aside stay: the year is charged twice here, and says why.
    await sql`update contratos set motivo_acima_da_anuidade = 'Bancada' where id = any(${novos})`.execute(tx);
    return novos;
  });
  await cliente.query('analyze');
  return ids;
}

/** The least SQL that writes the same rows: contracts, states, titles, facts and audit, set-based. */
async function puro(tx: Tx, ids: readonly number[]): Promise<number> {
  await sql`select 1 from contratos where id = any(${ids as number[]}) order by id for update`.execute(tx);
  await sql`update contratos set situacao = 'ativo', ativado_em = clock_timestamp(), versao = versao + 1, texto_congelado = '{}',
    total_centavos = (select sum(valor_centavos) from contratos_precos p where p.contrato_id = contratos.id) where id = any(${ids as number[]})`.execute(
    tx,
  );
  await sql`insert into contratos_situacoes (contrato_id, de, para, usuario_id) select id, 'rascunho', 'ativo', 1 from contratos where id = any(${ids as number[]})`.execute(
    tx,
  );
  const { rows } = await sql<{ n: number }>`with novos as (
      insert into titulos_receber (numero, origem, contrato_id, contrato_preco_id, matricula_id, parcela, parcelas, pagador_id, aluno_id, descricao, data_emissao, data_vencimento, data_limite, valor_centavos, conta_bancaria_id, forma_pagamento_id)
      select 'B' || c.id || '/' || k, 'contrato', c.id, p.id, m.id, k, p.parcelas, r.pessoa_id, m.aluno_id, p.descricao, current_date, (p.primeiro_vencimento + make_interval(months => k - 1))::date,
        (p.primeiro_vencimento + make_interval(months => k - 1))::date, p.valor_centavos / p.parcelas + case when k <= p.valor_centavos % p.parcelas then 1 else 0 end, p.conta_bancaria_id, p.forma_pagamento_id
      from contratos c join contratos_precos p on p.contrato_id = c.id join matriculas m on m.id = c.matricula_id join matriculas_responsaveis r on r.matricula_id = m.id and r.financeiro
      cross join lateral generate_series(1, p.parcelas) k where c.id = any(${ids as number[]})
      returning id, valor_centavos),
    fatos as (insert into fatos_contabeis (evento, data_fato, origem_tipo, origem_id, valor_centavos, valores) select 'titulo.emitido', current_date, 'titulo', id, valor_centavos, '{}' from novos)
    select count(*)::int as n from novos`.execute(tx);
  await sql`insert into auditoria (acao, alvo_tipo, alvo_id, depois) select 'contrato.ativado', 'contrato', id, '{}' from contratos where id = any(${ids as number[]})`.execute(
    tx,
  );
  return rows[0]?.n ?? 0;
}

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

const ativarTodos = (tx: Tx, ids: readonly number[]) =>
  ativar(
    atoDe(tx, quem),
    ids.map((id) => ({ id })),
  );

/** Activating 600 contracts (7,200 titles) as a batch. */
export const ativarContratos: Caso[] = [
  defineCaso<number[]>({
    nome: 'activate 600 contracts, 7,200 titles',
    meta: { razao: 3 },
    vezes: 7,
    preparar,
    sql: (contexto, ids) => semDeixarRastro(contexto, (tx) => puro(tx, ids)),
    async lote(contexto, ids) {
      const { ativados, recusados } = await semDeixarRastro(contexto, (tx) => ativarTodos(tx, ids));
      igual('refused', recusados.length, 0);
      return ativados.reduce((n, { titulos }) => n + titulos, 0);
    },
    conferir: (doSql, doProduto) => igual('titles', doSql, doProduto),
  }),
];
