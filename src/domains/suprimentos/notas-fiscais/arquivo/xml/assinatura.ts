import { createHash } from 'node:crypto';
import { errosDoArquivo } from '../erros.ts';
import { atributoDe, dentroDe, type Elemento, em, textoEm } from './ler-xml.ts';

/** A part of a document as signatures see it (Canonical XML 1.0 without comments), with what is declared around it. */
export function canonico(e: Elemento, declaradas: ReadonlyMap<string, string> = new Map()): string {
  const suas = new Map(e.atributos.flatMap(([chave, valor]) => (isDeclaracao(chave) ? [[chave, valor] as const] : [])));
  const novas = [...suas].filter(([chave, valor]) => declaradas.get(chave) !== valor).toSorted(porNome);
  const comuns = e.atributos.filter(([chave]) => !isDeclaracao(chave)).toSorted(porNome);
  const marca = [...novas, ...comuns].map(([chave, valor]) => ` ${chave}="${noAtributo(valor)}"`).join('');
  const aqui = suas.size === 0 ? declaradas : new Map([...declaradas, ...suas]);
  const dentro = e.filhos.map((f) => (typeof f === 'string' ? noTexto(f) : canonico(f, aqui))).join('');
  return `<${e.nome}${marca}>${dentro}</${e.nome}>`;
}

const isDeclaracao = (chave: string): boolean => chave === 'xmlns' || chave.startsWith('xmlns:');
const porNome = ([a]: readonly [string, string], [b]: readonly [string, string]): number => (a < b ? -1 : 1);
const noTexto = (t: string): string => t.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\r', '&#xD;');
const noAtributo = (t: string): string =>
  t
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\t', '&#x9;')
    .replaceAll('\n', '&#xA;')
    .replaceAll('\r', '&#xD;');

const resumos: Readonly<Record<string, string>> = {
  'http://www.w3.org/2000/09/xmldsig#sha1': 'sha1',
  'http://www.w3.org/2001/04/xmlenc#sha256': 'sha256',
};

/**
 * Compares the digest in the signature of an invoice with what the file says now: a signature of another file, or of this one before
 * somebody changed it, is found. `pais` are the elements around, outermost first. Whose certificate signed is not looked at.
 * @throws NF_ASSINATURA_NAO_CONFERE
 */
export function conferirAssinatura(assinado: Elemento, assinatura: Elemento | undefined, pais: readonly Elemento[]): void {
  if (!assinatura) return;
  const referencia = em(assinatura, 'SignedInfo', 'Reference');
  const resumo = resumos[atributoDe(em(referencia, 'DigestMethod'), 'Algorithm') ?? ''];
  const dito = textoEm(referencia, 'DigestValue')?.replaceAll(/\s/g, '');
  if (resumo === undefined || atributoDe(referencia, 'URI') !== `#${atributoDe(assinado, 'Id')}`)
    throw errosDoArquivo.NF_ASSINATURA_NAO_CONFERE();
  // An enveloped signature is no part of what it signs.
  const semEla = { ...assinado, filhos: assinado.filhos.filter((f) => f !== assinatura) };
  // The invoice was signed before it was put beside its protocol: what is declared outside of it may have come later.
  const contextos = [pais, pais.slice(-1)].map(
    (fora) => new Map([...fora, assinado].flatMap(({ atributos }) => atributos.filter(([chave]) => isDeclaracao(chave)))),
  );
  const confere = contextos.some((declaradas) => {
    const comTudo: Elemento = { ...semEla, atributos: [...declaradas, ...semEla.atributos.filter(([chave]) => !isDeclaracao(chave))] };
    return createHash(resumo).update(canonico(comTudo), 'utf8').digest('base64') === dito;
  });
  if (!confere) throw errosDoArquivo.NF_ASSINATURA_NAO_CONFERE();
}

/** The first element of a name anywhere inside, outermost first. */
export function procurar(e: Elemento, local: string): Elemento | undefined {
  const [direto] = dentroDe(e).filter((f) => f.nome.endsWith(local) && f.nome.slice(f.nome.indexOf(':') + 1) === local);
  if (direto) return direto;
  for (const f of dentroDe(e)) {
    const achado = procurar(f, local);
    if (achado) return achado;
  }
  return undefined;
}
