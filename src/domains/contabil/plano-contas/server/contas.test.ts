import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { traduzirErroDoBanco } from '#platform/server/database/errors.ts';
import { type Tx, transacao } from '#platform/server/database/kysely.ts';
import { criarRegra } from '#domains/contabil/integracao/regras/server/oficina.ts';
import { criarRegistro, editarRegistro, excluirRegistro } from '#platform/server/registros/registro.ts';
import { lancarEmLote } from '#domains/contabil/lancamentos/server/door.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { livrosDeTeste, simples } from '#tests/helpers/contabil/livros.ts';
import { passoAPasso } from '#tests/helpers/corridas.ts';
import { fernanda } from '#tests/helpers/financeiro.ts';
import { novaConta } from '../esquemas.ts';
import { carregarModeloDoPlano, criarContas } from './carregar-plano.ts';
import { editarConfiguracaoDoPlano, obterConfiguracaoDoPlano, opcoesDeContas } from './configuracao.ts';
import { contas } from './contas.ts';

let banco: BancoDeTeste;
let conta: (codigo: string) => number;
beforeAll(async () => {
  banco = await bancoDeTeste();
  conta = await livrosDeTeste(banco.db, 2026);
  await transacao(banco.db, (tx) =>
    lancarEmLote(atoDe(tx, fernanda), [simples('2026-03-01', conta('1.1.01.002'), conta('3.1.01.001'), 900)]),
  );
});
afterAll(() => banco.fechar());

const codigoDe = (causa: unknown): string => (causa as { code?: string }).code ?? String(causa);
const doBanco = (causa: unknown): string | undefined => traduzirErroDoBanco(causa)?.code;
const nova = (codigo: string, outra: Record<string, unknown> = {}) =>
  novaConta.parse({ codigo, nome: 'Nova', tipo: 'analitica', natureza: 'devedora', grupo: 'ativo', ...outra });
const criar = (codigo: string, outra: Record<string, unknown> = {}) =>
  transacao(banco.db, (tx) => criarRegistro(atoDe(tx, fernanda), contas, nova(codigo, outra)));
const mudar = (codigo: string, mudanca: Record<string, unknown>) =>
  transacao(banco.db, async (tx) => {
    const { nivel: _, codigoReduzido: __, usada: ___, ...atual } = await contas.obter(tx, conta(codigo));
    return editarRegistro(atoDe(tx, fernanda), contas, { ...atual, ...mudanca });
  });

test.each([
  ['1.1.1', {}, 'CODIGO_FORA_DA_MASCARA'],
  ['1.1.99.001', {}, 'CONTA_SEM_PAI'],
  ['1.1.01.001.1', {}, 'CODIGO_FORA_DA_MASCARA'],
  ['1.1.01.005', { grupo: 'receita' }, 'CONTA_DE_OUTRO_GRUPO'],
])('an account %s (%o) is refused with %s', async (codigo, outra, erro) => {
  expect(await criar(codigo, outra).catch(codigoDe)).toBe(erro);
});

test('what has entries keeps code, kind, nature and group, is not deleted, and is not made inactive with a balance', async () => {
  for (const mudanca of [{ codigo: '1.1.01.009' }, { tipo: 'sintetica' }, { natureza: 'credora' }])
    expect(await mudar('1.1.01.002', mudanca).catch(codigoDe)).toBe('CONTA_CONTABIL_EM_USO');
  expect(await mudar('1.1.01.002', { ativa: false }).catch(codigoDe)).toBe('CONTA_CONTABIL_COM_SALDO');
  expect(await transacao(banco.db, (tx) => excluirRegistro(atoDe(tx, fernanda), contas, conta('1.1.01.002'))).catch(codigoDe)).toBe(
    'CONTA_CONTABIL_EM_USO',
  );
  expect(await mudar('1.1.01', { codigo: '1.1.09' }).catch(codigoDe)).toBe('CONTA_COM_FILHAS');
  expect(await mudar('5.1.01.001', { ativa: false }).catch(codigoDe)).toBe('CONTA_DO_RESULTADO');
  await mudar('1.1.01.002', { nome: 'Banco do Estado' });
});

