import { type DataCivil, isDataCivil } from '#shared/datas.ts';
import type { Centavos } from '#shared/dinheiro.ts';
import { lerValor } from './valor.ts';

export type LinhaLida = {
  data: DataCivil;
  valorCentavos: Centavos | null;
  /** What stands where the amount should. */
  valorLido: string;
  descricao: string;
  documento: string | null;
  identificador: string | null;
};
/** What a file says of one account. */
export type ExtratoLido = {
  banco: string;
  agencia: string;
  conta: string;
  dataInicio: DataCivil;
  dataFim: DataCivil;
  saldo: { valorCentavos: Centavos; data: DataCivil } | null;
  linhas: readonly LinhaLida[];
};
export type Ofx =
  | { tipo: 'extratos'; extratos: readonly ExtratoLido[] }
  /** Not OFX, of a card, without an account, without a line that has a day; the line where it cannot be read. */
  | { tipo: 'nao_e_ofx' | 'de_cartao' | 'sem_conta' | 'sem_lancamentos' }
  | { tipo: 'data_ilegivel'; linha: number; escrito: string }
  | { tipo: 'longo' };

/** The most lines of one file. */
export const LINHAS_POR_ARQUIVO = 20_000;

type Folhas = Map<string, string>;
/** A statement while it is being read: what stands directly in it, and its lines. */
type Aberto = { conta: Folhas; saldo: Folhas; periodo: Folhas; linhas: Folhas[]; cartao: boolean };

const grupos = /^(?:STMTTRN|LEDGERBAL|AVAILBAL|BANKACCTFROM|CCACCTFROM|BANKTRANLIST|STMTRS|CCSTMTRS|BALLIST)$/;
const deOutraConta = /^(?:BANKACCTTO|CCACCTTO)$/;

/**
 * Reads OFX, of SGML (1.x) or XML (2.x), tag by tag: banks leave closing tags out, close some and not others, or write the one header over the other
 * body. Nothing is expanded but the five entities and the numbers of characters, and no tag nests deeper than the names known here.
 */
export function lerOfx(texto: string): Ofx {
  const inicio = texto.search(/<OFX>/i);
  if (inicio === -1) return { tipo: 'nao_e_ofx' };
  const abertos: Aberto[] = [];
  let atual: Aberto | null = null;
  let folhas: Folhas | null = null;
  let linhas = 0;
  for (const [, fecha, nome = '', bruto = ''] of texto.slice(inicio).matchAll(/<(\/?)([A-Za-z0-9_.]+)>([^<]*)/g)) {
    const tag = nome.toUpperCase();
    if (fecha === '/') {
      // What follows the other side of a transfer belongs to the line, and what follows any other group to the statement.
      if (deOutraConta.test(tag)) folhas = atual?.linhas.at(-1) ?? null;
      else if (grupos.test(tag)) folhas = atual?.periodo ?? null;
      continue;
    }
    if (tag === 'STMTRS' || tag === 'CCSTMTRS') {
      atual = { conta: new Map(), saldo: new Map(), periodo: new Map(), linhas: [], cartao: tag === 'CCSTMTRS' };
      abertos.push(atual);
      folhas = atual.periodo;
    } else if (atual === null) continue;
    else if (tag === 'BANKACCTFROM' || tag === 'CCACCTFROM') folhas = atual.conta;
    else if (tag === 'BANKTRANLIST') folhas = atual.periodo;
    else if (tag === 'LEDGERBAL') folhas = atual.saldo;
    else if (deOutraConta.test(tag) || tag === 'AVAILBAL' || tag === 'BALLIST') folhas = new Map();
    else if (tag === 'STMTTRN') {
      linhas += 1;
      if (linhas > LINHAS_POR_ARQUIVO) return { tipo: 'longo' };
      folhas = new Map();
      atual.linhas.push(folhas);
    } else if (folhas !== null && !folhas.has(tag)) folhas.set(tag, limpar(bruto));
  }
  return montar(abertos);
}

