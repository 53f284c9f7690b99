import * as asn1 from 'asn1js';
import { createHash, sign } from 'node:crypto';
import { cru, der, type Identidade, SHA256_RSA } from './certificados.ts';

const oid = (value: string) => new asn1.ObjectIdentifier({ value });
const seq = (...value: asn1.AsnType[]) => new asn1.Sequence({ value });
const set = (...value: asn1.AsnType[]) => new asn1.Set({ value });
const em = (tagNumber: number, value: asn1.AsnType[]) => new asn1.Constructed({ idBlock: { tagClass: 3, tagNumber }, value });
const SHA256 = '2.16.840.1.101.3.4.2.1';
const FURO = 12_000;

function cmsDe(conteudo: readonly Buffer[], quem: Identidade, cadeia: readonly Identidade[]): Buffer {
  const hash = createHash('sha256');
  for (const parte of conteudo) hash.update(parte);
  const atributos = [
    seq(oid('1.2.840.113549.1.9.3'), set(oid('1.2.840.113549.1.7.1'))),
    seq(oid('1.2.840.113549.1.9.4'), set(new asn1.OctetString({ valueHex: hash.digest() }))),
  ];
  const assinatura = sign('sha256', der(set(...atributos)), quem.chave);
  const emissor = asn1.fromBER(quem.der).result as asn1.Sequence;
  const tbs = emissor.valueBlock.value[0] as asn1.Sequence;
  const info = seq(
    new asn1.Integer({ value: 1 }),
    seq(tbs.valueBlock.value[3] as asn1.AsnType, new asn1.Integer({ value: quem.serie })),
    seq(oid(SHA256)),
    em(0, atributos),
    seq(oid(SHA256_RSA), new asn1.Null()),
    new asn1.OctetString({ valueHex: assinatura }),
  );
  const dados = seq(
    new asn1.Integer({ value: 1 }),
    set(seq(oid(SHA256))),
    seq(oid('1.2.840.113549.1.7.1')),
    em(
      0,
      [quem, ...cadeia].map((c) => cru(c.der)),
    ),
    set(info),
  );
  return der(seq(oid('1.2.840.113549.1.7.2'), em(0, [dados])));
}

/** A chain as authorities publish it: signed data that nobody signed. */
export const p7bDe = (cadeia: readonly Identidade[]): Buffer =>
  der(
    seq(
      oid('1.2.840.113549.1.7.2'),
      em(0, [
        seq(
          new asn1.Integer({ value: 1 }),
          set(),
          seq(oid('1.2.840.113549.1.7.1')),
          em(
            0,
            cadeia.map((c) => cru(c.der)),
          ),
          set(),
        ),
      ]),
    ),
  );

type Acrescimo = { cadeia?: readonly Identidade[]; antes?: string; raiz?: string; rect?: string };
const ultimo = (texto: string, padrao: RegExp): string => [...texto.matchAll(padrao)].at(-1)?.[1] ?? '';

/** Objects of an update, with the table that says where they stand. */
function tabelaDe(base: number, objetos: string, trailer: string): string {
  const linhas = [...objetos.matchAll(/(?:^|\n)(\d+) 0 obj/g)].map((m) => {
    const em = base + (m.index ?? 0) + (m[0].startsWith('\n') ? 1 : 0);
    return `${m[1]} 1\n${`${em}`.padStart(10, '0')} 00000 n \n`;
  });
  return `xref\n${[...new Map(linhas.map((l) => [l.split(' ')[0], l])).values()].join('')}trailer\n${trailer}\nstartxref\n`;
}

/** Signs a PDF as signing programs do: an update appended to it with a field and its stamp, whose signature covers all but the hole in which it lies. */
export function assinarPdf(
  original: Buffer,
  quem: Identidade,
  { cadeia = [], antes = '', raiz, rect = '[20 20 180 60]' }: Acrescimo = {},
): Buffer {
  const texto = original.toString('latin1');
  const anterior = ultimo(texto, /startxref\s+(\d+)/g);
  const catalogo = ultimo(texto, /\/Root (\d+) 0 R/g);
  const numero = 900_000 + 2 * [...texto.matchAll(/\/ByteRange/g)].length;
  const campo = `${numero + 1} 0 R`;
  const corpo = (n: string): string => ultimo(texto, new RegExp(String.raw`(?:^|\n)${n} 0 obj\n<<([\s\S]*?)>>\nendobj`, 'g'));
  const pagina = ultimo(texto, /(?:^|\n)(\d+) 0 obj\n<<(?:(?!endobj)[\s\S])*?\/Type \/Page\b/g);
  const com = (dic: string, chave: string, novo: string): string =>
    dic.includes(chave) ? dic.replace(new RegExp(String.raw`(${chave}(?: << /Fields)? \[)`), `$1${campo} `) : `${dic} ${novo}`;
  const objeto = (n: string, dic: string): string => (antes.includes(`${n} 0 obj`) ? '' : `${n} 0 obj\n<<${dic}>>\nendobj\n`);
  const lugar = '/ByteRange [0000000000 0000000000 0000000000 0000000000]';
  const inicio = `\n${antes}${objeto(catalogo, com(corpo(catalogo), '/AcroForm', `/AcroForm << /Fields [${campo}] /SigFlags 3 >>`))}${objeto(
    pagina,
    com(corpo(pagina), '/Annots', `/Annots [${campo}]`),
  )}${numero + 1} 0 obj\n<< /Type /Annot /Subtype /Widget /FT /Sig /T (Assinatura ${numero}) /Rect ${rect} /V ${numero} 0 R >>\nendobj\n${numero} 0 obj\n<< /Type /Sig /SubFilter /adbe.pkcs7.detached ${lugar} /Contents `;
  const depoisDoFuro = ` >>\nendobj\n`;
  const tamanho = original.length + Buffer.byteLength(inicio);
  const depois = tamanho + FURO + 2;
  const tabela = tabelaDe(original.length, inicio, `<< /Size ${numero + 2} /Root ${raiz ?? catalogo} 0 R /Prev ${anterior} >>`);
  const fim = `${depoisDoFuro}${tabela}${depois + depoisDoFuro.length}\n%%EOF\n`;
  const numeros = [0, tamanho, depois, Buffer.byteLength(fim)].map((n) => `${n}`.padStart(10, '0')).join(' ');
  const partes = [Buffer.concat([original, Buffer.from(inicio.replace(lugar, `/ByteRange [${numeros}]`))]), Buffer.from(fim)] as const;
  const hex = cmsDe(partes, quem, cadeia).toString('hex').padEnd(FURO, '0');
  return Buffer.concat([partes[0], Buffer.from(`<${hex}>`), partes[1]]);
}
