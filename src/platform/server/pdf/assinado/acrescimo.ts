import { errosDoPdfAssinado as erros } from './erros.ts';
import { lerObjeto, lerRevisoes, type Revisoes } from './revisoes.ts';
import { type Dicionario, escrever, isDicionario, type Valor } from './valores.ts';

/** What a signing program may write anew in the catalog: its fields, and what says of the file how it was signed. */
const DO_CATALOGO = ['/AcroForm', '/DSS', '/Extensions', '/Metadata', '/Perms', '/Version'];
const DA_PAGINA = ['/Annots'];
/** Stamps that cover more of a page hide its words. */
const PARTE_DA_PAGINA = 0.25;

/**
 * Our original is the beginning of what came back, and whoever opens the file finds the same catalog, pages and words at the places where we wrote
 * them: what was appended may bring signature fields with their stamps, and nothing else that is shown. @throws PDF_DE_OUTRO_DOCUMENTO
 */
export function conferirAcrescimo(pdf: Buffer, original: Buffer): void {
  if (!pdf.subarray(0, original.length).equals(original)) throw erros.PDF_DE_OUTRO_DOCUMENTO();
  const texto = pdf.toString('latin1');
  const nossas = lerRevisoes(original.toString('latin1'));
  const todas = lerRevisoes(texto);
  if (!nossas || !todas || !continua(texto, { nossas, todas, tamanho: original.length })) throw erros.PDF_DE_OUTRO_DOCUMENTO();
  const ler = (referencia: Valor | undefined): Valor | null => {
    if (typeof referencia !== 'string') return referencia ?? null;
    const numero = /^(\d+) \d+ R$/.exec(referencia)?.[1];
    return numero === undefined ? null : lerObjeto(texto, numero, todas.lugares.get(numero));
  };
  const trailer = nossas.secoes[0]?.trailer;
  const raiz = trailer?.get('/Root');
  for (const [numero, lugar] of nossas.lugares) {
    const agora = todas.lugares.get(numero);
    // Who wrote the file and when is shown on no page.
    if (agora === lugar || trailer?.get('/Info') === `${numero} 0 R`) continue;
    const velho = lerObjeto(texto, numero, lugar);
    const novo = lerObjeto(texto, numero, agora);
    if (!isDicionario(velho) || !isDicionario(novo)) throw erros.PDF_DE_OUTRO_DOCUMENTO();
    const isPagina = velho.get('/Type') === '/Page';
    const livres = isPagina ? DA_PAGINA : raiz === `${numero} 0 R` ? DO_CATALOGO : [];
    const mesmas = [...new Set([...velho.keys(), ...novo.keys()])].every(
      (chave) => livres.includes(chave) || escrever(velho.get(chave) ?? '') === escrever(novo.get(chave) ?? ''),
    );
    const formulario = ler(novo.get('/AcroForm'));
    const soAssinaturas = isPagina ? trazSoAssinaturas(velho, novo, ler) : !(isDicionario(formulario) && formulario.has('/XFA'));
    if (livres.length === 0 || !mesmas || !soAssinaturas) throw erros.PDF_DE_OUTRO_DOCUMENTO();
  }
}

/** The tables go on from ours, under our catalog, and what each adds is written once and packed into no stream. */
function continua(texto: string, { nossas, todas, tamanho }: { nossas: Revisoes; todas: Revisoes; tamanho: number }): boolean {
  const [nossa] = nossas.secoes;
  const novas = todas.secoes.slice(0, -nossas.secoes.length);
  if (!nossa || todas.secoes.at(-nossas.secoes.length)?.em !== nossa.em) return false;
  return novas.every(({ em, trailer }, i) => {
    const trecho = texto.slice(Math.max(tamanho, novas[i + 1]?.em ?? 0), em);
    const escritos = [...trecho.matchAll(/(?:^|[\r\n])\s*(\d+) \d+ obj\b/g)].map((m) => m[1]);
    return (
      em >= tamanho &&
      trailer.get('/Root') === nossa.trailer.get('/Root') &&
      new Set(escritos).size === escritos.length &&
      !/\/ObjStm\b/.test(trecho)
    );
  });
}

/** What a page shows over its content is what it showed, and signature fields that leave most of it free. */
function trazSoAssinaturas(velha: Dicionario, nova: Dicionario, ler: (r: Valor | undefined) => Valor | null): boolean {
  const listar = (pagina: Dicionario): readonly Valor[] | null => {
    const lista = pagina.has('/Annots') ? ler(pagina.get('/Annots')) : [];
    return Array.isArray(lista) ? (lista as readonly Valor[]) : null;
  };
  const [antes, depois] = [listar(velha), listar(nova)];
  if (!antes || !depois || !antes.every((a) => depois.includes(a))) return false;
  const areas = depois.filter((a) => !antes.includes(a)).map((a) => areaDoCampo(ler(a)));
  return areas.every((a) => a !== null) && areas.reduce((x, y) => x + y, 0) <= PARTE_DA_PAGINA * (area(nova.get('/MediaBox')) ?? 0);
}

function areaDoCampo(anotacao: Valor | null): number | null {
  if (!isDicionario(anotacao) || anotacao.get('/Subtype') !== '/Widget' || anotacao.get('/FT') !== '/Sig') return null;
  return area(anotacao.get('/Rect'));
}

function area(caixa: Valor | undefined): number | null {
  if (!Array.isArray(caixa) || caixa.length !== 4) return null;
  const [a = Number.NaN, b = Number.NaN, c = Number.NaN, d = Number.NaN] = caixa.map(Number);
  const medida = Math.abs((c - a) * (d - b));
  return Number.isFinite(medida) ? medida : null;
}
