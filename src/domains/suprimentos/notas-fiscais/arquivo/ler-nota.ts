import { errosNotaFiscal } from '#domains/suprimentos/notas-fiscais/erros.ts';
import { ErroNegocio } from '#shared/erros.ts';
import { errosDoArquivo } from './erros.ts';
import { lerNfe } from './ler-nfe.ts';
import { lerNfse } from './ler-nfse.ts';
import type { NotaLida } from './nota-lida.ts';
import { procurar } from './xml/assinatura.ts';
import { atributoDe, type Elemento, lerXml, nomeLocal, textoEm } from './xml/ler-xml.ts';

const NFE = 'http://www.portalfiscal.inf.br/nfe';
const NFSE = 'http://www.sped.fazenda.gov.br/nfse';
const eventos = new Set(['procEventoNFe', 'envEvento', 'evento', 'retEnvEvento', 'pedRegEvento', 'procEventoNFSe']);
/** Events that end an invoice: of an NF-e, and of an NFS-e. */
const cancelamentos = new Set(['110111', '110112', 'e101101', 'e105102', 'e105104']);
const FORMA_DA_CHAVE = /^[0-9A-Z]{44,50}$/;

/** Reads a file as the invoice that it is, by its root and namespace. @throws what `lerXml`, `lerNfe` and `lerNfse` do, NF_EVENTO, NF_CANCELADA, NF_NAO_E_NOTA */
export function lerNota(bytes: Uint8Array): NotaLida {
  const raiz = lerXml(bytes);
  const [local, espaco] = [nomeLocal(raiz), espacoDe(raiz)];
  if (espaco === NFE && (local === 'nfeProc' || local === 'NFe')) return lerNfe(raiz);
  if (espaco === NFSE && local === 'NFSe') return lerNfse(raiz);
  if (isEvento(raiz)) {
    const { chave, cancela } = lerEvento(raiz);
    throw cancela ? errosNotaFiscal.NF_CANCELADA({ chave }) : errosDoArquivo.NF_EVENTO({ chave });
  }
  throw errosDoArquivo.NF_NAO_E_NOTA({ raiz: local.slice(0, 40) });
}

/** The key of the invoice that a file cancels; null of any other file. What is no event is not read for it. */
export function chaveQueCancela(bytes: Buffer): string | null {
  if (!bytes.subarray(0, 1024).includes('vento')) return null;
  try {
    const raiz = lerXml(bytes);
    const { chave, cancela } = lerEvento(raiz);
    return isEvento(raiz) && cancela && FORMA_DA_CHAVE.test(chave) ? chave : null;
  } catch (causa) {
    // Who sends it is told so when it is its turn.
    if (causa instanceof ErroNegocio) return null;
    throw causa;
  }
}

const isEvento = (raiz: Elemento): boolean => [NFE, NFSE].includes(espacoDe(raiz) ?? '') && eventos.has(nomeLocal(raiz));

function lerEvento(raiz: Elemento): { chave: string; cancela: boolean } {
  const inf = procurar(raiz, 'infEvento') ?? procurar(raiz, 'infPedReg');
  const tipos = [textoEm(inf, 'tpEvento') ?? '', ...(inf?.filhos ?? []).map((f) => (typeof f === 'string' ? '' : nomeLocal(f)))];
  return { chave: textoEm(inf, 'chNFe') ?? textoEm(inf, 'chNFSe') ?? '—', cancela: tipos.some((tipo) => cancelamentos.has(tipo)) };
}

function espacoDe(e: Elemento): string | null {
  const [prefixo, local] = e.nome.split(':');
  return atributoDe(e, local === undefined ? 'xmlns' : `xmlns:${prefixo}`);
}