const entidades: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const caractere = (codigo: number): string => (codigo >= 32 && codigo <= 0x10_ff_ff ? String.fromCodePoint(codigo) : ' ');

/** The words of a leaf, without controls: `&amp;` and its like are read once, and blanks in a row are one. */
const limpar = (bruto: string): string =>
  bruto
    .replaceAll(/&(?:#(\d{1,7})|([a-z]{2,4}));/g, (inteira, numero: string | undefined, nome: string | undefined) =>
      numero === undefined ? (entidades[nome ?? ''] ?? inteira) : caractere(Number.parseInt(numero, 10)),
    )
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();

/** The day as the bank wrote it: the hour and the zone that follow it are those of its machines, and turn no day. */
export function lerDia(escrito: string | undefined): DataCivil | null {
  const [, ano, mes, dia] = /^(\d{4})(\d{2})(\d{2})/.exec(escrito ?? '') ?? [];
  const data = `${ano}-${mes}-${dia}`;
  return isDataCivil(data) ? data : null;
}

function montar(abertos: readonly Aberto[]): Ofx {
  const deConta = abertos.filter((e) => !e.cartao);
  if (deConta.length === 0) return { tipo: abertos.length > 0 ? 'de_cartao' : 'nao_e_ofx' };
  const extratos: ExtratoLido[] = [];
  for (const { conta, saldo, periodo, linhas } of deConta) {
    if (!conta.get('ACCTID')) return { tipo: 'sem_conta' };
    const lidas: LinhaLida[] = [];
    for (const [i, folhas] of linhas.entries()) {
      const data = lerDia(folhas.get('DTPOSTED')) ?? lerDia(folhas.get('DTUSER'));
      if (data === null) return { tipo: 'data_ilegivel', linha: i + 1, escrito: (folhas.get('DTPOSTED') ?? '').slice(0, 30) };
      lidas.push(linhaDe(folhas, data));
    }
    const dias = lidas.map((l) => l.data).toSorted();
    const de = [lerDia(periodo.get('DTSTART')), dias[0]].filter((d) => d != null).toSorted()[0];
    const ate = [lerDia(periodo.get('DTEND')), dias.at(-1)]
      .filter((d) => d != null)
      .toSorted()
      .at(-1);
    if (de === undefined || ate === undefined) return { tipo: 'sem_lancamentos' };
    const valorDoSaldo = lerValor(saldo.get('BALAMT') ?? '');
    extratos.push({
      banco: conta.get('BANKID') ?? '',
      agencia: conta.get('BRANCHID') ?? '',
      conta: conta.get('ACCTID') ?? '',
      dataInicio: de,
      dataFim: ate,
      saldo: valorDoSaldo === null ? null : { valorCentavos: valorDoSaldo, data: lerDia(saldo.get('DTASOF')) ?? ate },
      linhas: lidas,
    });
  }
  return { tipo: 'extratos', extratos };
}

function linhaDe(folhas: Folhas, data: DataCivil): LinhaLida {
  const nome = folhas.get('NAME') ?? '';
  const memo = folhas.get('MEMO') ?? '';
  // Many banks write the same words in both.
  const palavras = nome === '' || memo.includes(nome) ? memo : nome.includes(memo) ? nome : `${nome} ${memo}`;
  const documento = folhas.get('CHECKNUM') || folhas.get('REFNUM') || '';
  const valorLido = folhas.get('TRNAMT') ?? '';
  return {
    data,
    valorCentavos: lerValor(valorLido),
    valorLido: valorLido.slice(0, 40) || '—',
    descricao: (palavras || folhas.get('TRNTYPE') || '—').slice(0, 255),
    documento: /[1-9A-Za-z]/.test(documento) ? documento.slice(0, 40) : null,
    identificador: folhas.get('FITID')?.slice(0, 255) || null,
  };
}