test('the database holds the same', async () => {
  const tentar = (comando: ReturnType<typeof sql>) => transacao(banco.dono, (tx) => comando.execute(tx)).catch(doBanco);
  expect(await tentar(sql`update contas_contabeis set natureza = 'credora' where codigo = '1.1.01.002'`)).toBe('CONTA_CONTABIL_EM_USO');
  expect(await tentar(sql`update contas_contabeis set ativa = false where codigo = '1.1.01.002'`)).toBe('CONTA_CONTABIL_COM_SALDO');
  expect(await tentar(sql`delete from contas_contabeis where codigo = '1.1.01'`)).toBe('REGISTRO_EM_USO');
  expect(await tentar(sql`update contas_contabeis set tipo = 'analitica' where codigo = '1.1.01'`)).toBe('REGISTRO_EM_USO');
  expect(
    await tentar(
      sql`insert into contas_contabeis (codigo, nome, tipo, natureza, grupo) values ('1.1.77.001', 'x', 'analitica', 'devedora', 'ativo')`,
    ),
  ).toBe('CONTA_SEM_PAI');
  expect(await tentar(sql`update contabil_configuracao set mascara = '9.9.9'`)).toBe('MASCARA_NAO_CABE');
  expect(await tentar(sql`update contabil_configuracao set conta_apuracao_id = ${conta('1.1.01.002')}`)).toBe(
    'CONTA_DO_RESULTADO_INVALIDA',
  );
});

test('what two cost centres hold against each other is a balance of each', async () => {
  const { rows } = await sql<{ id: number }>`insert into centros_custo (nome) values ('Infantil'), ('Médio') returning id`.execute(
    banco.db,
  );
  const emCentro = (debito: string, credito: string, centro: number) => {
    const lancamento = simples('2026-03-03', conta(debito), conta(credito), 40);
    return { ...lancamento, partidas: lancamento.partidas.map((p) => ({ ...p, centroCustoId: rows[centro]?.id ?? 0 })) };
  };
  const lancar = (debito: string, credito: string, centro: number) =>
    transacao(banco.db, (tx) => lancarEmLote(atoDe(tx, fernanda), [emCentro(debito, credito, centro)]));
  const noBanco = () =>
    transacao(banco.dono, (tx) => sql`update contas_contabeis set ativa = false where codigo = '4.1.03.005'`.execute(tx)).catch(doBanco);
  await lancar('4.1.03.005', '1.1.01.002', 0);
  await lancar('1.1.01.002', '4.1.03.005', 1);
  expect(await mudar('4.1.03.005', { ativa: false }).catch(codigoDe)).toBe('CONTA_CONTABIL_COM_SALDO');
  expect(await noBanco()).toBe('CONTA_CONTABIL_COM_SALDO');
  await lancar('1.1.01.002', '4.1.03.005', 0);
  await lancar('4.1.03.005', '1.1.01.002', 1);
  await mudar('4.1.03.005', { ativa: false });
});

test('an account made inactive while an entry is posted in it waits, and is refused', async () => {
  const [, outra] = await passoAPasso(
    banco.db,
    (tx) => lancarEmLote(atoDe(tx, fernanda), [simples('2026-03-02', conta('1.1.04.001'), conta('1.1.01.002'), 10)]),
    () => mudar('1.1.04.001', { ativa: false }),
  );
  expect(outra).toMatchObject({ status: 'rejected', reason: { code: 'CONTA_CONTABIL_COM_SALDO' } });
});

const regraNa = (codigo: string, vigenteDesde: string) => (tx: Tx) =>
  criarRegra(atoDe(tx, fernanda), {
    evento: 'caixa.recebimento',
    parte: 'valor',
    vigenteDesde,
    creditoId: conta(codigo),
  });

test('an account that a rule names goes on taking entries and is not deleted, in the service and in the database', async () => {
  await transacao(banco.db, regraNa('3.3.01.002', '2026-01-01'));
  for (const mudanca of [{ ativa: false }, { tipo: 'sintetica' }])
    expect(await mudar('3.3.01.002', mudanca).catch(codigoDe)).toBe('CONTA_COM_REGRAS');
  await expect(transacao(banco.db, (tx) => excluirRegistro(atoDe(tx, fernanda), contas, conta('3.3.01.002')))).rejects.toMatchObject({
    code: 'CONTA_COM_REGRAS',
    params: { conta: '3.3.01.002', n: 1 },
  });
  for (const mudanca of [sql`ativa = false`, sql`tipo = 'sintetica'`])
    expect(
      await transacao(banco.dono, (tx) => sql`update contas_contabeis set ${mudanca} where codigo = '3.3.01.002'`.execute(tx)).catch(
        doBanco,
      ),
    ).toBe('CONTA_COM_REGRAS');
  await mudar('3.3.01.002', { nome: 'Aluguéis' });
});

