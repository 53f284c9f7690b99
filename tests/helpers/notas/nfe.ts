import { createHash } from 'node:crypto';
import { escreverDecimal } from '#shared/decimais.ts';
import { digitoDaChave } from '#shared/documentos/chave-de-acesso.ts';

export const CNPJ_DA_ESCOLA = '11222333000181';
export const CNPJ_DO_FORNECEDOR = '45997418000153';

type ItemDoXml = {
  cProd: string;
  cEAN?: string;
  xProd: string;
  uCom?: string;
  qCom: string;
  vProd: string;
  vDesc?: string;
  vIPI?: string;
  cEANTrib?: string;
  qTrib?: string;
};
export type NotaDoXml = {
  numero?: number;
  serie?: number;
  emissao?: string;
  cnpj?: string;
  nome?: string;
  destinatario?: string;
  crt?: string;
  itens?: readonly ItemDoXml[];
  frete?: string;
  total?: string;
  duplicatas?: readonly (readonly [vencimento: string, valor: string])[];
  cStat?: string;
  tpAmb?: string;
  mod?: string;
  versao?: string;
  finNFe?: string;
  observacao?: string;
  /** What stands beside the invoice in its envelope. */
  aoLado?: string;
  /** Signed, as real ones are; of another content where a digest is given. */
  assinada?: boolean | string;
  protocolo?: boolean;
};

/** Two boxes of twelve bottles, a ream, freight of 10,00: 250,00 in two installments. */
export const itensDoXml: readonly ItemDoXml[] = [
  { cProd: 'DET12', xProd: 'DETERGENTE NEUTRO 500ML CX 12', uCom: 'CX', qCom: '2.0000', vProd: '60.00', qTrib: '24.0000' },
  { cProd: 'PAP500', xProd: 'PAPEL SULFITE A4 500 FOLHAS', uCom: 'RM', qCom: '6.0000', vProd: '180.00', qTrib: '6.0000' },
];

export const chaveDe = ({
  numero = 1234,
  serie = 1,
  emissao = '2026-02-03',
  cnpj = CNPJ_DO_FORNECEDOR,
  mod = '55',
}: NotaDoXml = {}): string => {
  const corpo = `15${emissao.slice(2, 4)}${emissao.slice(5, 7)}${cnpj}${mod}${String(serie).padStart(3, '0')}${String(numero).padStart(9, '0')}183520469`;
  return corpo + digitoDaChave(corpo);
};

const valor = (itens: readonly ItemDoXml[], qual: 'vProd' | 'vDesc' | 'vIPI'): number =>
  itens.reduce((soma, i) => soma + Math.round(Number(i[qual] ?? 0) * 100), 0);
const reais = (centavos: number): string => escreverDecimal(BigInt(centavos), 2);

/** The XML of an authorized NF-e, as suppliers send it; override what the test is about. */
export function nfeXml(nota: NotaDoXml = {}): string {
  const { numero = 1234, serie = 1, emissao = '2026-02-03', cnpj = CNPJ_DO_FORNECEDOR, itens = itensDoXml, frete = '10.00' } = nota;
  const chave = chaveDe(nota);
  const total = valor(itens, 'vProd') - valor(itens, 'vDesc') + valor(itens, 'vIPI') + Math.round(Number(frete) * 100);
  const vNF = nota.total ?? reais(total);
  const dups = nota.duplicatas ?? [
    ['2026-03-10', reais(Math.ceil(total / 2))],
    ['2026-04-10', reais(Math.floor(total / 2))],
  ];
  const det = itens.map(
    (i, n) =>
      `<det nItem="${n + 1}"><prod><cProd>${i.cProd}</cProd><cEAN>${i.cEAN ?? 'SEM GTIN'}</cEAN><xProd>${i.xProd}</xProd><NCM>34022000</NCM><CFOP>5102</CFOP><uCom>${i.uCom ?? 'UN'}</uCom><qCom>${i.qCom}</qCom><vUnCom>1.0000000000</vUnCom><vProd>${i.vProd}</vProd><cEANTrib>${i.cEANTrib ?? 'SEM GTIN'}</cEANTrib><uTrib>UN</uTrib><qTrib>${i.qTrib ?? i.qCom}</qTrib><vUnTrib>1.00</vUnTrib>${i.vDesc ? `<vDesc>${i.vDesc}</vDesc>` : ''}<indTot>1</indTot></prod><imposto><ICMS><ICMSSN102><orig>0</orig><CSOSN>102</CSOSN></ICMSSN102></ICMS>${i.vIPI ? `<IPI><cEnq>999</cEnq><IPITrib><CST>50</CST><vIPI>${i.vIPI}</vIPI></IPITrib></IPI>` : ''}</imposto></det>`,
  );
  const corpo = `<ide><cUF>15</cUF><cNF>83520469</cNF><natOp>VENDA DE MERCADORIA</natOp><mod>${nota.mod ?? '55'}</mod><serie>${serie}</serie><nNF>${numero}</nNF><dhEmi>${emissao}T10:22:00-03:00</dhEmi><tpNF>1</tpNF><tpAmb>${nota.tpAmb ?? '1'}</tpAmb><finNFe>${nota.finNFe ?? '1'}</finNFe></ide><emit><CNPJ>${cnpj}</CNPJ><xNome>${nota.nome ?? 'Distribuidora Bel&amp;m Ltda'}</xNome><enderEmit><xLgr>Av. Almirante Barroso</xLgr><nro>100</nro><xBairro>Marco</xBairro><xMun>Bel\u00e9m</xMun><UF>PA</UF><CEP>66093020</CEP><fone>9132310000</fone></enderEmit><IE>151234567</IE><CRT>${nota.crt ?? '3'}</CRT></emit><dest><CNPJ>${nota.destinatario ?? CNPJ_DA_ESCOLA}</CNPJ><xNome>Col\u00e9gio Exemplo</xNome></dest>${det.join('')}<total><ICMSTot><vProd>${reais(valor(itens, 'vProd'))}</vProd><vFrete>${frete}</vFrete><vSeg>0.00</vSeg><vDesc>${reais(valor(itens, 'vDesc'))}</vDesc><vOutro>0.00</vOutro><vNF>${vNF}</vNF></ICMSTot></total><cobr>${dups.map(([venc, v], n) => `<dup><nDup>00${n + 1}</nDup><dVenc>${venc}</dVenc><vDup>${v}</vDup></dup>`).join('')}</cobr><infAdic><infCpl>${nota.observacao ?? 'Pedido 77'}</infCpl></infAdic>`;
  const abre = `<infNFe Id="NFe${chave}" versao="${nota.versao ?? '4.00'}">`;
  // What is signed has the namespace of what it stood in.
  const canonico = `<infNFe xmlns="http://www.portalfiscal.inf.br/nfe"${abre.slice(7)}${corpo}</infNFe>`;
  const digest = typeof nota.assinada === 'string' ? nota.assinada : createHash('sha1').update(canonico, 'utf8').digest('base64');
  const assinatura = nota.assinada
    ? `<Signature xmlns="http://www.w3.org/2000/09/xmldsig#"><SignedInfo><CanonicalizationMethod Algorithm="http://www.w3.org/TR/2001/REC-xml-c14n-20010315"/><Reference URI="#NFe${chave}"><DigestMethod Algorithm="http://www.w3.org/2000/09/xmldsig#sha1"/><DigestValue>${digest}</DigestValue></Reference></SignedInfo><SignatureValue>AAAA</SignatureValue></Signature>`
    : '';
  const protocolo =
    nota.protocolo === false
      ? ''
      : `<protNFe versao="4.00"><infProt><tpAmb>1</tpAmb><chNFe>${chave}</chNFe><nProt>115260000000001</nProt><cStat>${nota.cStat ?? '100'}</cStat></infProt></protNFe>`;
  return `<?xml version="1.0" encoding="UTF-8"?><nfeProc xmlns="http://www.portalfiscal.inf.br/nfe" versao="4.00"><NFe xmlns="http://www.portalfiscal.inf.br/nfe">${abre}${corpo}</infNFe>${assinatura}</NFe>${protocolo}${nota.aoLado ?? ''}</nfeProc>`;
}

