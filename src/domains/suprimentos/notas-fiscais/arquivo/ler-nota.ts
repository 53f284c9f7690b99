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

/** Reads a file as the invoice that it is, by its root and namespace. @throws what `lerXml`, `lerNfe` and `lerNfse` do, NF_EVENTO, NF_CANCELADA, NF_NAO_E_NOTA */
export function lerNota(bytes: Uint8Array): NotaLida {
  const raiz = lerXml(bytes);
  const [local, espaco] = [nomeLocal(raiz), espacoDe(raiz)];
  if (espaco === NFE && (local === 'nfeProc' || local === 'NFe')) return lerNfe(raiz);
  if (espaco === NFSE && local === 'NFSe') return lerNfse(raiz);
  if ((espaco === NFE || espaco === NFSE) && eventos.has(local)) throw recusaDoEvento(raiz);
  throw errosDoArquivo.NF_NAO_E_NOTA({ raiz: local.slice(0, 40) });
}

function recusaDoEvento(raiz: Elemento) {
  const inf = procurar(raiz, 'infEvento') ?? procurar(raiz, 'infPedReg');
  const chave = textoEm(inf, 'chNFe') ?? textoEm(inf, 'chNFSe') ?? '—';
  const tipos = [textoEm(inf, 'tpEvento') ?? '', ...(inf?.filhos ?? []).map((f) => (typeof f === 'string' ? '' : nomeLocal(f)))];
  return tipos.some((tipo) => cancelamentos.has(tipo)) ? errosDoArquivo.NF_CANCELADA({ chave }) : errosDoArquivo.NF_EVENTO({ chave });
}

function espacoDe(e: Elemento): string | null {
  const [prefixo, local] = e.nome.split(':');
  return atributoDe(e, local === undefined ? 'xmlns' : `xmlns:${prefixo}`);
}
