import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import {
  aplicarTudo,
  type Cobranca,
  cobrancaDeTeste,
  contaCobrancaPronta,
  contaProntaEsquema,
  dadosDaConta,
  lerTexto,
  linhasDo,
} from '#tests/helpers/boletos.ts';
import { fernanda, titulosDeTeste } from '#tests/helpers/financeiro.ts';
import type { Aviso } from '#tests/helpers/retornos/aviso.ts';
import { escreverRetorno240 } from '#tests/helpers/retornos/escrever-240.ts';
import { escreverRetorno400 } from '#tests/helpers/retornos/escrever-400.ts';
import { conferirInteireza } from '#tests/helpers/titulos/inteireza.ts';
import { digitosErrados } from '#domains/financeiro/cadastros/digitos-da-conta.ts';
import { emitirBoletos } from '#domains/financeiro/boletos/emissao/server/oficina.ts';
import { criarPeriodoFinanceiro } from '#domains/financeiro/caixa/periodos/server/oficina.ts';
import { criarBanco, criarContaBancaria, criarFormaPagamento } from '#domains/financeiro/cadastros/server/oficina.ts';
import { gerarRemessa } from '../../../remessas/server/remessas.ts';
import { creditarExcecao } from '../../excecoes/server/excecoes.ts';
import { obterExcecao } from '../../excecoes/server/obter-excecao.ts';

// Money that a bank tells is never dropped: each bank's payments, tariffs, reversals and unknown codes, in a file written apart from the product.
let banco: BancoDeTeste;
let c: Cobranca;
beforeAll(async () => {
  banco = await bancoDeTeste({ max: 4 });
  c = await cobrancaDeTeste(banco.db);
});
afterAll(() => banco.fechar());

type Conta = { id: number; agencia: string; numero: string; convenio: string };
let contas = 0;
type Dados = { agencia?: string; numero?: string; convenio: string; carteira: string; complemento?: string; layout?: 'cnab400' };
async function contaEm(codigo: string, partes: Dados): Promise<Conta> {
  contas += 1;
  const { agencia = '0123', numero = '45678', ...cobranca } = partes;
  const errados = digitosErrados(codigo, { agencia, agenciaDv: null, numero, numeroDv: null });
  const certo = Object.fromEntries(errados.map((digito) => [digito.campo, digito.certo]));
  return transacao(banco.db, async (tx): Promise<Conta> => {
    const ato = atoDe(tx, fernanda);
    const { rows } = await sql<{ id: number }>`select id from bancos where codigo = ${codigo}`.execute(tx);
    const bancoId = rows[0]?.id ?? (await criarBanco(ato, { codigo, nome: `Banco ${codigo}` })).id;
    const { id } = await criarContaBancaria(ato, {
      nome: `Conta ${contas}`,
      tipo: 'banco',
      bancoId,
      agencia,
      agenciaDv: certo.agenciaDv ?? '',
      numero,
      numeroDv: certo.numeroDv ?? '7',
    });
    const { id: formaPagamentoId } = await criarFormaPagamento(ato, { nome: `Boleto ${contas}`, tipo: 'boleto', contaBancariaId: id });
    await criarPeriodoFinanceiro(ato, { contaBancariaId: id, dataInicio: '2026-01-01', dataFim: '2026-12-31' });
    await contaCobrancaPronta(ato, id, contaProntaEsquema.parse({ ...dadosDaConta, ...cobranca, formaPagamentoId }));
    return { id, agencia, numero, convenio: partes.convenio };
  });
}
async function boletoEm(conta: Conta): Promise<{ nossoNumero: string; tituloId: number }> {
  const [titulo] = await titulosDeTeste(banco.db, { ...c, contaBancariaId: conta.id }, [
    { dataVencimento: '2099-03-10', descontoCondicionalCentavos: 0 as never },
  ]);
  await transacao(banco.db, (tx) => emitirBoletos(atoDe(tx, fernanda), { ids: [titulo?.id ?? 0], novoVencimento: null }));
  const { rows } = await sql<{
    nossoNumero: string;
  }>`select nosso_numero as "nossoNumero" from boletos where titulo_id = ${titulo?.id}`.execute(banco.db);
  return { nossoNumero: rows[0]?.nossoNumero ?? '', tituloId: titulo?.id ?? 0 };
}
const pago = (codigo: string, nossoNumero: string, partes: Partial<Aviso> = {}): Aviso => ({
  codigo,
  nossoNumero,
  valor: 100_000,
  pago: 100_000,
  dia: '2026-03-09',
  credito: '2026-03-10',
  ...partes,
});
async function aplicar(texto: string) {
  const { id } = await lerTexto(banco.db, texto);
  await aplicarTudo(banco.db, id);
  const { rows } = await sql<{ tarifas: number }>`select coalesce(sum(f.valor_centavos), 0)::int as tarifas from lancamentos_financeiros f
    join retornos_linhas l on f.origem_tipo = 'tarifa_boleto' and f.origem_id = l.id where l.retorno_id = ${id}`.execute(banco.db);
  return { linhas: await linhasDo(banco.db, id), tarifas: rows[0]?.tarifas };
}
const arquivoDe = ({ agencia, numero: conta, convenio }: Conta, numero = '77') =>
  ({ numero, em: '2026-03-11', agencia, conta, convenio }) as const;
