import { describe, expect, test } from 'vitest';
import type { Aviso } from '#tests/helpers/retornos/aviso.ts';
import { escreverRetorno240 } from '#tests/helpers/retornos/escrever-240.ts';
import { escreverRetorno400 } from '#tests/helpers/retornos/escrever-400.ts';
import { ArquivoRecusado, type LinhaDeRetorno } from '#domains/financeiro/boletos/cnab/retorno.ts';
import type { ItemDeRetorno } from './itens.ts';
import { lerRetorno } from './ler-retorno.ts';
import { lerLinhas } from './linhas.ts';

// Each bank's files, written by a second description of its layout.
async function ler(texto: string): Promise<ItemDeRetorno[]> {
  const itens: ItemDeRetorno[] = [];
  for await (const item of lerRetorno(lerLinhas([Buffer.from(texto, 'latin1')]))) itens.push(item);
  return itens;
}
const linhasDe = (itens: readonly ItemDeRetorno[]): LinhaDeRetorno[] => itens.flatMap((i) => (i.tipo === 'linha' ? [i.linha] : []));
const pagamento = (partes: Partial<Aviso>): Aviso => ({
  codigo: '06',
  documento: 'NF42',
  vencimento: '2026-11-10',
  valor: 125_090,
  pago: 128_968,
  juros: 1_376,
  multa: 2_502,
  tarifa: 245,
  dia: '2026-11-18',
  credito: '2026-11-19',
  ...partes,
});
const arquivo = { numero: '77', em: '2026-11-20', agencia: '1234', conta: '56789', convenio: '123456' } as const;

