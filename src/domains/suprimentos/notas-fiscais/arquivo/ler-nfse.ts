import { centavos, formatarReais, somar } from '#shared/dinheiro.ts';
import { isChaveDeNfse } from '#shared/documentos/chave-de-acesso.ts';
import { curto, curtoOuNada, diaEm, dinheiroEm, documentoEm, obrigatorio } from './campos.ts';
import { emitenteDe } from './emitente.ts';
import { errosDoArquivo } from './erros.ts';
import type { NotaLida } from './nota-lida.ts';
import { conferirAssinatura } from './xml/assinatura.ts';
import { atributoDe, type Elemento, em, textoEm } from './xml/ler-xml.ts';

/** Of the states of an NFS-e, those of one that holds: issued, in place of another, by decision of a court, apart, of a MEI. */
const emitida = new Set(['100', '101', '102', '103', '107']);

/**
 * Reads an NFS-e of the national standard: one service, which goes to no deposit, and what its taker withholds. @throws NF_DE_TESTE,
 * NF_CHAVE_NAO_CONFERE, NF_ASSINATURA_NAO_CONFERE, NF_NAO_AUTORIZADA, NF_CAMPO_ILEGIVEL, NF_TOTAL_NAO_FECHA
 */
export function lerNfse(raiz: Elemento): NotaLida {
  const inf = em(raiz, 'infNFSe');
  const dps = em(inf, 'DPS', 'infDPS');
  if (!inf || !dps) throw errosDoArquivo.NF_CAMPO_ILEGIVEL({ parte: 'infNFSe' });
  const chave = (atributoDe(inf, 'Id') ?? '').replace(/^NFS/, '');
  const emitente = emitenteDe(em(inf, 'emit'), em(inf, 'emit', 'enderNac'), textoEm(dps, 'prest', 'regTrib', 'opSimpNac') !== '1');
  // The place of issue takes 7 characters of the key, how it was issued 1, and the kind of document 1.
  if (!isChaveDeNfse(chave) || !chave.slice(9, 23).endsWith(emitente.documento))
    throw errosDoArquivo.NF_CHAVE_NAO_CONFERE({ chave: chave || '—' });
  if (textoEm(dps, 'tpAmb') === '2') throw errosDoArquivo.NF_DE_TESTE();
  const situacao = textoEm(inf, 'cStat') ?? '—';
  if (!emitida.has(situacao)) throw errosDoArquivo.NF_NAO_AUTORIZADA({ chave, retorno: situacao });
  conferirAssinatura(inf, em(raiz, 'Signature'), [raiz]);
  const valores = em(dps, 'valores');
  const servico = dinheiroEm(valores, 'vServPrest', 'vServ');
  const desconto = dinheiroEm(valores, 'vDescCondIncond', 'vDescIncond');
  const totalCentavos = centavos(servico - desconto);
  const retidoCentavos = retidoEm(inf, valores);
  if (totalCentavos <= 0) throw errosDoArquivo.NF_TOTAL_NAO_FECHA({ soma: formatarReais(totalCentavos), total: formatarReais(servico) });
  const descricao = obrigatorio(dps, 'serv', 'cServ', 'xDescServ');
  return {
    modelo: 'nfse',
    chave,
    numero: obrigatorio(inf, 'nNFSe'),
    serie: null,
    dataEmissao: diaEm(dps, 'dhEmi'),
    descricao: curto(descricao, 120),
    emitente,
    destinatario: documentoEm(em(dps, 'toma')),
    itens: [
      {
        codigo: curtoOuNada(textoEm(dps, 'serv', 'cServ', 'cTribNac'), 60),
        gtin: null,
        descricao: curto(descricao, 120),
        unidade: 'UN',
        quantidade: '1.0000',
        valorCentavos: servico,
        descontoCentavos: desconto,
        impostosCentavos: centavos(0),
        estocado: false,
        tributavel: null,
      },
    ],
    freteCentavos: centavos(0),
    seguroCentavos: centavos(0),
    outrasCentavos: centavos(0),
    totalCentavos,
    retidoCentavos,
    semCobranca: false,
    duplicatas: [],
    observacoes: curtoOuNada(descricao.length > 120 ? descricao : null, 2000),
  };
}

/** What the file says that is withheld: in one sum, or by federal taxes and the ISS that the taker keeps. */
function retidoEm(inf: Elemento, valores: Elemento | undefined): NotaLida['retidoCentavos'] {
  const somado = textoEm(inf, 'valores', 'vTotalRet');
  if (somado !== null) return dinheiroEm(inf, 'valores', 'vTotalRet');
  const federais = ['vRetCP', 'vRetIRRF', 'vRetCSLL'].map((qual) => dinheiroEm(valores, 'trib', 'tribFed', qual));
  const iss = textoEm(valores, 'trib', 'tribMun', 'tpRetISSQN') === '2' ? dinheiroEm(inf, 'valores', 'vISSQN') : centavos(0);
  return somar([...federais, iss]);
}
