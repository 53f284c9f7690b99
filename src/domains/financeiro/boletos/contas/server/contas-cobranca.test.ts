import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { criarBanco, criarContaBancaria, criarFormaPagamento } from '#domains/financeiro/cadastros/server/oficina.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import {
  boletosDeTeste,
  type Cobranca,
  cobrancaDeTeste,
  contaCobrancaPronta,
  contaProntaEsquema,
  dadosDaConta,
} from '#tests/helpers/boletos.ts';
import { passoAPasso } from '#tests/helpers/corridas.ts';
import { fernanda } from '#tests/helpers/financeiro.ts';
import { dadosDaCobrancaEsquema } from '../esquemas.ts';
import { gerarRemessa, preverRemessa } from '#domains/financeiro/boletos/remessas/server/remessas.ts';

let banco: BancoDeTeste;
let c: Cobranca;
let versao = 1;
beforeAll(async () => {
  banco = await bancoDeTeste();
  c = await cobrancaDeTeste(banco.db);
});
afterAll(() => banco.fechar());

const corpo = (partes: object = {}) =>
  contaProntaEsquema.parse({ ...dadosDaConta, formaPagamentoId: c.formaPagamentoId, versao, ...partes });
const salvar = async (partes: object = {}): Promise<void> => {
  ({ versao } = await transacao(banco.db, (tx) => contaCobrancaPronta(atoDe(tx, fernanda), c.contaBancariaId, corpo(partes))));
};
const gerar = async () => {
  await boletosDeTeste(banco.db, c, [{}]);
  return transacao(banco.db, (tx) => gerarRemessa(atoDe(tx, fernanda), { contaBancariaId: c.contaBancariaId }));
};
const proximo = async (): Promise<number> => (await preverRemessa(banco.db, c.contaBancariaId)).nsa;

describe('the number of the next remittance', () => {
  test('is not touched by a form that was open while files were made', async () => {
    expect((await gerar()).nsa).toBe(1);
    await salvar({ instrucoes: 'Outras instruções' });
    expect(await proximo()).toBe(2);
    expect((await gerar()).nsa).toBe(2);
  });
  test('jumps forward when told, never back', async () => {
    await salvar({ proximoNsa: 40 });
    await expect(salvar({ proximoNsa: 39 })).rejects.toMatchObject({ code: 'NSA_SO_SOBE', campos: [{ path: 'proximoNsa' }] });
    expect((await gerar()).nsa).toBe(40);
  });
  test('a file made between opening and saving with the number seen: the save is refused, the file keeps its number', async () => {
    const visto = await proximo();
    await boletosDeTeste(banco.db, c, [{}]);
    const [feita, salva] = await passoAPasso(
      banco.db,
      (tx) => gerarRemessa(atoDe(tx, fernanda), { contaBancariaId: c.contaBancariaId }),
      () => salvar({ proximoNsa: visto }),
    );
    expect(feita).toMatchObject({ nsa: visto });
    expect(salva).toMatchObject({ status: 'rejected', reason: { code: 'NSA_SO_SOBE' } });
  });
  test('the database refuses one that comes back, and a number used twice says so', async () => {
    const tentar = (consulta: ReturnType<typeof sql>) => transacao(banco.db, (tx) => consulta.execute(tx));
    await expect(tentar(sql`update contas_cobranca set proximo_nsa = 1`)).rejects.toThrow(/NSA_VOLTA/);
    await expect(
      tentar(sql`insert into remessas (conta_bancaria_id, conta_cobranca_id, nsa, layout, nome_arquivo, arquivo_id, entradas, baixas, total_centavos, usuario_id, usuario_nome)
        select conta_bancaria_id, conta_cobranca_id, nsa, layout, nome_arquivo, arquivo_id, entradas, baixas, total_centavos, usuario_id, usuario_nome from remessas limit 1`),
    ).rejects.toThrow(/remessas_nsa_key/);
  });
});

test('Bradesco refuses a whole file without the company code: none is made, and the field is named', async () => {
  const { id, formaPagamentoId } = await transacao(banco.db, async (tx) => {
    const { id: bancoId } = await criarBanco(atoDe(tx, fernanda), { codigo: '237', nome: 'Bradesco' });
    const conta = await criarContaBancaria(atoDe(tx, fernanda), {
      nome: 'Bradesco',
      tipo: 'banco',
      bancoId,
      agencia: '1234',
      numero: '123456',
      numeroDv: '0',
    });
    const forma = await criarFormaPagamento(atoDe(tx, fernanda), { nome: 'Boleto Bradesco', tipo: 'boleto', contaBancariaId: conta.id });
    return { id: conta.id, formaPagamentoId: forma.id };
  });
  const salvarNela = (partes: object) =>
    transacao(banco.db, (tx) =>
      contaCobrancaPronta(
        atoDe(tx, fernanda),
        id,
        contaProntaEsquema.parse({ ...dadosDaConta, layout: 'cnab400', carteira: '09', formaPagamentoId, ...partes }),
      ),
    );
  const { versao: daqui } = await salvarNela({ convenio: '' });
  await boletosDeTeste(banco.db, { ...c, contaBancariaId: id, formaPagamentoId }, [{ contaBancariaId: id, formaPagamentoId }]);
  const gerarNela = () => transacao(banco.db, (tx) => gerarRemessa(atoDe(tx, fernanda), { contaBancariaId: id }));
  expect(await preverRemessa(banco.db, id)).toMatchObject({ entradas: 1, faltaCodigo: true });
  await expect(gerarNela()).rejects.toMatchObject({ code: 'REMESSA_SEM_CODIGO', campos: [{ path: 'convenio' }] });
  await salvarNela({ convenio: '4321', versao: daqui });
  expect(await gerarNela()).toMatchObject({ entradas: 1, nsa: 1 });
});

describe('the school’s Pix key', () => {
  test('is kept as DICT keeps it', async () => {
    await salvar({ pixChave: '(91) 98765-4321' });
    const { rows } = await sql<{
      chave: string;
    }>`select pix_chave as chave from contas_cobranca where conta_bancaria_id = ${c.contaBancariaId}`.execute(banco.db);
    expect(rows[0]?.chave).toBe('+5591987654321');
  });
  test.each(['abc', 'https://x', '12345678901'])('%s is refused at its field', (pixChave) => {
    const lido = dadosDaCobrancaEsquema.safeParse({ pixChave });
    expect(lido.error?.issues.map((i) => i.path)).toEqual([['pixChave']]);
  });
  test('the database refuses what is none', async () => {
    await expect(transacao(banco.db, (tx) => sql`update contas_cobranca set pix_chave = 'https://x'`.execute(tx))).rejects.toThrow(
      /CHAVE_PIX_INVALIDA/,
    );
  });
});

test('of an account out of use the record is put right and switched off, and is neither switched on nor made', async () => {
  const usar = (ativa: boolean) => sql`update contas_bancarias set ativa = ${ativa} where id = ${c.contaBancariaId}`.execute(banco.dono);
  await usar(false);
  await salvar({ instrucoes: 'Pagável até o vencimento' });
  await salvar({ ativa: false });
  await expect(salvar({ ativa: true })).rejects.toMatchObject({ code: 'CONTA_INATIVA' });
  await expect(salvar({ versao: 0, convenio: '7654321' })).rejects.toMatchObject({ code: 'CONTA_INATIVA' });
  await usar(true);
  await salvar({ ativa: true });
});
