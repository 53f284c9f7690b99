import { corrupcoesDasNotas } from './corrupcoes-das-notas.ts';
import { corrupcoesDoEstoque } from './corrupcoes-do-estoque.ts';
import { corrupcoesDosLivros } from './corrupcoes-dos-livros.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { type RawBuilder, sql } from 'kysely';
import { gerarRemessa } from '#domains/financeiro/boletos/remessas/server/oficina.ts';
import { baixarExcecao, creditarExcecao } from '#domains/financeiro/boletos/retornos/excecoes/server/excecoes.ts';
import { type Db, transacao } from '#platform/server/database/kysely.ts';
import { boletosDeTeste, cobrancaDeTeste, importar, linhasDo, pago } from '#tests/helpers/boletos.ts';
import { fernanda } from '#tests/helpers/financeiro.ts';
import { corrupcoesDaConciliacao } from './corrupcoes-da-conciliacao.ts';
import { corrupcoesDoCaixa, encherCaixa } from './corrupcoes-do-caixa.ts';

const PASSOU = '{"numeros": {"faltas": 16, "justificadas": 0, "permitidas": 50, "justificadasContam": true}}';
/** A notice of absences of an enrollment. */
const notificacaoDe = (alunoId: RawBuilder<unknown>, conteudo: string) =>
  sql`with n as (insert into notificacoes_numeracao values (2026, 1)) insert into notificacoes (numero, matricula_id, aluno_id, curso_id, ano_letivo_id, marco,
      data_notificacao, conteudo, usuario_id, usuario_nome)
    select '2026-00001', id, ${alunoId}, curso_id, ano_letivo_id, 30, now(), ${conteudo}::jsonb, 1, 'x' from matriculas order by id limit 1`;

/** Slips of every kind: sent, paid, paid twice and kept as credit, paid otherwise and settled by hand, waiting. */
export async function encherBanco(db: Db): Promise<void> {
  // Both worlds bring a rate of the same day.
  await sql`update taxas set vigente_desde = '2020-01-02'`.execute(db);
  const c = await cobrancaDeTeste(db);
  const [a, b, aMais] = await boletosDeTeste(db, c, [{}, {}, {}, {}]);
  if (!a || !b || !aMais) throw new Error('no slips');
  await transacao(db, (tx) => gerarRemessa(atoDe(tx, fernanda), { contaBancariaId: c.contaBancariaId }));
  const linhas = await linhasDo(
    db,
    await importar(db, [
      { ...pago(a), movimento: '02', pagoCentavos: 0, tarifaCentavos: 190 },
      pago(a, { tarifaCentavos: 245 }),
      pago(a, { dia: '2026-03-12' }),
      pago(b, { pagoCentavos: 70_000 }),
      pago(aMais, { pagoCentavos: 100_500 }),
      pago(b, { nossoNumero: '14741669999999333' }),
    ]),
  );
  const id = (i: number): number => linhas[i]?.id ?? 0;
  await transacao(db, async (tx) => {
    await creditarExcecao(atoDe(tx, fernanda), { id: id(2), pagadorId: null, dataCredito: null });
    await baixarExcecao(atoDe(tx, fernanda), {
      id: id(3),
      tituloId: null,
      modo: 'parcial',
      motivo: null,
      dataCredito: null,
    });
    await baixarExcecao(atoDe(tx, fernanda), {
      id: id(4),
      tituloId: null,
      modo: 'excedente',
      motivo: null,
      dataCredito: null,
    });
  });
  await encherCaixa(db, c);
}

const um = (tabela: string): RawBuilder<unknown> => sql`(select min(id) from ${sql.table(tabela)})`;
const vivo = sql`(select max(id) from boletos where situacao = 'enviada')`;
const aplicada = sql`(select min(id) from retornos_linhas where resultado = 'aplicada' and baixa_id is not null)`;
const creditada = sql`(select min(id) from retornos_linhas where credito_id is not null)`;

