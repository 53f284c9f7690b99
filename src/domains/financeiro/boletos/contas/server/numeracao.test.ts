import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { criarContaBancaria, criarFormaPagamento } from '#domains/financeiro/cadastros/server/oficina.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { traduzirErroDoBanco } from '#platform/server/database/errors.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import {
  aplicarTudo,
  arquivoDoBanco,
  boletoDeTeste,
  type Cobranca,
  cobrancaDeTeste,
  contaCobrancaPronta,
  contaProntaEsquema,
  dadosDaConta,
  estadoDe,
  importar,
  lerTexto,
  linhasDo,
  pago,
  proximoArquivo,
} from '#tests/helpers/boletos.ts';
import { passoAPasso } from '#tests/helpers/corridas.ts';
import { fernanda } from '#tests/helpers/financeiro.ts';
import { listarContasCobranca } from './contas-cobranca.ts';

let banco: BancoDeTeste;
let c: Cobranca;
beforeEach(async () => {
  await banco?.fechar();
  banco = await bancoDeTeste();
  c = await cobrancaDeTeste(banco.db);
});
afterAll(() => banco.fechar());

/** An account at Banco do Brasil beside the usual one; the usual number unless told. */
const registrar = (nome: string, partes: { numero?: string; numeroDv?: string } = {}): Promise<Cobranca> =>
  transacao(banco.db, async (tx) => {
    const { rows } = await sql<{ id: number }>`select banco_id as id from contas_bancarias where id = ${c.contaBancariaId}`.execute(tx);
    const conta = { nome, tipo: 'banco' as const, bancoId: rows[0]?.id ?? 0, agencia: '01234', agenciaDv: '3', numero: '56789' };
    const { id: contaBancariaId } = await criarContaBancaria(atoDe(tx, fernanda), {
      ...conta,
      numeroDv: '2',
      ...partes,
    });
    await sql`insert into periodos_financeiros (conta_bancaria_id, data_inicio, data_fim) values (${contaBancariaId}, '2026-01-01', '2026-12-31')`.execute(
      tx,
    );
    const forma = await criarFormaPagamento(atoDe(tx, fernanda), { nome: `Boleto ${nome}`, tipo: 'boleto', contaBancariaId });
    return { ...c, contaBancariaId, formaPagamentoId: forma.id };
  });
const salvar = (onde: Cobranca, partes: object = {}): Promise<{ versao: number }> =>
  transacao(banco.db, (tx) =>
    contaCobrancaPronta(
      atoDe(tx, fernanda),
      onde.contaBancariaId,
      contaProntaEsquema.parse({ ...dadosDaConta, formaPagamentoId: onde.formaPagamentoId, ...partes }),
    ),
  );
const ativar = (onde: Cobranca, ativa: boolean) =>
  sql`update contas_bancarias set ativa = ${ativa} where id = ${onde.contaBancariaId}`.execute(banco.db);
const boletoEm = (onde: Cobranca) =>
  boletoDeTeste(banco.db, onde, { contaBancariaId: onde.contaBancariaId, formaPagamentoId: onde.formaPagamentoId });
const traduzido = (causa: unknown) => traduzirErroDoBanco(causa) ?? causa;

describe('two active accounts that the bank counts together', () => {
  const recusa = { code: 'NUMERACAO_DE_OUTRA_CONTA', campos: [{ path: 'convenio' }] };
  test('are refused at the field, naming the other one', async () => {
    const outra = await registrar('BB folha', { numero: '999', numeroDv: '7' });
    const causa = await salvar(outra).catch(traduzido);
    expect(causa).toMatchObject(recusa);
    expect(String((causa as { mensagem: (i: string) => string }).mensagem('br'))).toContain('BB movimento');
    await salvar(outra, { convenio: '7654321' });
    await expect(salvar(outra, { versao: 1 }).catch((e: unknown) => Promise.reject(traduzido(e)))).rejects.toMatchObject(recusa);
  });
  test('also when both are saved at once', async () => {
    const [a, b] = [
      await registrar('BB folha', { numero: '999', numeroDv: '7' }),
      await registrar('BB obras', { numero: '888', numeroDv: '5' }),
    ];
    const corpo = (onde: Cobranca) =>
      contaProntaEsquema.parse({ ...dadosDaConta, convenio: '7654321', formaPagamentoId: onde.formaPagamentoId });
    const [, segunda] = await passoAPasso(
      banco.db,
      (tx) => contaCobrancaPronta(atoDe(tx, fernanda), a.contaBancariaId, corpo(a)),
      () => salvar(b, { convenio: '7654321' }).catch((e: unknown) => Promise.reject(traduzido(e))),
    );
    expect(segunda).toMatchObject({ status: 'rejected', reason: recusa });
  });
  test('cannot become two by waking the one that was put away', async () => {
    const outra = await registrar('BB folha', { numero: '999', numeroDv: '7' });
    await ativar(c, false);
    await salvar(outra);
    await expect(ativar(c, true).catch((e: unknown) => Promise.reject(traduzido(e)))).rejects.toMatchObject(recusa);
  });
  test.each([
    ['001', { convenio: '1474167' }, { conta: '1', agencia: '9', carteira: '11' }],
    ['033', { convenio: '7654321' }, { conta: '1', agencia: '9', carteira: '102' }],
    ['104', { convenio: '654321' }, { conta: '1', agencia: '9', carteira: '1' }],
    ['237', { carteira: '26' }, { convenio: '1' }],
    ['237', { conta: '2' }, { agencia: '01234' }],
    ['341', { carteira: '175' }, { convenio: '1' }],
    ['748', { complemento: '06' }, { conta: '1', carteira: '3' }],
    ['756', { agencia: '4327' }, { conta: '1', carteira: '9', complemento: '02' }],
  ])('what %s counts by', async (bancoCodigo, outra, mesma) => {
    const base = { bancoCodigo, agencia: '1234', conta: '56789', convenio: '1474166', carteira: '17', complemento: '05' };
    const chave = async (partes: object) =>
      (await sql<{ chave: string }>`select chave_da_numeracao(${JSON.stringify({ ...base, ...partes })}::jsonb) as chave`.execute(banco.db))
        .rows[0]?.chave;
    expect(await chave(mesma)).toBe(await chave({}));
    expect(await chave(outra)).not.toBe(await chave({}));
  });
});