const situacaoDe = async (id: number): Promise<string | undefined> =>
  (await sql<{ situacao: string }>`select situacao from titulos_receber where id = ${id}`.execute(banco.db)).rows[0]?.situacao;

describe('CNAB 400: paid slips settle, tariffs leave, an unknown code waits with its money', () => {
  test.each([
    ['001', '06', { convenio: '2345678', carteira: '17' }, (nn: string) => nn],
    ['033', '07', { convenio: '1234567', carteira: '101' }, (nn: string) => `${nn.slice(-7)}0`],
    ['104', '21', { convenio: '123456', carteira: '1' }, (nn: string) => nn],
    ['748', '06', { convenio: '85305', carteira: '1', complemento: '05', numero: '85305' }, (nn: string) => `${nn}0`],
    ['756', '05', { convenio: '172278', carteira: '1', complemento: '01' }, (nn: string) => nn.padStart(11, '0')],
  ])('bank %s', async (codigo, movimento, dados, escrito) => {
    const conta = await contaEm(codigo, dados);
    const [a, b] = [await boletoEm(conta), await boletoEm(conta)];
    const avisos = [pago(movimento, escrito(a.nossoNumero), { tarifa: 245 }), pago('95', escrito(b.nossoNumero), { tarifa: 100 })];
    const { linhas, tarifas } = await aplicar(escreverRetorno400(codigo, avisos, arquivoDe(conta)));
    expect(linhas.map((l) => [l.resultado, l.problema])).toEqual([
      ['aplicada', null],
      ['excecao', 'MOVIMENTO_DESCONHECIDO'],
    ]);
    expect(tarifas).toBe(345);
    expect([await situacaoDe(a.tituloId), await situacaoDe(b.tituloId)]).toEqual(['baixado', 'aberto']);
    const desconhecida = linhas[1]?.id ?? 0;
    expect(await obterExcecao(banco.db, desconhecida, 'br')).toMatchObject({ pagoCentavos: 100_000, movimento: '95' });
    await transacao(banco.db, (tx) => creditarExcecao(atoDe(tx, fernanda), { id: desconhecida, pagadorId: null, dataCredito: null }));
    await conferirInteireza(banco.db);
  });
});