/** What a bug, a hand in the database or a bad restore could leave in boletos and in the rooms beside it. */
export const corrupcoesDoBanco: [invariante: string, ...comandos: RawBuilder<unknown>[]][] = [
  ['chave-pix-em-vigor', sql`update contas_cobranca set pix_chave = 'outra@colegio.example'`],
  [
    'mudanca-bancaria',
    sql`alter table mudancas_bancarias drop constraint mudancas_bancarias_outra_pessoa`,
    sql`update mudancas_bancarias set unica_pessoa = false`,
  ],
  ['boleto-codigos', sql`update boletos set valor_centavos = valor_centavos + 1 where id = ${um('boletos')}`],
  [
    'boleto-codigos',
    sql`update boletos set data_vencimento = data_vencimento + 1, data_limite = data_limite + 1 where id = ${um('boletos')}`,
  ],
  ['boleto-codigos', sql`update boletos set linha_digitavel = reverse(linha_digitavel) where id = ${um('boletos')}`],
  ['boleto-codigos', sql`update boletos set nosso_numero_impresso = 'outro' where id = ${um('boletos')}`],
  ['boleto-codigos', sql`update boletos set cobranca = jsonb_set(cobranca, '{bancoCodigo}', '"999"') where id = ${um('boletos')}`],
  [
    'boleto-numero',
    sql`drop index boletos_numero_no_banco_key`,
    sql`alter table boletos drop constraint boletos_nosso_numero_key`,
    sql`update boletos set nosso_numero = (select nosso_numero from boletos where id = ${vivo}) where id = ${um('boletos')}`,
  ],
  [
    'boleto-numero',
    sql`insert into contas_bancarias (id, nome, tipo, banco_id, agencia, numero) overriding system value
      select 9000, 'Outra', tipo, banco_id, agencia, '999' from contas_bancarias where id = (select min(conta_bancaria_id) from contas_cobranca)`,
    sql`insert into contas_cobranca (conta_bancaria_id, layout, carteira, convenio, especie, forma_pagamento_id)
      select 9000, layout, carteira, convenio, especie, forma_pagamento_id from contas_cobranca order by conta_bancaria_id limit 1`,
  ],
  ['boleto-situacao', sql`update boletos set situacao = 'registrada' where id = ${vivo}`],
  ['boleto-situacao', sql`update retornos_linhas set efeito = 'informacao' where efeito = 'paga' and boleto_id = ${um('boletos')}`],
  [
    'boleto-situacao',
    sql`update boletos set situacao = 'enviada' where id = ${um('boletos')}`,
    sql`insert into boletos_situacoes (boleto_id, para, origem, usuario_id, usuario_nome) values (${um('boletos')}, 'enviada', 'pessoa', 1, 'x')`,
  ],
  ['boleto-titulo', sql`update boletos set titulo_id = (select min(id) from titulos_receber where id <> titulo_id) where id = ${vivo}`],
  [
    'boleto-vivo',
    sql`drop index boletos_vivo_key`,
    sql`update boletos set titulo_id = (select titulo_id from boletos where id = ${vivo}), situacao = 'gerada' where id = ${um('boletos')}`,
  ],
  [
    'boleto-vivo',
    sql`update titulos_receber set situacao = 'cancelado', updated_at = now() - interval '1 hour' where id = (select titulo_id from boletos where id = ${vivo})`,
  ],
  [
    'boleto-vivo',
    sql`update titulos_receber set dispensado_centavos = 1, updated_at = now() - interval '1 hour' where id = (select titulo_id from boletos where id = ${vivo})`,
  ],
  ['remessa-total', sql`update remessas set total_centavos = total_centavos + 1`],
  ['remessa-total', sql`delete from remessas_itens where boleto_id = ${um('boletos')}`],
  ['remessa-total', sql`update remessas set conta_bancaria_id = ${um('contas_bancarias')}`],
  ['retorno-linha', sql`update retornos_linhas set pago_centavos = pago_centavos + 1 where id = ${aplicada}`],
  ['retorno-linha', sql`update retornos_linhas set baixa_id = null where id = ${aplicada}`],
  ['retorno-linha', sql`update retornos_linhas set boleto_id = ${vivo} where id = ${aplicada}`],
  ['retorno-linha', sql`update retornos_linhas set resultado = 'excecao', problema = 'x' where id = ${creditada}`],
  [
    'retorno-linha',
    sql`drop index retornos_linhas_baixa_key`,
    sql`update retornos_linhas set baixa_id = (select baixa_id from retornos_linhas where id = ${aplicada}), credito_id = null where id = ${creditada}`,
  ],
  [
    'retorno-linha',
    sql`drop index retornos_linhas_credito_key`,
    sql`update retornos_linhas set credito_id = (select credito_id from retornos_linhas where id = ${creditada}), baixa_id = null where id = ${aplicada}`,
  ],
  [
    'retorno-linha',
    sql`drop index retornos_linhas_evento_key`,
    sql`update retornos_linhas set chave = (select chave from retornos_linhas where id = ${aplicada}) where id = ${creditada}`,
  ],
  ['tarifa-bancaria', sql`delete from lancamentos_financeiros where origem_tipo = 'tarifa_boleto'`],
  ['tarifa-bancaria', sql`update retornos_linhas set tarifa_lancada = false`],
  ['tarifa-bancaria', sql`update lancamentos_financeiros set valor_centavos = valor_centavos + 1 where origem_tipo = 'tarifa_boleto'`],
  ['retorno-arquivo', sql`update retornos_linhas set resultado = 'pendente', processada_em = null where id = ${aplicada}`],
  ['retorno-arquivo', sql`update retornos set situacao = 'lido', aplicado_em = null`],
  [
    'rematricula-item',
    sql`insert into rematriculas_itens (lote_id, ano_destino_id, matricula_origem_id, turma_destino_id, situacao, matricula_id, decidida_em)
      select 1, ano_letivo_id + 1, id, 1, 'feita', id, now() from matriculas limit 1`,
  ],
  [
    'rematricula-item',
    sql`insert into rematriculas_itens (lote_id, ano_destino_id, matricula_origem_id, turma_destino_id, situacao, matricula_id, contrato_id, decidida_em)
      select 1, ano_letivo_id, id, 1, 'feita', id, 999999, now() from matriculas limit 1`,
  ],
  [
    'documento-emitido',
    sql`insert into documentos_emitidos (numero, tipo, matricula_id, aluno_id, codigo_verificacao, data_emissao, conteudo, usuario_id, usuario_nome)
      select '2026-00001', 'declaracao_matricula', id, aluno_id + 1, 'AAAA-BBBB-CCCC', now(), '{}', 1, 'x' from matriculas limit 1`,
  ],
  ['notificacao-de-faltas', sql`insert into notificacoes_numeracao values (2026, 3)`],
  ['notificacao-de-faltas', notificacaoDe(sql`aluno_id + 1`, PASSOU)],
  // 14 absences of 50 are not over 30 %.
  ['notificacao-de-faltas', notificacaoDe(sql`aluno_id`, PASSOU.replace('16', '14'))],
  ['notificacao-de-faltas', notificacaoDe(sql`aluno_id`, '{}')],
  // Of averages, and none is told.
  [
    'notificacao-de-faltas',
    sql`with n as (insert into notificacoes_numeracao values (2026, 1)) insert into notificacoes (numero, matricula_id, aluno_id, curso_id, ano_letivo_id,
        etapa_id, data_notificacao, conteudo, usuario_id, usuario_nome)
      select '2026-00001', m.id, m.aluno_id, m.curso_id, m.ano_letivo_id, e.id, now(), '{"disciplinas": []}', 1, 'x'
      from matriculas m join v_etapa e on e.ano_letivo_id = m.ano_letivo_id order by m.id, e.id limit 1`,
  ],
  [
    'historico-intacto',
    sql`insert into historicos_emitidos (numero, tipo, aluno_id, ate_ano, codigo_verificacao, data_emissao, conteudo, usuario_id, usuario_nome)
      select '2026-00001', 'completo', aluno_id, 2025, 'AAAA-BBBB-CCCC', now(), '{}', 1, 'x' from matriculas limit 1`,
    sql`insert into historicos_numeracao values (2026, 1)`,
  ],
  ['historico-numeracao', sql`insert into historicos_numeracao values (2026, 3)`],
  ['documento-emitido', sql`insert into documentos_numeracao values (2026, 3)`],
  ['turma-situacao', sql`update turmas set situacao = case situacao when 'aberta' then 'fechada' else 'aberta' end`],
  [
    'turma-situacao',
    sql`alter table turmas_disciplinas drop constraint turmas_disciplinas_sem_sobreposicao`,
    sql`insert into turmas_disciplinas (turma_id, disciplina_id) values (${um('turmas')}, 1), (${um('turmas')}, 1)`,
  ],
  ...corrupcoesDoCaixa,
  ...corrupcoesDoEstoque,
  ...corrupcoesDasNotas,
  ...corrupcoesDaConciliacao,
  ...corrupcoesDosLivros,
];