test('a rule and the end of the account that it names wait for each other: who comes second is refused', async () => {
  const inativar = (codigo: string) => sql`update contas_contabeis set ativa = false where codigo = ${codigo}`;
  const [, fim] = await passoAPasso(banco.db, regraNa('3.3.01.003', '2026-02-01'), () => mudar('3.3.01.003', { ativa: false }));
  expect(fim).toMatchObject({ status: 'rejected', reason: { code: 'CONTA_COM_REGRAS' } });
  const [, direto] = await passoAPasso(banco.db, regraNa('3.3.01.009', '2026-03-01'), () =>
    transacao(banco.db, (tx) => inativar('3.3.01.009').execute(tx)).catch((causa: unknown) => Promise.reject(traduzirErroDoBanco(causa))),
  );
  expect(direto).toMatchObject({ status: 'rejected', reason: { code: 'CONTA_COM_REGRAS' } });
  const [, regra] = await passoAPasso(
    banco.db,
    (tx) => inativar('3.3.01.001').execute(tx),
    () => transacao(banco.db, regraNa('3.3.01.001', '2026-04-01')).catch((causa: unknown) => Promise.reject(traduzirErroDoBanco(causa))),
  );
  expect(regra).toMatchObject({ status: 'rejected', reason: { code: 'REGRA_EM_CONTA_NAO_LANCAVEL' } });
});

test('accounts are found by the beginning of the code, by the short code and by words', async () => {
  expect((await opcoesDeContas(banco.db, '1101')).itens.map((c) => c.codigo)).toEqual([
    '1.1.01.001',
    '1.1.01.002',
    '1.1.01.003',
    '1.1.01.004',
  ]);
  const [caixa] = (await opcoesDeContas(banco.db, '1.1.01.001')).itens;
  expect((await opcoesDeContas(banco.db, String(caixa?.codigoReduzido))).itens[0]).toEqual(caixa);
  expect((await opcoesDeContas(banco.db, 'recebidas antecipadamente')).itens.map((c) => c.codigo)).toEqual(['2.1.04.001']);
});

test('a model is loaded into an empty chart alone; a sheet is imported whole or not at all', async () => {
  const fazer = (o: (tx: Tx) => Promise<unknown>) => transacao(banco.db, o).catch((causa: unknown) => doBanco(causa) ?? codigoDe(causa));
  expect(await fazer((tx) => carregarModeloDoPlano(atoDe(tx, fernanda), { entidade: 'sem_fins_lucrativos' }))).toBe('PLANO_JA_EXISTE');
  const boa = {
    codigo: '1.1.06',
    nome: 'Outros',
    tipo: 'sintetica',
    natureza: 'devedora',
    grupo: 'ativo',
    codigoReferencial: null,
  } as const;
  expect(
    await fazer((tx) =>
      criarContas(atoDe(tx, fernanda), { de: 'planilha', contas: [boa, { ...boa, codigo: '1.1.88.001', tipo: 'analitica' }] }),
    ),
  ).toBe('CONTA_SEM_PAI');
  const { rows } = await sql`select 1 from contas_contabeis where codigo = '1.1.06'`.execute(banco.db);
  expect(rows).toEqual([]);
  expect(
    await fazer((tx) =>
      criarContas(atoDe(tx, fernanda), { de: 'planilha', contas: [{ ...boa, codigo: '1.1.06.001', tipo: 'analitica' }, boa] }),
    ),
  ).toEqual({ contas: 2 });
});

test('a mask that accounts do not fit is refused, and a stale change of the settings too', async () => {
  const atual = await obterConfiguracaoDoPlano(banco.db);
  const pedido = {
    versao: atual.versao,
    mascara: '9.9.99.9999',
    entidade: atual.entidade,
    contaApuracaoId: atual.contaApuracao?.id ?? null,
    contaResultadoId: atual.contaResultado?.id ?? null,
  };
  const editar = (p: typeof pedido) => transacao(banco.db, (tx) => editarConfiguracaoDoPlano(atoDe(tx, fernanda), p)).catch(codigoDe);
  expect(await editar(pedido)).toBe('MASCARA_NAO_CABE');
  expect(await editar({ ...pedido, mascara: '9.9.99.999.99' })).toEqual({ versao: atual.versao + 1 });
  expect(await editar({ ...pedido, mascara: '9.9.99.999' })).toBe('VERSAO_DESATUALIZADA');
});
