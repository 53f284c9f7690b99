import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import {
  criarBanco,
  criarContaBancaria,
  criarFormaPagamento,
  dadosDaConta as contaComDados,
} from '#domains/financeiro/cadastros/server/oficina.ts';
import { dadosBancariosEmVigor } from '#domains/financeiro/dados-bancarios/server/oficina.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { obterArquivo } from '#platform/server/arquivos/files.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import {
  aplicarTudo,
  arquivoDoBanco,
  boletoDeTeste,
  boletosDeTeste,
  type Cobranca,
  cobrancaDeTeste,
  contaCobrancaPronta,
  contaProntaEsquema,
  dadosDaConta,
  estadoDe,
  lerTexto,
  pago,
} from '#tests/helpers/boletos.ts';
import { cancelarTitulo } from '#domains/financeiro/titulos/cancelamentos/server/oficina.ts';
import { fernanda, paulo } from '#tests/helpers/financeiro.ts';
import { pedirBaixas } from '#domains/financeiro/boletos/lista/server/pedir-baixas.ts';
import { gerarRemessa, preverRemessa } from '#domains/financeiro/boletos/remessas/server/remessas.ts';
import { arquivoDaRemessa } from '#domains/financeiro/boletos/remessas/server/queries.ts';

let banco: BancoDeTeste;
let c: Cobranca;
beforeEach(async () => {
  await banco?.fechar();
  banco = await bancoDeTeste();
  c = await cobrancaDeTeste(banco.db);
});
afterAll(() => banco.fechar());

const versaoDe = async (conta: number): Promise<number> =>
  (await sql<{ versao: number }>`select versao from contas_cobranca where conta_bancaria_id = ${conta}`.execute(banco.db)).rows[0]
    ?.versao ?? 0;
const salvar = async (partes: object, onde: Cobranca = c): Promise<void> => {
  const corpo = { ...dadosDaConta, formaPagamentoId: onde.formaPagamentoId, versao: await versaoDe(onde.contaBancariaId), ...partes };
  await transacao(banco.db, (tx) => contaCobrancaPronta(atoDe(tx, fernanda), onde.contaBancariaId, contaProntaEsquema.parse(corpo)));
};
/** Branch and number of the account became others. */
const mudarConta = (): Promise<void> =>
  transacao(banco.db, (tx) =>
    dadosBancariosEmVigor(atoDe(tx, fernanda), contaComDados, {
      alvoId: c.contaBancariaId,
      dados: { agencia: '4042', agenciaDv: '3', numero: '61900', numeroDv: '0' },
      pedidaHa: 2,
    }),
  );
const prever = (onde: Cobranca = c) => preverRemessa(banco.db, onde.contaBancariaId);
async function gerar(onde: Cobranca = c) {
  const feita = await transacao(banco.db, (tx) => gerarRemessa(atoDe(tx, fernanda), { contaBancariaId: onde.contaBancariaId }));
  const arquivo = await obterArquivo(banco.db, await arquivoDaRemessa(banco.db, feita.id));
  return { ...feita, linhas: arquivo.corpo.toString('latin1').split('\r\n').slice(0, -1) };
}

/** Another account, at Itaú. */
async function noItau(partes: object): Promise<Cobranca> {
  const onde = await transacao(banco.db, async (tx) => {
    const { id: bancoId } = await criarBanco(atoDe(tx, fernanda), { codigo: '341', nome: 'Itaú' });
    const conta = { nome: 'Itaú', tipo: 'banco' as const, bancoId, agencia: '1248', numero: '02124', numeroDv: '6' };
    const { id: contaBancariaId } = await criarContaBancaria(atoDe(tx, fernanda), conta);
    const forma = await criarFormaPagamento(atoDe(tx, fernanda), { nome: 'Boleto Itaú', tipo: 'boleto', contaBancariaId });
    return { ...c, contaBancariaId, formaPagamentoId: forma.id };
  });
  await salvar({ layout: 'cnab400', carteira: '109', convenio: '', ...partes }, onde);
  return onde;
}
const boletosNo = (onde: Cobranca, quantos = 1) =>
  boletosDeTeste(
    banco.db,
    onde,
    Array.from({ length: quantos }, () => ({ contaBancariaId: onde.contaBancariaId, formaPagamentoId: onde.formaPagamentoId })),
  );