describe('Banco do Brasil', () => {
  test('a refused command is the refusal of the entry while nothing else was asked for; of a registered slip it is that of an instruction', async () => {
    const conta = await contaEm('001', { convenio: '2345679', carteira: '17', numero: '45679' });
    const [a, b] = [await boletoEm(conta), await boletoEm(conta)];
    await transacao(banco.db, (tx) => gerarRemessa(atoDe(tx, fernanda), { contaBancariaId: conta.id }));
    const semDinheiro = { pago: 0, motivos: '87' };
    await aplicar(escreverRetorno400('001', [pago('02', b.nossoNumero, { pago: 0 })], arquivoDe(conta)));
    const avisos = [pago('03', a.nossoNumero, semDinheiro), pago('03', b.nossoNumero, semDinheiro)];
    const { linhas } = await aplicar(escreverRetorno400('001', avisos, arquivoDe(conta, '78')));
    expect(linhas.map((l) => l.problema)).toEqual(['REJEITADO_PELO_BANCO', 'INSTRUCAO_REJEITADA']);
    expect(await obterExcecao(banco.db, linhas[0]?.id ?? 0, 'br')).toMatchObject({
      efeito: 'rejeitada',
      movimento: '03: comando recusado',
    });
    const { rows } = await sql<{
      situacao: string;
    }>`select situacao from boletos where titulo_id = any(${[a.tituloId, b.tituloId]}) order by id`.execute(banco.db);
    expect(rows.map((r) => r.situacao)).toEqual(['rejeitada', 'registrada']);
  });

  test('what was paid with a number of before tells of the other files that told it, before its money is counted twice', async () => {
    const conta = await contaEm('001', { convenio: '2345680', carteira: '17', numero: '45680' });
    const antigo = pago('06', '23456800000000999', { pago: 30_000 });
    const [primeira] = (await aplicar(escreverRetorno400('001', [antigo], arquivoDe(conta)))).linhas;
    const denovo = [antigo, { ...antigo, credito: '2026-03-11' }];
    const [igual, segunda] = (await aplicar(escreverRetorno400('001', denovo, arquivoDe(conta, '78')))).linhas;
    expect([primeira?.problema, igual?.problema, segunda?.problema]).toEqual(['SEM_BOLETO', 'PAGO_DUAS_VEZES', 'SEM_BOLETO']);
    expect((await obterExcecao(banco.db, segunda?.id ?? 0, 'br')).avisos).toMatchObject([
      { id: primeira?.id, pagoCentavos: 30_000 },
      { id: igual?.id },
    ]);
  });
});

describe('Santander', () => {
  test('a CNAB 400 file names its beneficiary, so that two accounts are told apart; one of neither is refused', async () => {
    const [uma, outra] = [
      await contaEm('033', { numero: '130001', convenio: '6432794', carteira: '101' }),
      await contaEm('033', { numero: '130002', convenio: '6432795', carteira: '101' }),
    ];
    const { nossoNumero, tituloId } = await boletoEm(outra);
    const arquivo = (convenio: string) =>
      escreverRetorno400('033', [pago('06', `${nossoNumero.slice(-7)}0`)], { em: '2026-03-11', convenio });
    await expect(lerTexto(banco.db, arquivo(uma.convenio), outra.id)).rejects.toMatchObject({ code: 'CONTA_DO_ARQUIVO_DIFERENTE' });
    await expect(lerTexto(banco.db, arquivo('7777777'))).rejects.toMatchObject({ code: 'CONTA_NAO_IDENTIFICADA' });
    expect((await aplicar(arquivo(outra.convenio))).linhas).toMatchObject([{ resultado: 'aplicada' }]);
    expect(await situacaoDe(tituloId)).toBe('baixado');
  });

  test('a slip that Pix paid is told as a write-off with its reason, and settles', async () => {
    const conta = await contaEm('033', { numero: '130003', convenio: '6432796', carteira: '101' });
    const [a, b] = [await boletoEm(conta), await boletoEm(conta)];
    const escrito = (nn: string) => `${nn}0`;
    const { linhas } = await aplicar(
      escreverRetorno240(
        '033',
        [pago('09', escrito(a.nossoNumero), { motivos: '92' }), pago('09', escrito(b.nossoNumero), { motivos: '92', pago: 0 })],
        arquivoDe(conta),
      ),
    );
    // Without its amount it waits, and nobody is asked for what was paid.
    expect(linhas.map((l) => [l.resultado, l.problema])).toEqual([
      ['aplicada', null],
      ['excecao', 'PAGAMENTO_SEM_VALOR'],
    ]);
    expect([await situacaoDe(a.tituloId), await situacaoDe(b.tituloId)]).toEqual(['baixado', 'aberto']);
    expect((await obterExcecao(banco.db, linhas[1]?.id ?? 0, 'br')).movimento).toBe('09: baixa porque foi pago por Pix');
    await conferirInteireza(banco.db);
  });
});