describe('CNAB 400 of each bank', () => {
  test.each([
    ['001', '06', '14741660000001001', '14741660000001001', { convenio: '0123456', sequencia: '0000077', agencia: '1234' }],
    ['033', '06', '00010018', '000000001001', { convenio: '00000000000123456', agencia: '', sequencia: '' }],
    ['104', '21', '14000000000001001', '14000000000001001', { convenio: '123456', sequencia: '00077' }],
    ['237', '06', '000000010018', '00000001001', { sequencia: '00077' }],
    ['748', '06', '262010012', '26201001', { convenio: '12345', sequencia: '0000077' }],
    ['756', '06', '00000001001', '0001001', { convenio: '000123456', sequencia: '0000077' }],
  ])('bank %s: a payment by code %s', async (banco, codigo, escrito, nossoNumero, doCabecalho) => {
    const [cabecalho, ...resto] = await ler(escreverRetorno400(banco, [pagamento({ codigo, nossoNumero: escrito })], arquivo));
    expect(cabecalho).toMatchObject({ cabecalho: { formato: 400, banco, geradoEm: '2026-11-20', ...doCabecalho } });
    expect(linhasDe(resto)).toMatchObject([
      {
        efeito: 'paga',
        nossoNumero,
        seuNumero: 'NF42',
        vencimento: '2026-11-10',
        valorCentavos: 125_090,
        pagoCentavos: 128_968,
        liquidoCentavos: 128_723,
        tarifaCentavos: 245,
        dataOcorrencia: '2026-11-18',
        dataCredito: '2026-11-19',
      },
    ]);
  });

  test.each([
    ['104', 3_878],
    ['748', 3_878],
    ['033', 1_376],
  ])('bank %s: fine and interest are told apart or together', async (banco, acrescimosCentavos) => {
    expect(linhasDe(await ler(escreverRetorno400(banco, [pagamento({ codigo: '06' })], arquivo)))).toMatchObject([{ acrescimosCentavos }]);
  });

  test.each([
    ['001', '03', '87', ['87']],
    ['033', '03', '016051000', ['016', '051']],
    ['104', '99', '008', ['008']],
    ['748', '03', '0816000000', ['08', '16']],
  ])('bank %s: the reasons of a refusal', async (banco, codigo, motivos, lidos) => {
    expect(linhasDe(await ler(escreverRetorno400(banco, [pagamento({ codigo, motivos })], arquivo)))[0]?.motivos).toEqual(lidos);
  });

  test('Caixa: a beneficiary of seven digits is read whole', async () => {
    const [cabecalho] = await ler(escreverRetorno400('104', [pagamento({ codigo: '21' })], { ...arquivo, convenio: '1100123' }));
    expect(cabecalho).toMatchObject({ cabecalho: { convenio: '1100123' } });
  });

  test.each([
    ['104', '35', 'paga'],
    ['104', '36', 'estornada'],
    ['104', '34', 'tarifa'],
    ['104', 'A4', 'informacao'],
    ['104', '99', 'recusada'],
    ['033', '93', 'informacao'],
    ['033', '39', 'recusada'],
    ['001', '73', 'informacao'],
  ])('bank %s: code %s is %s', async (banco, codigo, efeito) => {
    const pago = efeito === 'tarifa' || (efeito === 'informacao' && codigo !== '93') ? 0 : 128_968;
    const [linha] = linhasDe(await ler(escreverRetorno400(banco, [pagamento({ codigo, pago })], arquivo)));
    expect(linha).toMatchObject({ ocorrencia: codigo, efeito, pagoCentavos: efeito === 'paga' ? 128_968 : 0 });
  });

  // Santander's manual of 2025, notes 30 and 31, and Bradesco's list: a hybrid slip paid by Pix is told as a write-off.
  test.each([
    ['033', '09', '510', 'paga'],
    ['033', '10', '508510', 'paga'],
    ['033', '09', '009', 'baixada'],
    ['237', '66', '', 'paga'],
  ])('bank %s: %s with reason %s is %s', async (banco, codigo, motivos, efeito) => {
    const pago = efeito === 'paga' ? 128_968 : 0;
    const [linha] = linhasDe(await ler(escreverRetorno400(banco, [pagamento({ codigo, motivos, pago })], arquivo)));
    expect(linha).toMatchObject({ ocorrencia: codigo, efeito, pagoCentavos: pago });
  });

  test('Santander: without a reason of its own the code of the remittance says that Pix paid', async () => {
    const texto = escreverRetorno400('033', [pagamento({ codigo: '09', motivos: '009' })], arquivo);
    const porPix = texto.replace(/^(1.{133})../m, (_, antes: string) => `${antes}95`);
    expect(linhasDe(await ler(porPix))).toMatchObject([{ efeito: 'paga', pagoCentavos: 128_968, motivos: ['95', '009'] }]);
  });

  test('an older convênio of Banco do Brasil writes its charges as records 1', async () => {
    const texto = escreverRetorno400('001', [pagamento({})], arquivo).replace(/^7/m, '1');
    const com = texto.replace(/^1.{61}.{11}/m, (inicio) => `${inicio.slice(0, 62)}12387901234`);
    expect(linhasDe(await ler(com))).toMatchObject([{ nossoNumero: '12387901234', pagoCentavos: 128_968, dataCredito: '2026-11-19' }]);
  });

  test('Santander: record 2 brings the Pix of the charge before it, its address and identifier', async () => {
    const [cabecalho = '', ...resto] = escreverRetorno400('033', [pagamento({ codigo: '02', pago: 0 })], arquivo).split('\r\n');
    const pix = `2 ${'pix.example.com/qr/v2/cobv/9d36b84f'.padStart(77)}${'TX1'.padStart(35)}`;
    const texto = [cabecalho, resto[0], pix, `${'9201033'.padEnd(394)}000004`].join('\r\n');
    expect(linhasDe(await ler(texto))).toMatchObject([
      { efeito: 'registrada', pix: { emv: null, url: 'pix.example.com/qr/v2/cobv/9d36b84f', txid: 'TX1' } },
    ]);
  });

  test.each([
    ['001', '10'],
    ['033', '12'],
    ['104', '23'],
    ['237', '09'],
    ['341', '77'],
    ['748', '33'],
    ['756', '14'],
  ])('bank %s: money beside %s, which brings none, waits for a person', async (banco, codigo) => {
    expect(linhasDe(await ler(escreverRetorno400(banco, [pagamento({ codigo })], arquivo)))).toMatchObject([{ efeito: 'desconhecida' }]);
    const [semDinheiro] = linhasDe(await ler(escreverRetorno400(banco, [pagamento({ codigo, pago: 0 })], arquivo)));
    expect(semDinheiro?.efeito).toMatch(/^(baixada|informacao)$/);
  });

  test('a record that the layout does not know is told, for it may be money', async () => {
    const texto = escreverRetorno400('756', [pagamento({}), pagamento({})], arquivo).replace(/^1/m, '8');
    const [, desconhecido, lido] = await ler(texto);
    expect(desconhecido).toEqual({ tipo: 'ilegivel', linha: 2, campo: 'tipoDeRegistro', conteudo: '8' });
    expect(lido?.tipo).toBe('linha');
  });
});

