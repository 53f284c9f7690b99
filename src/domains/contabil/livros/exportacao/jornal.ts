import { centavos, formatarValor } from '#shared/dinheiro.ts';

/** A line of the books as plain text tells it. Lines of one entry follow each other; what stood before the first período has no entry. */
export type LinhaDoJornal = {
  lancamentoId: number | null;
  numero: number | null;
  ano: number | null;
  periodo: number;
  data: string;
  historico: string | null;
  documento: string | null;
  estornoDe: string | null;
  contaId: number;
  centroCustoNome: string | null;
  movimentoCentavos: number;
  historicoDaLinha: string | null;
};
export type ContaDoJornal = { id: number; codigo: string; codigoPai: string | null; nome: string };

/** The full name of each account, its parents before it: what a colon parts are levels. */
export function nomesCompletos(contas: readonly ContaDoJornal[]): Map<number, string> {
  const porCodigo = new Map<string, string>();
  const nomes = new Map<number, string>();
  for (const { id, codigo, codigoPai, nome } of contas) {
    const proprio = `${codigo} ${emUmaLinha(nome).replaceAll(':', ' ')}`.replaceAll(/ +/g, ' ').trim();
    const pai = codigoPai === null ? undefined : porCodigo.get(codigoPai);
    const completo = pai === undefined ? proprio : `${pai}:${proprio}`;
    porCodigo.set(codigo, completo);
    nomes.set(id, completo);
  }
  return nomes;
}

/** What begins a comment, parts a payee from a note or ends a name is taken out: the text says the same. */
const emUmaLinha = (texto: string): string =>
  texto
    .replaceAll(/[\r\n\t]+/g, ' ')
    .replaceAll(';', ',')
    .replaceAll('|', '/')
    .replaceAll(/ +/g, ' ')
    .trim();
/** In a note a day between brackets, or after "date:", would be another day of the line. */
const emNota = (texto: string): string =>
  emUmaLinha(texto)
    .replaceAll('[', '(')
    .replaceAll(']', ')')
    .replaceAll(/(date2?):/g, '$1 :');
/** Two decimals with a point and no thousands, as both programs read. */
const emDecimal = (valor: number): string =>
  `${valor < 0 ? '-' : ''}${formatarValor(centavos(Math.abs(valor)))
    .replaceAll('.', '')
    .replace(',', '.')} BRL`;

/** The head of a file: the currency and the accounts, declared. */
export function cabecaDoJornal(escola: string, nomes: ReadonlyMap<number, string>): string {
  const contas = [...nomes.values()].map((nome) => `account ${nome}\n`).join('');
  return `; ${emUmaLinha(escola)}\n\ncommodity BRL\n    format 1000.00 BRL\n\n${contas}\n`;
}

/** An entry with its lines, as hledger and Ledger read it. Pure. */
export function lancamentoEmTexto(linhas: readonly LinhaDoJornal[], nomes: ReadonlyMap<number, string>): string {
  const [primeira] = linhas;
  if (!primeira) return '';
  const { lancamentoId, numero, ano, periodo, data, historico, documento, estornoDe } = primeira;
  const codigo = lancamentoId === null ? '' : ` (${numero}/${ano})`;
  const etiquetas = [
    `periodo: ${periodo}`,
    ...(documento === null ? [] : [`documento: ${emNota(documento)}`]),
    ...(estornoDe === null ? [] : [`estorno-de: ${estornoDe}`]),
  ];
  const partidas = linhas.map((l) => {
    const notas = [
      ...(l.centroCustoNome === null ? [] : [`centro: ${emNota(l.centroCustoNome)}`]),
      ...(l.historicoDaLinha === null ? [] : [`historico: ${emNota(l.historicoDaLinha)}`]),
    ];
    return `    ${nomes.get(l.contaId) ?? ''}  ${emDecimal(l.movimentoCentavos)}\n${notas.map((nota) => `    ; ${nota}\n`).join('')}`;
  });
  return `${data} *${codigo} ${emUmaLinha(historico ?? 'Saldos anteriores')}\n${etiquetas.map((e) => `    ; ${e}\n`).join('')}${partidas.join('')}\n`;
}