describe('a slip goes to the bank under the data that it was printed with', () => {
  test('carteira of Itaú: two files, each with its own, and the Pix asked for only where there is one', async () => {
    const itau = await noItau({ carteira: '175' });
    await boletosNo(itau, 2);
    await salvar({ layout: 'cnab400', carteira: '109', convenio: '', pixHibrido: true }, itau);
    await boletosNo(itau, 1);
    expect(await prever(itau)).toMatchObject({
      entradas: 2,
      restam: 1,
      dadosAnteriores: { agencia: '1248', conta: '02124', carteira: '175' },
    });
    const primeira = await gerar(itau);
    expect(primeira).toMatchObject({ entradas: 2, restam: 1, nsa: 1 });
    const detalhes = (linhas: string[]) => linhas.filter((l) => l.startsWith('1')).map((l) => [l.slice(83, 86), l.slice(108, 110)]);
    expect(detalhes(primeira.linhas)).toEqual([
      ['175', '01'],
      ['175', '01'],
    ]);
    expect(await prever(itau)).toMatchObject({ entradas: 1, restam: 0, dadosAnteriores: null });
    const segunda = await gerar(itau);
    expect(segunda).toMatchObject({ entradas: 1, restam: 0, nsa: 2 });
    expect(detalhes(segunda.linhas)).toEqual([['109', '71']]);
  });

  test('convênio of Banco do Brasil: entries, and the write-off of what was registered, name the one on the paper', async () => {
    const antigo = await boletoDeTeste(banco.db, c);
    await gerar();
    await salvar({ convenio: '7654321' });
    await transacao(banco.db, (tx) => pedirBaixas(atoDe(tx, fernanda), { ids: [antigo.id], desfazer: false, motivo: null }));
    await boletoDeTeste(banco.db, c);
    const primeira = await gerar();
    expect(primeira).toMatchObject({ entradas: 0, baixas: 1, restam: 1 });
    expect(primeira.linhas[0]?.slice(32, 52)).toContain('1474166');
    expect(primeira.linhas.find((l) => l[13] === 'P')?.slice(37, 57)).toContain(antigo.nossoNumero);
    const segunda = await gerar();
    expect(segunda).toMatchObject({ entradas: 1, baixas: 0, restam: 0 });
    expect(segunda.linhas[0]?.slice(32, 52)).toContain('7654321');
  });

  test('branch and account, changed in the register', async () => {
    await boletoDeTeste(banco.db, c);
    await mudarConta();
    const feita = await gerar();
    expect(feita.dadosAnteriores).toMatchObject({ agencia: '1234', conta: '56789' });
    expect(feita.linhas[0]?.slice(52, 70)).toBe('012343000000056789');
  });

  test('what is dropped unsent ends with the next file, whatever it was printed with', async () => {
    const antigo = await boletoDeTeste(banco.db, c);
    await salvar({ convenio: '7654321' });
    await boletoDeTeste(banco.db, c);
    await transacao(banco.db, (tx) => cancelarTitulo(atoDe(tx, paulo), { id: antigo.tituloId, motivo: 'Engano' }));
    expect(await prever()).toMatchObject({ entradas: 1, restam: 0, descartados: 1, dadosAnteriores: null });
    expect(await gerar()).toMatchObject({ entradas: 1, descartados: 1 });
    expect(await estadoDe(banco.db, antigo)).toMatchObject({ boleto: 'baixada' });
  });
});

describe('the bank’s file of the earlier convênio is read as long as slips of it exist', () => {
  const comConvenio = (texto: string, convenio: string): string =>
    texto.slice(0, 32) + `00${convenio}001417019`.padEnd(20) + texto.slice(52);

  test('whether somebody chose the account or not, and it settles them', async () => {
    const b = await boletoDeTeste(banco.db, c);
    await gerar();
    await salvar({ convenio: '7654321' });
    const texto = comConvenio(arquivoDoBanco([pago(b)]), '1474166');
    const { id } = await lerTexto(banco.db, texto);
    expect(await lerTexto(banco.db, texto, c.contaBancariaId)).toEqual({ id, jaExistia: true });
    await aplicarTudo(banco.db, id);
    expect(await estadoDe(banco.db, b)).toMatchObject({ titulo: 'baixado', boleto: 'paga' });
  });

  test('also of the earlier account number; a convênio of nobody is still refused', async () => {
    const b = await boletoDeTeste(banco.db, c);
    await mudarConta();
    expect((await lerTexto(banco.db, arquivoDoBanco([pago(b)]))).jaExistia).toBe(false);
    const alheio = comConvenio(arquivoDoBanco([pago(b)]), '9999999');
    await expect(lerTexto(banco.db, alheio)).rejects.toMatchObject({ code: 'CONTA_NAO_IDENTIFICADA' });
    await expect(lerTexto(banco.db, alheio, c.contaBancariaId)).rejects.toMatchObject({ code: 'CONTA_DO_ARQUIVO_DIFERENTE' });
  });

  test('the account that says so today goes before one that said so once', async () => {
    const b = await boletoDeTeste(banco.db, c);
    await salvar({ convenio: '7654321' });
    await sql`update contas_bancarias set ativa = false where id = ${c.contaBancariaId}`.execute(banco.db);
    const outra = await transacao(banco.db, async (tx) => {
      const { rows } = await sql<{ id: number }>`select banco_id as id from contas_bancarias where id = ${c.contaBancariaId}`.execute(tx);
      const conta = {
        nome: 'BB novo',
        tipo: 'banco' as const,
        bancoId: rows[0]?.id ?? 0,
        agencia: '1234',
        agenciaDv: '3',
        numero: '56789',
      };
      const { id: contaBancariaId } = await criarContaBancaria(atoDe(tx, fernanda), { ...conta, numeroDv: '2' });
      const forma = await criarFormaPagamento(atoDe(tx, fernanda), { nome: 'Boleto novo', tipo: 'boleto', contaBancariaId });
      return { ...c, contaBancariaId, formaPagamentoId: forma.id };
    });
    await salvar({ convenio: '1474166' }, outra);
    const { id } = await lerTexto(banco.db, comConvenio(arquivoDoBanco([pago(b)]), '1474166'));
    const { rows } = await sql<{ conta: number }>`select conta_bancaria_id as conta from retornos where id = ${id}`.execute(banco.db);
    expect(rows[0]?.conta).toBe(outra.contaBancariaId);
  });
});

describe('the Pix of each slip is asked of Itaú only where it makes one', () => {
  test.each([
    ['another carteira', { carteira: '175', pixHibrido: true }, 'pixHibrido', 'PIX_SO_DA_CARTEIRA_109'],
    ['no key', { pixHibrido: true, pixChave: null }, 'pixHibrido', 'PIX_PEDE_CHAVE'],
  ])('%s: refused at its field', async (_, partes, path, code) => {
    await expect(noItau(partes)).rejects.toMatchObject({ code: 'COBRANCA_INVALIDA', campos: [{ path, code }] });
  });
  test('carteira 109 with a key, or another without asking, are saved', async () => {
    const itau = await noItau({ pixHibrido: true });
    await salvar({ layout: 'cnab400', carteira: '175', convenio: '', pixChave: null }, itau);
  });
});