describe('CNAB 240 of each bank', () => {
  test('Santander: what the clearing tells beforehand is a notice, no payment', async () => {
    for (const codigo of ['93', '94'])
      expect(linhasDe(await ler(escreverRetorno240('033', [pagamento({ codigo })], arquivo)))[0]?.efeito).toBe('informacao');
  });

  test.each([
    ['09', '92', 'paga'],
    ['09', '09', 'baixada'],
    ['A4', '', 'informacao'],
  ])('Santander: %s with reason %s is %s', async (codigo, motivos, efeito) => {
    const pago = efeito === 'paga' ? 128_968 : 0;
    expect(linhasDe(await ler(escreverRetorno240('033', [pagamento({ codigo, motivos, pago })], arquivo)))).toMatchObject([{ efeito }]);
  });

  test.each([
    ['001', '09'],
    ['001', '08'],
    ['104', '45'],
    ['748', '14'],
    ['756', '27'],
    ['341', '25'],
  ])('bank %s: money beside %s, which brings none, waits for a person', async (banco, codigo) => {
    expect(linhasDe(await ler(escreverRetorno240(banco, [pagamento({ codigo })], arquivo)))).toMatchObject([
      { efeito: 'desconhecida', pagoCentavos: 128_968 },
    ]);
    const [semDinheiro] = linhasDe(await ler(escreverRetorno240(banco, [pagamento({ codigo, pago: 0 })], arquivo)));
    expect(semDinheiro?.efeito).toBe(codigo === '09' ? 'baixada' : 'informacao');
  });

  test.each([
    ['001', '14741660000001001', '14741660000001001'],
    ['033', '0000000010018', '000000001001'],
    ['104', '14000000000001001', '14000000000001001'],
    ['237', '000000010018', '00000001001'],
    ['341', '00001001', '00001001'],
    ['748', '262010012', '26201001'],
    ['756', '000001001801014', '0001001'],
  ])('bank %s: a payment', async (banco, escrito, nossoNumero) => {
    const [cabecalho, ...resto] = await ler(escreverRetorno240(banco, [pagamento({ nossoNumero: escrito })], arquivo));
    expect(cabecalho).toMatchObject({
      cabecalho: { formato: 240, banco, sequencia: '000077', geradoEm: '2026-11-20', versaoConhecida: true },
    });
    expect(linhasDe(resto)).toMatchObject([
      {
        efeito: 'paga',
        nossoNumero,
        vencimento: '2026-11-10',
        valorCentavos: 125_090,
        pagoCentavos: 128_968,
        acrescimosCentavos: 3_878,
        tarifaCentavos: 245,
        dataOcorrencia: '2026-11-18',
        dataCredito: '2026-11-19',
      },
    ]);
  });
});

const recusa = async (texto: string): Promise<unknown> =>
  ler(texto).catch((causa: unknown) => (causa instanceof ArquivoRecusado ? [causa.codigo, causa.detalhe, causa.formatos] : causa));

describe('what is not read says what is', () => {
  test('a bank that is read in the other format', async () => {
    const em400 = escreverRetorno400('756', [pagamento({})], arquivo).replace('756BANCOOB', '085AILOS  ');
    expect(await recusa(em400)).toEqual(['FORMATO_SEM_LAYOUT', '085', { formato: 400, outro: 240 }]);
    expect(await recusa(em400.replace('085AILOS', '999OUTRO'))).toEqual(['BANCO_SEM_LAYOUT', '999', { formato: 400, outro: 400 }]);
  });

  test('a file that tells of no charge has one line, which says so', async () => {
    for (const texto of [escreverRetorno400('748', [], arquivo), escreverRetorno240('104', [], arquivo)])
      expect((await ler(texto)).slice(1)).toEqual([{ tipo: 'ilegivel', linha: 1, campo: 'detalhes', conteudo: '' }]);
  });
});
