import { centavos, formatarReais, somar } from '#shared/dinheiro.ts';
import { isChaveDeAcesso, isChaveDeQuem, partesDaChave } from '#shared/documentos/chave-de-acesso.ts';
import { curto, curtoOuNada, diaEm, dinheiroEm, documentoEm, gtinDe, obrigatorio, quantidadeEm, unidadeDe } from './campos.ts';
import { emitenteDe } from './emitente.ts';
import { errosNotaFiscal } from '#domains/suprimentos/notas-fiscais/erros.ts';
import { errosDoArquivo } from './erros.ts';
import type { ItemLido, NotaLida } from './nota-lida.ts';
import { conferirAssinatura } from './xml/assinatura.ts';
import { atributoDe, type Elemento, em, nomeLocal, textoEm, todos } from './xml/ler-xml.ts';

const autorizada = new Set(['100', '150']);
const cancelada = new Set(['101', '151', '155']);
const CANCELAMENTO = '110111';
const semPagamento = '90';

/**
 * Reads an authorized NF-e. @throws NF_SEM_PROTOCOLO, NF_MODELO_OU_VERSAO, NF_DE_TESTE, NF_DE_OUTRA_FINALIDADE, NF_CHAVE_NAO_CONFERE,
 * NF_ASSINATURA_NAO_CONFERE, NF_CANCELADA, NF_NAO_AUTORIZADA, NF_CAMPO_ILEGIVEL, NF_TOTAL_NAO_FECHA
 */
export function lerNfe(raiz: Elemento): NotaLida {
  const nfe = nomeLocal(raiz) === 'NFe' ? raiz : em(raiz, 'NFe');
  const inf = em(nfe, 'infNFe');
  const ide = em(inf, 'ide');
  if (!nfe || !inf || !ide) throw errosDoArquivo.NF_CAMPO_ILEGIVEL({ parte: 'infNFe' });
  const modelo = obrigatorio(ide, 'mod');
  const versao = atributoDe(inf, 'versao') ?? '—';
  if (modelo !== '55' || versao !== '4.00') throw errosDoArquivo.NF_MODELO_OU_VERSAO({ modelo, versao });
  if (textoEm(ide, 'tpAmb') === '2') throw errosDoArquivo.NF_DE_TESTE();
  const chave = chaveDe(inf);
  conferirSituacao(raiz, chave);
  conferirAssinatura(inf, em(nfe, 'Signature'), raiz === nfe ? [nfe] : [raiz, nfe]);
  if (textoEm(ide, 'tpNF') === '0' || textoEm(ide, 'finNFe') !== '1') throw errosDoArquivo.NF_DE_OUTRA_FINALIDADE();
  const total = em(inf, 'total', 'ICMSTot');
  const itens = todos(inf, 'det').map(lerItem);
  const duplicatas = todos(em(inf, 'cobr'), 'dup').map((d) => ({
    dataVencimento: diaEm(d, 'dVenc'),
    valorCentavos: dinheiroEm(d, 'vDup'),
  }));
  const formas = todos(em(inf, 'pag'), 'detPag').map((d) => textoEm(d, 'tPag'));
  const nota: NotaLida = {
    modelo: 'nfe',
    chave,
    numero: obrigatorio(ide, 'nNF'),
    serie: obrigatorio(ide, 'serie'),
    dataEmissao: diaEm(ide, 'dhEmi'),
    descricao: curto(textoEm(ide, 'natOp') ?? '', 120) || 'Compra',
    emitente: emitenteDe(em(inf, 'emit'), em(inf, 'emit', 'enderEmit'), textoEm(inf, 'emit', 'CRT') !== '3'),
    destinatario: documentoEm(em(inf, 'dest')),
    itens,
    freteCentavos: dinheiroEm(total, 'vFrete'),
    seguroCentavos: dinheiroEm(total, 'vSeg'),
    outrasCentavos: dinheiroEm(total, 'vOutro'),
    totalCentavos: dinheiroEm(total, 'vNF'),
    retidoCentavos: retidoEm(em(inf, 'total')),
    semCobranca: duplicatas.length === 0 && formas.length > 0 && formas.every((forma) => forma === semPagamento),
    duplicatas,
    observacoes: curtoOuNada(textoEm(inf, 'infAdic', 'infCpl'), 2000),
  };
  const partes = partesDaChave(chave);
  if (
    !isChaveDeQuem(chave, nota.emitente.documento) ||
    partes.anoMes !== nota.dataEmissao.slice(0, 7) ||
    partes.numero !== nota.numero ||
    partes.serie !== nota.serie
  )
    throw errosDoArquivo.NF_CHAVE_NAO_CONFERE({ chave });
  conferirTotal(nota);
  return nota;
}

