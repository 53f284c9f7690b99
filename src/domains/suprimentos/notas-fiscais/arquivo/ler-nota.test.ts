import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ErroNegocio } from '#shared/erros.ts';
import { chaveDe, eventoXml, nfeXml, nfseXml, type NotaDoXml } from '#tests/helpers/notas/nfe.ts';
import { lerNota } from './ler-nota.ts';
import { canonico } from './xml/assinatura.ts';
import { lerXml } from './xml/ler-xml.ts';

const bytes = (xml: string): Uint8Array => new TextEncoder().encode(xml);
const ler = (nota?: NotaDoXml) => lerNota(bytes(nfeXml(nota)));
function recusa(fazer: () => unknown): string {
  try {
    fazer();
  } catch (causa) {
    if (causa instanceof ErroNegocio) return causa.code;
    throw causa;
  }
  return 'lida';
}
const recusaDe = (xml: string | Uint8Array): string => recusa(() => lerNota(typeof xml === 'string' ? bytes(xml) : xml));

describe('an authorized NF-e', () => {
  test('fills everything: who, what, how much, when it is due', () => {
    expect(ler({ assinada: true })).toMatchObject({
      modelo: 'nfe',
      chave: chaveDe(),
      numero: '1234',
      serie: '1',
      dataEmissao: '2026-02-03',
      emitente: { documento: '45997418000153', nome: 'Distribuidora Bel&m Ltda', simplesNacional: false, cidade: 'Belém', uf: 'PA' },
      itens: [
        { codigo: 'DET12', gtin: null, unidade: 'CX', quantidade: '2.0000', valorCentavos: 6000, tributavel: { quantidade: '24.0000' } },
        { codigo: 'PAP500', quantidade: '6.0000', valorCentavos: 18_000 },
      ],
      freteCentavos: 1000,
      totalCentavos: 25_000,
      duplicatas: [
        { dataVencimento: '2026-03-10', valorCentavos: 12_500 },
        { dataVencimento: '2026-04-10', valorCentavos: 12_500 },
      ],
    });
  });
  test('of a series that the tax authority issues for somebody, the key bears the CNPJ of the authority', () => {
    const [daSefaz, de] = [chaveDe({ serie: 891, cnpj: '05054903000179' }), chaveDe({ serie: 891 })];
    const xml = nfeXml({ serie: 891 }).replaceAll(de, daSefaz);
    expect(lerNota(bytes(xml))).toMatchObject({ chave: daSefaz, serie: '891', emitente: { documento: '45997418000153' } });
    expect(recusaDe(nfeXml().replaceAll(chaveDe(), chaveDe({ cnpj: '05054903000179' })))).toBe('NF_CHAVE_NAO_CONFERE');
  });
  test('what its total says that is withheld is kept; most say nothing', () => {
    const retido =
      '</ICMSTot><retTrib><vRetPIS>1.63</vRetPIS><vRetCOFINS>7.50</vRetCOFINS><vIRRF>2.40</vIRRF><vBCRetPrev>99.00</vBCRetPrev></retTrib>';
    expect(lerNota(bytes(nfeXml().replace('</ICMSTot>', retido))).retidoCentavos).toBe(1153);
    expect(ler().retidoCentavos).toBeNull();
  });
  test('a service among its goods goes to no deposit, and the ISS withheld of it is kept', () => {
    const comServico = nfeXml()
      .replace('<ICMS><ICMSSN102>', '<ISSQN><vBC>60.00</vBC><vAliq>5.00</vAliq><vISSQN>3.00</vISSQN></ISSQN><ICMS><ICMSSN102>')
      .replace('</ICMSTot>', '</ICMSTot><ISSQNtot><vServ>60.00</vServ><vISSRet>3.00</vISSRet></ISSQNtot>');
    const { itens, retidoCentavos } = lerNota(bytes(comServico));
    expect([itens.map((i) => i.estocado), retidoCentavos]).toEqual([[false, true], 300]);
  });
  test('a discount and a tax on top of one item are of that item', () => {
    const { itens, totalCentavos } = ler({
      itens: [{ cProd: 'A', xProd: 'Sabão', qCom: '1', vProd: '100.00', vDesc: '10.00', vIPI: '5.50' }],
      frete: '0.00',
    });
    expect(itens[0]).toMatchObject({ descontoCentavos: 1000, impostosCentavos: 550 });
    expect(totalCentavos).toBe(9550);
  });
  test.each([
    ['the ICMS of a fuel, withheld in one phase', '</ICMSSN102>', '<vICMSMonoReten>5.50</vICMSMonoReten></ICMSSN102>'],
    ['the PIS withheld ahead, where it says so', '</ICMS><', '</ICMS><PISST><vPIS>5.50</vPIS><indSomaPISST>1</indSomaPISST></PISST><'],
    [
      'the COFINS withheld ahead, where it says so',
      '</ICMS><',
      '</ICMS><COFINSST><vCOFINS>5.50</vCOFINS><indSomaCOFINSST>1</indSomaCOFINSST></COFINSST><',
    ],
  ])('%s is a tax of the item and enters the total', (_, de, para) => {
    const xml = nfeXml({ itens: [{ cProd: 'A', xProd: 'Diesel', qCom: '1', vProd: '100.00' }], frete: '0.00', total: '105.50' });
    const { itens, totalCentavos } = lerNota(bytes(xml.replace(de, para)));
    expect([itens[0]?.impostosCentavos, totalCentavos]).toEqual([550, 10_550]);
    // What does not say that it is added is not.
    expect(recusaDe(xml.replace(de, para.replaceAll('MonoReten', 'MonoRet').replace('>1<', '>0<')))).toBe('NF_TOTAL_NAO_FECHA');
  });
});

