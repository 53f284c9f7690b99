import { contexto, encher, hoje, sessionSecret } from './encher.ts';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { invariantesRegistradas, julgar, listarVerificacoes, resultadosDe, verificarIntegridade } from '#platform/server/integridade.ts';
import type { Servicos } from '#platform/server/http/tipos.ts';
import { verificarDeNoite } from '#portal/server/integridade.ts';
import { somarDias } from '#shared/datas.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { corrupcoesDePagar } from './corrupcoes-de-pagar.ts';
import { corrupcoesDoBanco } from './corrupcoes-do-banco.ts';
import { fuso } from '#tests/helpers/financeiro.ts';
import '#portal/rooms.ts';

let banco: BancoDeTeste;

beforeAll(async () => {
  banco = await bancoDeTeste();
  await encher(banco.db);
});
afterAll(() => banco.fechar());

const reprovadas = async (db: Db | Tx, julgadas = invariantesRegistradas()): Promise<string[]> =>
  (await julgar(db, julgadas, contexto)).filter((r) => r.achados > 0).map((r) => r.id);

// What a bug, a hand in the database or a bad restore could leave: each breaks at least the invariant named first.
const um = (tabela: string): RawBuilder<unknown> => sql`(select min(id) from ${sql.table(tabela)})`;
const baixaViva = sql`(select min(id) from baixas b where not exists (select 1 from estornos e where e.baixa_id = b.id))`;
const corrupcoes: [invariante: string, ...comandos: RawBuilder<unknown>[]][] = [
  [
    'titulo-amortizacao',
    sql`update titulos_receber set amortizado_centavos = amortizado_centavos + 1 where id = (select max(id) from titulos_receber where situacao = 'parcial')`,
  ],
  [
    'titulo-amortizacao',
    sql`insert into estornos (baixa_id, data_estorno, motivo, usuario_id, usuario_nome) values (${baixaViva}, now(), 'abc', 1, 'x')`,
  ],
  [
    'titulo-amortizacao',
    sql`insert into titulos_dispensas (titulo_id, data_dispensa, multa_centavos, motivo, usuario_id, usuario_nome) values (${um('titulos_receber')}, now(), 1, 'abc', 1, 'x')`,
  ],
  [
    'titulo-situacao',
    sql`alter table titulos_receber drop constraint titulos_receber_situacao_coerente`,
    sql`update titulos_receber set situacao = 'aberto' where id = ${um('titulos_receber')}`,
  ],
  [
    'titulo-cancelado',
    sql`update titulos_receber set situacao = 'cancelado' where id = (select max(id) from titulos_receber where situacao = 'aberto')`,
  ],
  [
    'titulo-cancelado',
    sql`insert into titulos_cancelamentos (titulo_id, tipo, data_cancelamento, usuario_id, usuario_nome) select id, 'avulso', now(), 1, 'x' from titulos_receber where situacao = 'aberto' limit 1`,
  ],
  [
    'baixa-estorno',
    sql`alter table estornos drop constraint estornos_baixa_key`,
    sql`insert into estornos (baixa_id, data_estorno, motivo, usuario_id, usuario_nome) select baixa_id, data_estorno, motivo, 1, 'x' from estornos`,
  ],
  [
    'baixa-composicao',
    sql`alter table baixas drop constraint baixas_composicao_check`,
    sql`update baixas set principal_centavos = principal_centavos + 1 where id = ${baixaViva}`,
  ],
  ['baixa-caixa-e-fato', sql`delete from lancamentos_financeiros where origem_tipo = 'estorno'`],
  [
    'baixa-caixa-e-fato',
    sql`update lancamentos_financeiros set data_movimento = data_movimento + 1 where origem_tipo = 'baixa' and origem_id = ${baixaViva}`,
  ],
  ['baixa-caixa-e-fato', sql`delete from fatos_contabeis where origem_tipo = 'baixa' and origem_id = ${baixaViva}`],
  ['recibo-total', sql`update recibos set total_centavos = total_centavos + 1 where id = ${um('recibos')}`],
  ['recibo-total', sql`update creditos set recibo_id = null`],
  // A payment by the bank: the money came on another day, which stays as it was.
  [
    'recibo-total',
    sql`update baixas set data_baixa = data_baixa - 40 where id = (select max(id) from baixas where data_credito is not null)`,
  ],
  [
    'baixa-caixa-e-fato',
    sql`update fatos_contabeis set data_fato = data_fato - 40 where origem_tipo = 'baixa' and origem_id = ${baixaViva}`,
  ],
  ['baixa-caixa-e-fato', sql`update fatos_contabeis set data_fato = data_fato - 40 where origem_tipo = 'estorno'`],
  [
    'titulo-fato',
    sql`update titulos_receber set desconto_condicional_centavos = desconto_condicional_centavos + 1 where id = (select max(id) from titulos_receber where origem = 'contrato')`,
  ],
  ['titulo-fato', sql`delete from fatos_contabeis where evento = 'titulo.emitido' and origem_id = (select max(id) from titulos_receber)`],
  [
    'acordo-fecha',
    sql`update titulos_receber set valor_centavos = valor_centavos + 1 where id = (select max(titulo_id) from acordos_parcelas)`,
  ],
  ['acordo-fecha', sql`delete from acordos_parcelas where parcela = 2`],
  ['acordo-fecha', sql`update acordos_titulos set saldo_centavos = saldo_centavos - 1 where id = ${um('acordos_titulos')}`],
  [
    'titulo-renegociado',
    sql`update titulos_receber set situacao = 'renegociado' where id = (select max(id) from titulos_receber where situacao = 'aberto' and origem = 'contrato')`,
  ],
  ['titulo-renegociado', sql`update acordos_titulos set devolvido_em = now()`],
  [
    'recebimento-natureza',
    sql`update baixas set titulo_id = (select max(titulo_id) from acordos_parcelas) where id = ${baixaViva}`,
    sql`delete from acordos_parcelas_partes`,
  ],
  ['credito-fecha', sql`update creditos set utilizado_centavos = utilizado_centavos - 1 where utilizado_centavos > 0`],
  ['credito-fecha', sql`delete from lancamentos_financeiros where origem_tipo = 'credito_uso'`],
  ['recebimento-a-liquidar', sql`delete from lancamentos_financeiros where origem_tipo = 'taxa_recebimento'`],
  ['recebimento-a-liquidar', sql`update recebimentos_a_liquidar set bruto_centavos = bruto_centavos + 1 where situacao = 'liquidado'`],
  ['recebimento-a-liquidar', sql`update liquidacoes_recebimentos set taxa_centavos = taxa_centavos + 1`],
  ['baixa-caixa-e-fato', sql`delete from recebimentos_a_liquidar where situacao = 'a_liquidar'`],
  ['baixa-caixa-e-fato', sql`update recebimentos_a_liquidar set origem_id = 0 where situacao = 'a_liquidar'`],
  [
    'credito-do-recibo',
    sql`insert into estornos (baixa_id, data_estorno, motivo, usuario_id, usuario_nome) select b.id, now(), 'abc', 1, 'x' from baixas b join creditos c on c.recibo_id = b.recibo_id`,
  ],
  ['periodo-fechado-saldo', sql`update lancamentos_financeiros set valor_centavos = valor_centavos + 1 where origem_tipo = 'credito'`],
  ['periodo-fechado-saldo', sql`delete from periodos_financeiros_situacoes`],
  ['periodo-fechado-saldo', sql`update periodos_financeiros_situacoes set saidas_centavos = saidas_centavos + 1 where para = 'fechado'`],
  [
    'periodo-sequencia',
    sql`insert into periodos_financeiros (conta_bancaria_id, data_inicio, data_fim) select conta_bancaria_id, '2110-01-01', '2110-12-31' from periodos_financeiros limit 1`,
  ],
  ['lancamento-periodo', sql`update lancamentos_financeiros set data_movimento = '2099-01-01' where id = ${um('lancamentos_financeiros')}`],
  [
    'lancamento-periodo',
    sql`update lancamentos_financeiros set created_at = now() + interval '1 day' where id = ${um('lancamentos_financeiros')}`,
  ],
  ['lancamento-estorno', sql`update lancamentos_financeiros set valor_centavos = valor_centavos + 1 where estorno_de is not null`],
  ['fato-estorno', sql`update fatos_contabeis set valor_centavos = valor_centavos + 1 where estorno_de is not null`],
  ['contrato-total', sql`update contratos set total_centavos = total_centavos + 1`],
  [
    'contrato-total',
    sql`update titulos_receber set contrato_preco_id = null, origem = 'manual' where id = (select max(id) from titulos_receber where origem = 'contrato')`,
  ],
  [
    'bolsa-situacao',
    sql`insert into fichas_socioeconomicas (responsavel_id, ano_letivo_id, data_referencia, dados_cifrados, chave_id, membros, renda_centavos, per_capita_centavos, salario_centavos, declarada)
      select r.pessoa_id, m.ano_letivo_id, '2026-02-01', '', '0123456789abcdef', 2, 10, 5, 162100, true from matriculas m join matriculas_responsaveis r on r.matricula_id = m.id
      order by m.id, r.id limit 1`,
    sql`insert into bolsas_pedidos (ficha_id, matricula_id, percentual_solicitado)
      select f.id, min(m.id), 50 from fichas_socioeconomicas f join matriculas m on m.ano_letivo_id = f.ano_letivo_id group by f.id`,
  ],
  ['convenio-vigencia', sql`update convenios_pessoas set entrada = '2026-01-01'`],
  ['convenio-vigencia', sql`update convenios set vigente_ate = '2026-02-15'`],
  ['contrato-precos', sql`delete from contratos_precos`],
  ['matricula-responsaveis', sql`delete from matriculas_responsaveis`],
  ['matricula-responsaveis', sql`update matriculas_responsaveis set percentual = 50`],
  ['turma-vagas', sql`alter table turmas drop constraint turmas_vagas_check`, sql`update turmas set vagas = 0`],
  ['matricula-turma', sql`delete from enturmacoes`],
  [
    'chamada-lugar',
    sql`insert into chamadas (turma_id, data_chamada, alunos, usuario_nome) select turma_id, data_inicio - 1, array[matricula_id], 'x' from enturmacoes limit 1`,
  ],
  [
    'chamada-faltas',
    sql`insert into chamadas (turma_id, data_chamada, alunos, usuario_nome) select turma_id, data_inicio, array[matricula_id], 'x' from enturmacoes limit 1`,
    sql`insert into faltas (chamada_id, matricula_id, faltas) select max(id), max(alunos[1]), 2 from chamadas`,
  ],
  ['chamada-dia', sql`update dias_chamados set faltas = faltas + 1, dadas = dadas + 1`],
  ['chamada-dia', sql`delete from dias_chamados`],
  ['nota-coerente', sql`update notas set valor = 99`],
  ['nota-coerente', sql`update enturmacoes set data_inicio = '2026-12-30'`],
  ['fechamento-resultado', sql`update resultados_disciplinas set media = media - 1`],
  ['fechamento-resultado', sql`update notas set valor = 2`],
  ['fechamento-resultado', sql`update resultados_alunos set resultado = 'reprovado_por_nota' where resultado is not null`],
  ['fechamento-frequencia', sql`update resultados_alunos set faltas = faltas + 1`],
  ['fechamento-frequencia', sql`update faltas set faltas = 2`],
  ['conselho-ata', sql`update conselhos set situacao = 'aberto'`],
  ['conselho-ata', sql`update conselhos_atas set conteudo = '{}'`],
  ['conselho-ata', sql`update conselhos_atas_numeracao set ultimo = 9`],
  ['conselho-decisao', sql`update conselhos_alunos set decisao = 'aprovado_pelo_conselho', motivo = 'Engano'`],
  ['conselho-decisao', sql`update resultados_alunos set resultado = 'aprovado_pelo_conselho' where resultado is not null`],
  ['fechamento-intacto', sql`update notas set updated_at = now() + interval '1 day'`],
  ['fechamento-intacto', sql`update chamadas set updated_at = now() + interval '1 day'`],
  ['fechamento-coerente', sql`delete from turmas_etapas_fechadas`],
  ['fechamento-coerente', sql`update turmas set situacao = 'aberta'`],
  ['fechamento-coerente', sql`update matriculas set resultado = 'cursando'`],
  ['matricula-aluno', sql`update pessoas set aluno = false`],
  [
    'matricula-mesmo-turno',
    sql`insert into matriculas (codigo, aluno_id, curso_id, ano_letivo_id, movimento, data_matricula)
      select 'outra', aluno_id, curso_id + 1000, ano_letivo_id, 'ativa', data_matricula from matriculas where id = ${um('matriculas')}`,
    sql`insert into enturmacoes (matricula_id, turma_id, data_inicio, numero_chamada, aberta_por)
      select (select max(id) from matriculas), turma_id, data_inicio, 99, aberta_por from enturmacoes where matricula_id = ${um('matriculas')}`,
  ],
  ['matricula-turma', sql`update matriculas set movimento = 'transferida', data_saida = '2026-12-01'`],
  [
    'pessoa-cpf',
    sql`alter table pessoas drop constraint pessoas_cpf_check`,
    sql`update pessoas set cpf = '11111111111' where id = (select min(id) from pessoas where cpf is not null)`,
  ],
  ['pessoa-cpf', sql`drop index pessoas_cpf_key`, sql`update pessoas set cpf = (select max(cpf) from pessoas)`],
  ['sessao-de-inativo', sql`update usuarios set situacao = 'inativo'`],
  ['permissao-desconhecida', sql`insert into perfis_permissoes select id, 'inexistente', 'editar' from perfis`],
  [
    'restricao-de-professor',
    sql`update perfis set restringir_painel_professor = true`,
    sql`insert into perfis_permissoes select id, 'precos', 'listar' from perfis`,
  ],
  ['carta-total', sql`update cobrancas_cartas set total_centavos = total_centavos + 1`],
  ['carta-total', sql`update cobrancas_cartas_titulos set vale = false`],
  [
    'degrau-uma-vez',
    sql`drop index cobrancas_cartas_titulos_degrau_key`,
    sql`alter table cobrancas_cartas_titulos drop constraint cobrancas_cartas_titulos_key`,
    sql`insert into cobrancas_cartas_titulos (carta_id, titulo_id, degrau_id, data_vencimento, dias_atraso, saldo_centavos, multa_centavos, juros_centavos, total_centavos) select carta_id, titulo_id, degrau_id, data_vencimento, 1, 1, 0, 0, 1 from cobrancas_cartas_titulos`,
  ],
  ['auditoria-cadeia', sql`update auditoria set usuario_nome = 'Outra' where seq = (select min(seq) from auditoria)`],
  ['auditoria-cadeia', sql`delete from auditoria where seq = (select min(seq) + 1 from auditoria)`],
  ['auditoria-ancoras', sql`update auditoria_blocos set created_at = created_at - interval '2 hours'`],
  ['banco-protecoes', sql`alter table baixas disable trigger baixas_imutaveis`],
  ['banco-protecoes', sql`alter table pessoas add constraint falta check (id > 0) not valid`],
  [
    'pedidos-parados',
    sql`insert into idempotencia (usuario_id, rota, chave, requisicao_hash, created_at) values (1, 'x', 'y', 'z', now() - interval '1 hour')`,
  ],
  ['pedidos-parados', sql`insert into tarefas (tipo, usuario_id, created_at) values ('x', 1, now() - interval '2 days')`],
  ['arquivos-conteudo', sql`update arquivos set conteudo = set_byte(conteudo, 0, 1)`],
  ...corrupcoesDePagar,
  ...corrupcoesDoBanco,
];