/** What the invoice says that is withheld, where it says so: of its total, and of the services in it by the municipality. */
function retidoEm(total: Elemento | undefined): NotaLida['retidoCentavos'] {
  const [retTrib, issqn] = [em(total, 'retTrib'), em(total, 'ISSQNtot')];
  if (!retTrib && textoEm(issqn, 'vISSRet') === null) return null;
  return somar([
    ...['vRetPIS', 'vRetCOFINS', 'vRetCSLL', 'vIRRF', 'vRetPrev'].map((qual) => dinheiroEm(retTrib, qual)),
    dinheiroEm(issqn, 'vISSRet'),
  ]);
}

function chaveDe(inf: Elemento): string {
  const chave = (atributoDe(inf, 'Id') ?? '').replace(/^NFe/, '');
  if (!isChaveDeAcesso(chave)) throw errosDoArquivo.NF_CHAVE_NAO_CONFERE({ chave: chave || '—' });
  return chave;
}

/** Authorized under its own key, and not cancelled by what stands beside it. */
function conferirSituacao(raiz: Elemento, chave: string): void {
  const protocolo = em(raiz, 'protNFe', 'infProt');
  if (!protocolo) throw errosDoArquivo.NF_SEM_PROTOCOLO();
  if (textoEm(protocolo, 'chNFe') !== chave) throw errosDoArquivo.NF_CHAVE_NAO_CONFERE({ chave });
  const situacao = textoEm(protocolo, 'cStat') ?? '—';
  const eventos = todos(raiz, 'procEventoNFe').map((e) => textoEm(e, 'evento', 'infEvento', 'tpEvento'));
  if (cancelada.has(situacao) || eventos.includes(CANCELAMENTO)) throw errosNotaFiscal.NF_CANCELADA({ chave });
  if (!autorizada.has(situacao)) throw errosDoArquivo.NF_NAO_AUTORIZADA({ chave, retorno: situacao });
}

function lerItem(det: Elemento): ItemLido {
  const prod = em(det, 'prod');
  const imposto = em(det, 'imposto');
  const icms = em(imposto, 'ICMS')?.filhos.find((f) => typeof f !== 'string');
  // What does not enter the total (a gift, what another invoice charged) costs nothing here.
  const entra = textoEm(prod, 'indTot') !== '0';
  const deduzido = textoEm(icms, 'indDeduzDeson') === '1' ? dinheiroEm(icms, 'vICMSDeson') : centavos(0);
  return {
    codigo: curtoOuNada(textoEm(prod, 'cProd'), 60),
    gtin: gtinDe(textoEm(prod, 'cEAN')),
    descricao: curto(obrigatorio(prod, 'xProd'), 120),
    unidade: unidadeDe(obrigatorio(prod, 'uCom')),
    quantidade: quantidadeEm(prod, 'qCom'),
    valorCentavos: entra ? dinheiroEm(prod, 'vProd') : centavos(0),
    descontoCentavos: entra ? somar([dinheiroEm(prod, 'vDesc'), deduzido]) : centavos(0),
    impostosCentavos: somar([
      dinheiroEm(imposto, 'IPI', 'IPITrib', 'vIPI'),
      dinheiroEm(icms, 'vICMSST'),
      dinheiroEm(icms, 'vFCPST'),
      // Of fuels: withheld in one phase, and charged on top.
      dinheiroEm(icms, 'vICMSMonoReten'),
      textoEm(imposto, 'PISST', 'indSomaPISST') === '1' ? dinheiroEm(imposto, 'PISST', 'vPIS') : centavos(0),
      textoEm(imposto, 'COFINSST', 'indSomaCOFINSST') === '1' ? dinheiroEm(imposto, 'COFINSST', 'vCOFINS') : centavos(0),
      dinheiroEm(imposto, 'II', 'vII'),
      dinheiroEm(det, 'impostoDevol', 'IPI', 'vIPIDevol'),
    ]),
    // A service that an invoice of goods brings along.
    estocado: !em(imposto, 'ISSQN'),
    tributavel:
      textoEm(prod, 'qTrib') === null
        ? null
        : {
            gtin: gtinDe(textoEm(prod, 'cEANTrib')),
            unidade: unidadeDe(textoEm(prod, 'uTrib') ?? ''),
            quantidade: quantidadeEm(prod, 'qTrib'),
          },
  };
}

/** What the items cost is what the invoice says that it costs. */
function conferirTotal({ itens, freteCentavos, seguroCentavos, outrasCentavos, totalCentavos }: NotaLida): void {
  const deles = itens.map((i) => centavos(i.valorCentavos - i.descontoCentavos + i.impostosCentavos));
  const soma = somar([...deles, freteCentavos, seguroCentavos, outrasCentavos]);
  if (itens.length === 0 || totalCentavos <= 0 || soma !== totalCentavos)
    throw errosDoArquivo.NF_TOTAL_NAO_FECHA({ soma: formatarReais(soma), total: formatarReais(totalCentavos) });
}