test('what is not paid for says so, unless it has installments all the same', () => {
  const semParcelas = nfeXml({ duplicatas: [] });
  const formas = (...deles: string[]): string =>
    `<pag>${deles.map((tPag) => `<detPag><tPag>${tPag}</tPag></detPag>`).join('')}</pag><infAdic>`;
  const com = (xml: string, ...deles: string[]) => lerNota(bytes(xml.replace('<infAdic>', formas(...deles)))).semCobranca;
  expect([com(semParcelas, '90'), com(semParcelas, '90', '15'), com(semParcelas), com(nfeXml(), '90')]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

describe('a national NFS-e', () => {
  test('is one service that goes to no deposit, with what is withheld', () => {
    expect(lerNota(bytes(nfseXml()))).toMatchObject({
      modelo: 'nfse',
      numero: '88',
      serie: null,
      totalCentavos: 100_000,
      retidoCentavos: 1500,
      itens: [{ estocado: false, quantidade: '1.0000', valorCentavos: 100_000 }],
      semCobranca: false,
      duplicatas: [],
    });
  });
  test('of a company whose CNPJ has letters, as new ones have since July 2026, is read by its key', () => {
    expect(lerNota(bytes(nfseXml({ cnpj: '12ABC34501DE35' })))).toMatchObject({
      chave: '150140212' + '12ABC34501DE35' + '000000000008826021234567890',
      emitente: { documento: '12ABC34501DE35' },
    });
  });
  test('cancelled, or under the key of another supplier, it is refused', () => {
    expect(recusaDe(nfseXml({ cStat: '999' }))).toBe('NF_NAO_AUTORIZADA');
    expect(recusaDe(nfseXml().replace(/Id="NFS15014021245997418000153/, 'Id="NFS15014021211222333000181'))).toBe('NF_CHAVE_NAO_CONFERE');
  });
});

describe('each file that is no invoice for the school is refused by its reason', () => {
  const chave = chaveDe();
  const errada = chave.slice(0, 43) + ((Number(chave.slice(43)) + 1) % 10);
  test.each<[string, string, () => string | Uint8Array]>([
    ['a key with a wrong digit', 'NF_CHAVE_NAO_CONFERE', () => nfeXml().replaceAll(chave, errada)],
    ['a good key of another invoice', 'NF_CHAVE_NAO_CONFERE', () => nfeXml().replaceAll(chave, chaveDe({ numero: 9 }))],
    [
      'a protocol of another invoice',
      'NF_CHAVE_NAO_CONFERE',
      () => nfeXml().replace(`<chNFe>${chave}`, `<chNFe>${chaveDe({ numero: 9 })}`),
    ],
    ['a key of another month', 'NF_CHAVE_NAO_CONFERE', () => nfeXml().replace('<dhEmi>2026-02', '<dhEmi>2026-01')],
    ['cancelled, by its protocol', 'NF_CANCELADA', () => nfeXml({ cStat: '101' })],
    [
      'cancelled, by an event beside a good protocol',
      'NF_CANCELADA',
      () => nfeXml({ aoLado: '<procEventoNFe><evento><infEvento><tpEvento>110111</tpEvento></infEvento></evento></procEventoNFe>' }),
    ],
    ['denied', 'NF_NAO_AUTORIZADA', () => nfeXml({ cStat: '302' })],
    ['without protocol', 'NF_SEM_PROTOCOLO', () => nfeXml({ protocolo: false })],
    ['a correction letter', 'NF_EVENTO', () => eventoXml('110110')],
    ['the event of a cancellation', 'NF_CANCELADA', () => eventoXml('110111')],
    ['of a test environment', 'NF_DE_TESTE', () => nfeXml({ tpAmb: '2' })],
    ['a receipt of a shop (model 65)', 'NF_MODELO_OU_VERSAO', () => nfeXml({ mod: '65' })],
    ['of an old version', 'NF_MODELO_OU_VERSAO', () => nfeXml({ versao: '3.10' })],
    ['a return', 'NF_DE_OUTRA_FINALIDADE', () => nfeXml({ finNFe: '4' })],
    ['a total that its items do not give', 'NF_TOTAL_NAO_FECHA', () => nfeXml({ total: '251.00' })],
    ['a supplier whose CNPJ does not exist', 'NF_FORNECEDOR_INVALIDO', () => nfeXml({ cnpj: '45997418000154' })],
    ['a signature of another file', 'NF_ASSINATURA_NAO_CONFERE', () => nfeXml({ assinada: 'AAAAAAAAAAAAAAAAAAAAAAAAAAA=' })],
    ['changed after it was signed', 'NF_ASSINATURA_NAO_CONFERE', () => nfeXml({ assinada: true }).replace('Pedido 77', 'Pedido 78')],
    ['a sheet of something else', 'NF_NAO_E_NOTA', () => '<html xmlns="http://www.w3.org/1999/xhtml"><body/></html>'],
    ['the right root of another namespace', 'NF_NAO_E_NOTA', () => nfeXml().replaceAll('http://www.portalfiscal.inf.br/nfe', 'urn:outra')],
    ['Latin-1 by its declaration', 'NF_CODIFICACAO', () => nfeXml().replace('encoding="UTF-8"', 'encoding="ISO-8859-1"')],
    ['bytes that are no UTF-8', 'NF_CODIFICACAO', () => new Uint8Array(Buffer.from(nfeXml(), 'latin1'))],
    ['UTF-16', 'NF_CODIFICACAO', () => new Uint8Array(Buffer.from(`\ufeff${nfeXml()}`, 'utf16le'))],
    ['cut in the middle', 'NF_XML_ILEGIVEL', () => nfeXml().slice(0, 2000)],
    ['no XML at all', 'NF_XML_ILEGIVEL', () => '%PDF-1.7'],
    ['empty', 'NF_XML_ILEGIVEL', () => ''],
  ])('%s: %s', (_, codigo, xml) => {
    expect(recusaDe(xml())).toBe(codigo);
  });
});

describe('hostile XML', () => {
  test('entity bombs and entities of other files are refused where they are defined', () => {
    const bomba = '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x "ha"><!ENTITY y "&x;&x;&x;&x;">]><a>&y;</a>';
    const externa = '<?xml version="1.0"?><!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>';
    expect(recusaDe(bomba)).toBe('NF_XML_COM_DEFINICOES');
    expect(recusaDe(externa)).toBe('NF_XML_COM_DEFINICOES');
    expect(recusaDe('<a>&outra;</a>')).toBe('NF_XML_ILEGIVEL');
    expect(recusaDe('<a>&#0;</a>')).toBe('NF_XML_ILEGIVEL');
  });
  test('fifty megabytes are not read, nor a hundred thousand tags in one another, nor as many beside each other', () => {
    expect(recusaDe(new Uint8Array(50 * 1_048_576))).toBe('NF_ARQUIVO_GRANDE');
    expect(recusaDe('<a>'.repeat(100_000))).toBe('NF_XML_ILEGIVEL');
    expect(recusaDe(`<a>${'<b/>'.repeat(100_000)}</a>`)).toBe('NF_XML_ILEGIVEL');
    expect(recusaDe(`<a ${'x'.repeat(1_000_000)}`)).toBe('NF_XML_ILEGIVEL');
    expect(recusaDe(`<a${' '.repeat(1_000_000)}`)).toBe('NF_XML_ILEGIVEL');
    expect(recusaDe(`<a${' b="1"'.repeat(100_000)}`)).toBe('NF_XML_ILEGIVEL');
  });
  test('whatever text and attribute are written, they are read back, and only once', () => {
    const letras = fc.string({ unit: 'grapheme', maxLength: 30 }).filter((t) => !/[\p{Cc}\ufffe\uffff]/u.test(t) && t.isWellFormed());
    fc.assert(
      fc.property(letras, letras, (texto, atributo) => {
        const raiz = { nome: 'a', atributos: [['b', atributo]] as const, filhos: texto === '' ? [] : [texto] };
        expect(lerXml(bytes(canonico(raiz)))).toEqual(raiz);
      }),
    );
    expect(recusaDe('<a/><b/>')).toBe('NF_XML_ILEGIVEL');
    expect(recusaDe('<a b="1" b="2"/>')).toBe('NF_XML_ILEGIVEL');
  });
});