describe('the check of the whole', () => {
  test('finds nothing in a school made through the use cases, and keeps that with its date', async () => {
    const feita = await verificarIntegridade(banco.db, { dbLeitura: banco.db, origem: 'comando', usuarioNome: 'Fernanda Lima', contexto });
    expect(feita.resultados.filter((r) => r.achados > 0)).toEqual([]);
    expect(feita.invariantes).toBe(invariantesRegistradas().length);
    expect((await listarVerificacoes(banco.db, 1))[0]).toMatchObject({
      id: feita.id,
      achados: 0,
      origem: 'comando',
      usuarioNome: 'Fernanda Lima',
    });
    expect(await resultadosDe(banco.db, feita.id)).toHaveLength(feita.invariantes);
  });

  test('every invariant that is registered has a corruption here that it must see', () => {
    const semProva = invariantesRegistradas().filter((i) => !corrupcoes.some(([id]) => id === i.id));
    expect(semProva.map((i) => i.id)).toEqual([]);
    for (const i of invariantesRegistradas())
      expect([i.significado.br, i.significado.en, i.providencia.br, i.providencia.en].every((t) => t.length > 10)).toBe(true);
  });

  test.each(corrupcoes.map(([id, ...comandos], i) => [`${id} #${i + 1}`, id, comandos] as const))('%s is seen', async (_, id, comandos) => {
    const tx = await banco.dono.startTransaction().execute();
    try {
      // Without triggers, as a restore or a superuser would write.
      await sql`set local session_replication_role = replica`.execute(tx);
      for (const comando of comandos) await comando.execute(tx);
      // Of them all only this one must see it.
      const desta = invariantesRegistradas().filter((i) => i.id === id);
      expect(await reprovadas(tx as unknown as Tx, desta)).toEqual([id]);
    } finally {
      await tx.rollback().execute();
    }
  });

  test('runs once a night, after two in the morning at the school, and keeps what it found', async () => {
    const log = { error: vi.fn(), info: vi.fn(), warn: vi.fn() };
    const servicos = {
      db: banco.db,
      dbRelatorios: banco.db,
      log,
      config: { ...contexto, tzEscola: fuso },
    } as unknown as Servicos;
    const amanha = somarDias(hoje, 1);
    // 01:30 and 02:30 in Belém.
    expect(await verificarDeNoite(servicos, new Date(`${amanha}T04:30:00Z`))).toBe(false);
    expect(await verificarDeNoite(servicos, new Date(`${amanha}T05:30:00Z`))).toBe(true);
    expect(await verificarDeNoite(servicos, new Date(`${hoje}T05:45:00Z`))).toBe(false);
    expect(log.error).not.toHaveBeenCalled();
    expect((await listarVerificacoes(banco.db, 1))[0]).toMatchObject({ origem: 'noite', achados: 0 });
  });

  test('as a command ends with 0 on a whole school and 1 when something does not hold', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'patio-integridade-'));
    writeFileSync(join(dataDir, 'vazio'), '');
    const env = { PATH: process.env.PATH, DATABASE_URL: banco.urlDoDono, DATA_DIR: dataDir, SESSION_SECRET: sessionSecret };
    const rodar = () => spawnSync(process.execPath, ['src/portal/integridade-comando.ts'], { env, encoding: 'utf8', timeout: 60_000 });
    const boa = rodar();
    expect([boa.status, boa.stderr]).toEqual([0, '']);
    expect(boa.stdout).toContain('ok  titulo-amortizacao');
    // None is left to the screen alone.
    expect(boa.stdout).toContain(`: ${invariantesRegistradas().length} invariantes, 0 violações`);
    await sql`alter table baixas disable trigger baixas_imutaveis`.execute(banco.dono);
    const ma = rodar();
    await sql`alter table baixas enable trigger baixas_imutaveis`.execute(banco.dono);
    rmSync(dataDir, { recursive: true, force: true });
    expect(ma.status).toBe(1);
    expect(ma.stdout).toContain('gatilho baixas_imutaveis: baixas');
  }, 120_000);

  test('after all of that the school is still whole', async () => {
    expect(await reprovadas(banco.db)).toEqual([]);
  });
});