describe('an account that is registered again', () => {
  test('is refused while the first is active, as is waking it later', async () => {
    const repetida = { code: 'CONTA_BANCARIA_REPETIDA', campos: [{ path: 'numero' }] };
    const tentar = (feito: Promise<unknown>) => feito.catch((e: unknown) => Promise.reject(traduzido(e)));
    await expect(tentar(registrar('BB de novo'))).rejects.toMatchObject(repetida);
    await ativar(c, false);
    await registrar('BB de novo');
    await expect(tentar(ativar(c, true))).rejects.toMatchObject(repetida);
  });
  test('goes on with the numbers, and jumps over none that went out', async () => {
    const [a, b] = [await boletoEm(c), await boletoEm(c)];
    await ativar(c, false);
    const nova = await registrar('BB de novo');
    await salvar(nova);
    const { itens } = await listarContasCobranca(banco.db);
    expect(itens.find((k) => k.contaBancariaId === nova.contaBancariaId)?.ultimoSequencial).toBe(2);
    await expect(salvar(nova, { versao: 1, proximoSequencial: 2 })).rejects.toMatchObject({ code: 'NUMERO_SO_SOBE' });
    const numeros = [a, b, await boletoEm(nova), await boletoEm(nova)].map((x) => x.nossoNumero);
    expect(numeros).toEqual(['14741660000000001', '14741660000000002', '14741660000000003', '14741660000000004']);
  });
  test('reads the news of the slips of before with those of its own, each once', async () => {
    const [a, b] = [await boletoEm(c), await boletoEm(c)];
    const numero = proximoArquivo();
    await importar(banco.db, [pago(b, { tarifaCentavos: 245 })], { numero });
    await ativar(c, false);
    const nova = await registrar('BB de novo');
    await salvar(nova);
    const d = await boletoEm(nova);
    const { id } = await lerTexto(banco.db, arquivoDoBanco([pago(a), pago(b, { tarifaCentavos: 245 }), pago(d)], numero));
    await aplicarTudo(banco.db, id);
    expect((await linhasDo(banco.db, id)).map((l) => l.resultado)).toEqual(['aplicada', 'ja_aplicada', 'aplicada']);
    for (const boleto of [a, b, d]) expect(await estadoDe(banco.db, boleto)).toMatchObject({ titulo: 'baixado', boleto: 'paga' });
    const { rows } = await sql<{ conta: number; n: number }>`select conta_bancaria_id as conta, count(*)::int as n
      from lancamentos_financeiros group by 1 order by 1`.execute(banco.db);
    // The account of before has the payment and the tariff of its own file, the new one the two of this.
    expect(rows).toEqual([
      { conta: c.contaBancariaId, n: 2 },
      { conta: nova.contaBancariaId, n: 2 },
    ]);
  });
});

test('the database refuses a number of one count on two accounts', async () => {
  const a = await boletoEm(c);
  const outra = await registrar('BB folha', { numero: '999', numeroDv: '7' });
  await salvar(outra, { convenio: '7654321' });
  const b = await boletoEm(outra);
  await sql`alter table boletos disable trigger boletos_coerentes`.execute(banco.dono);
  await expect(
    sql`update boletos x set nosso_numero = a.nosso_numero, cobranca = a.cobranca from boletos a where a.id = ${a.id} and x.id = ${b.id}`.execute(
      banco.dono,
    ),
  ).rejects.toThrow(/boletos_numero_no_banco_key/);
});