/** The XML of an event of an invoice: a correction letter, or its cancellation. */
export const eventoXml = (tpEvento: string, chave = chaveDe()): string =>
  `<?xml version="1.0" encoding="UTF-8"?><procEventoNFe xmlns="http://www.portalfiscal.inf.br/nfe" versao="1.00"><evento versao="1.00"><infEvento Id="ID${tpEvento}${chave}01"><chNFe>${chave}</chNFe><tpEvento>${tpEvento}</tpEvento></infEvento></evento></procEventoNFe>`;

/** The XML of an NFS-e of the national standard: a month of maintenance for 1.000,00, with income tax withheld. */
export function nfseXml({ numero = 88, servico = '1000.00', retido = '15.00', cnpj = CNPJ_DO_FORNECEDOR, cStat = '100' } = {}): string {
  const chave = `1501402${'1'}2${cnpj}${String(numero).padStart(13, '0')}2602${'123456789'}0`;
  return `<?xml version="1.0" encoding="UTF-8"?><NFSe xmlns="http://www.sped.fazenda.gov.br/nfse" versao="1.00"><infNFSe Id="NFS${chave}"><xLocEmi>Bel\u00e9m</xLocEmi><nNFSe>${numero}</nNFSe><cStat>${cStat}</cStat><dhProc>2026-02-05T09:00:00-03:00</dhProc><emit><CNPJ>${cnpj}</CNPJ><xNome>Manuten\u00e7\u00e3o Guam\u00e1 Ltda</xNome><enderNac><xLgr>Rua dos Mundurucus</xLgr><nro>10</nro><xBairro>Guam\u00e1</xBairro><cMun>1501402</cMun><UF>PA</UF><CEP>66073000</CEP></enderNac></emit><valores><vTotalRet>${retido}</vTotalRet><vLiq>985.00</vLiq></valores><DPS><infDPS><tpAmb>1</tpAmb><dhEmi>2026-02-05T08:59:00-03:00</dhEmi><serie>1</serie><nDPS>88</nDPS><dCompet>2026-02-05</dCompet><prest><CNPJ>${cnpj}</CNPJ><regTrib><opSimpNac>1</opSimpNac></regTrib></prest><toma><CNPJ>${CNPJ_DA_ESCOLA}</CNPJ><xNome>Col\u00e9gio Exemplo</xNome></toma><serv><cServ><cTribNac>140101</cTribNac><xDescServ>Manuten\u00e7\u00e3o dos aparelhos de ar</xDescServ></cServ></serv><valores><vServPrest><vServ>${servico}</vServ></vServPrest><trib><tribMun><tpRetISSQN>1</tpRetISSQN></tribMun><tribFed><vRetIRRF>${retido}</vRetIRRF></tribFed></trib></valores></infDPS></DPS></infNFSe></NFSe>`;
}