describe('CNAB 240', () => {
  test('Caixa: 46 is a payment and 47 its reversal, 45 changes data; what arrived whole has its tariff posted all the same', async () => {
    const conta = await contaEm('104', { numero: '45679', convenio: '654321', carteira: '1' });
    const [a, b] = [await boletoEm(conta), await boletoEm(conta)];
    const { linhas, tarifas } = await aplicar(
      escreverRetorno240(
        '104',
        [pago('46', a.nossoNumero, { tarifa: 140, liquido: 100_000 }), pago('47', a.nossoNumero), pago('45', b.nossoNumero, { pago: 0 })],
        arquivoDe(conta),
      ),
    );
    expect(linhas.map((l) => [l.resultado, l.problema])).toEqual([
      ['aplicada', null],
      ['excecao', 'PAGAMENTO_ESTORNADO'],
      ['informativa', null],
    ]);
    expect(tarifas).toBe(140);
    await conferirInteireza(banco.db);
  });

  test('money told beside a write-off or a change waits for a person, and becomes credit of its payer', async () => {
    const conta = await contaEm('104', { numero: '45680', convenio: '654322', carteira: '1' });
    const [a, b] = [await boletoEm(conta), await boletoEm(conta)];
    const { linhas } = await aplicar(escreverRetorno240('104', [pago('09', a.nossoNumero), pago('45', b.nossoNumero)], arquivoDe(conta)));
    expect(linhas.map((l) => [l.resultado, l.problema])).toEqual([
      ['excecao', 'MOVIMENTO_COM_DINHEIRO'],
      ['excecao', 'MOVIMENTO_COM_DINHEIRO'],
    ]);
    const id = linhas[0]?.id ?? 0;
    expect((await obterExcecao(banco.db, id, 'br')).mensagem).toMatch(/movimento 09 não é de pagamento.*R\$\s1\.000,00/);
    await transacao(banco.db, (tx) => creditarExcecao(atoDe(tx, fernanda), { id, pagadorId: null, dataCredito: null }));
    await conferirInteireza(banco.db);
  });

  test('Itaú: 28 is a tariff, 17 a refusal; Sicredi: 36 is a refused write-off', async () => {
    const itau = await contaEm('341', { numero: '12345', convenio: '', carteira: '109', layout: 'cnab400' });
    const sicredi = await contaEm('748', { convenio: '85306', carteira: '1', complemento: '05', numero: '85306' });
    const [a, b] = [await boletoEm(itau), await boletoEm(sicredi)];
    const doItau = [pago('28', a.nossoNumero, { pago: 0, tarifa: 190 }), pago('17', a.nossoNumero, { pago: 0 })];
    const em240 = await aplicar(escreverRetorno240('341', doItau, arquivoDe(itau)));
    expect(em240.linhas.map((l) => l.problema)).toEqual([null, 'INSTRUCAO_REJEITADA']);
    expect(em240.tarifas).toBe(190);
    const doSicredi = await aplicar(escreverRetorno240('748', [pago('36', `${b.nossoNumero}0`, { pago: 0 })], arquivoDe(sicredi)));
    expect(doSicredi.linhas.map((l) => l.problema)).toEqual(['INSTRUCAO_REJEITADA']);
    await conferirInteireza(banco.db);
  });

  test('a file without details waits in the queue, once', async () => {
    const conta = await contaEm('237', { numero: '98765', convenio: '', carteira: '9', layout: 'cnab400' });
    const { linhas } = await aplicar(escreverRetorno240('237', [], arquivoDe(conta)));
    expect(linhas).toMatchObject([{ resultado: 'excecao', problema: 'ARQUIVO_SEM_DETALHES' }]);
    expect((await obterExcecao(banco.db, linhas[0]?.id ?? 0, 'br')).mensagem).toMatch(/não traz nenhum título/);
  });
});

test('a file of no account here says branch, account and company code that it names; a format that is not read says which is', async () => {
  await expect(lerTexto(banco.db, escreverRetorno240('104', [], { convenio: '777888' }))).rejects.toMatchObject({
    code: 'CONTA_NAO_IDENTIFICADA',
    params: { convenio: '777888' },
  });
  const ailos = escreverRetorno400('756', [], {}).replace('756BANCOOBCED', '085AILOS     ');
  await expect(lerTexto(banco.db, ailos)).rejects.toMatchObject({
    code: 'FORMATO_SEM_LAYOUT',
    params: { formato: 400, outro: 240, detalhe: '085' },
  });
});
