import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/kysely.ts';
import { trazDinheiro } from '#domains/financeiro/boletos/cnab/retorno.ts';
import { desfeita } from './desfeita.ts';
import { isMesmoArquivo, isSemNumero } from './evento.ts';
import { cobraTarifa, diaDoCaixa, foiRetida, type LinhaGuardada } from './linha-guardada.ts';

/** What a line told, as far as another one may tell it too. */
export type Dita = Pick<
  LinhaGuardada,
  | 'id'
  | 'linha'
  | 'nomeArquivo'
  | 'chave'
  | 'efeito'
  | 'nossoNumero'
  | 'idEmpresa'
  | 'seuNumero'
  | 'pagadorNome'
  | 'dataOcorrencia'
  | 'dataCredito'
  | 'pagoCentavos'
  | 'liquidoCentavos'
  | 'tarifaCentavos'
  | 'motivos'
> & {
  /** Whether it had its effect and still has it. */
  aplicada: boolean;
  /** Whether its money is credit of the payer. */
  virouCredito: boolean;
};
/** What an account was told, or one that the bank counts with it, by event and by slip. */
export type Historia = { eventos: Map<string, Dita>; porBoleto: Map<string, Dita[]> };
export const historiaVazia = (): Historia => ({ eventos: new Map(), porBoleto: new Map() });

export type Triagem = {
  novas: LinhaGuardada[];
  /** The very line of the very file that was read before, by the line that repeats it. */
  repetidas: Map<number, Dita>;
  /** Payments of which the bank told an equal one: the same money again or a second one, which only the account's statement says. */
  pagasDeNovo: Map<number, Dita>;
  /** Payments tried again that the bank took back since, by the line that says so. */
  tomadas: Map<number, Dita>;
  /** Tariffs that another line told too. */
  tarifasDitas: Map<number, Dita>;
  /**
   * Lines with a tariff to post: at once, or with the money, where that may have been told before; it then leaves the account when a person says
   * that the money came.
   */
  comTarifa: Map<number, 'ja' | 'com_o_dinheiro'>;
};

/** Whose the money of a line is; a line without number is told by who paid, and for which document. */
const boletoDe = (l: Dita | LinhaGuardada): string =>
  isSemNumero(l.nossoNumero) ? `? ${l.idEmpresa} ${l.seuNumero} ${l.pagadorNome}` : l.nossoNumero;

const isMesmoPagamento = (a: LinhaGuardada, b: Dita): boolean =>
  a.efeito === 'paga' &&
  trazDinheiro(b.efeito) &&
  a.pagoCentavos > 0 &&
  a.pagoCentavos === b.pagoCentavos &&
  diaDoCaixa(a) === diaDoCaixa(b);

/** The bank told later that this money did not stay; layouts of 400 columns do not say how much. */
const isTomadaDeVolta = (a: LinhaGuardada, b: Dita): boolean =>
  b.efeito === 'estornada' && b.id > a.id && trazDinheiro(a.efeito) && [0, a.pagoCentavos].includes(b.pagoCentavos);

/** A debit told by itself may be the tariff that stood beside a payment, or the debit of another file. */
function isMesmaTarifa(a: LinhaGuardada, b: Dita): boolean {
  if (a.tarifaCentavos === 0 || a.tarifaCentavos !== b.tarifaCentavos || diaDoCaixa(a) !== diaDoCaixa(b)) return false;
  if ((a.efeito === 'tarifa') !== (b.efeito === 'tarifa')) return !foiRetida(a.efeito === 'tarifa' ? b : a);
  return a.efeito === 'tarifa' && !isMesmoArquivo(a, b) && a.motivos.join() === b.motivos.join();
}

/** Parts lines into news and repetitions, by what was told before and by those of them that come first. Lines of the queue are tried again. */
export async function triar(tx: Tx, contas: readonly number[], linhas: readonly LinhaGuardada[], h: Historia): Promise<Triagem> {
  await recordar(tx, contas, linhas, h);
  const triagem: Triagem = {
    novas: [],
    repetidas: new Map(),
    pagasDeNovo: new Map(),
    tomadas: new Map(),
    tarifasDitas: new Map(),
    comTarifa: new Map(),
  };
  const juntas = new Set(linhas.map(({ id }) => id));
  for (const linha of linhas) {
    const repete = linha.resultado === 'pendente' ? h.eventos.get(linha.chave) : undefined;
    if (repete && repete.id !== linha.id) {
      triagem.repetidas.set(linha.id, repete);
      continue;
    }
    triagem.novas.push(linha);
    const ditas = h.porBoleto.get(boletoDe(linha)) ?? [];
    if (linha.resultado !== 'pendente') {
      const iguais = ditas.filter((dita) => dita.id !== linha.id && isMesmoPagamento(linha, dita));
      // Tried again, money that another line brought, or one that is tried with it, still waits for a person to say that it came twice.
      const outras = iguais.filter((dita) => dita.aplicada || dita.virouCredito || (dita.id < linha.id && juntas.has(dita.id)));
      const outra = outras.find(({ virouCredito }) => virouCredito) ?? outras[0];
      if (outra) triagem.pagasDeNovo.set(linha.id, outra);
      const tomada = ditas.find((dita) => isTomadaDeVolta(linha, dita));
      if (tomada) triagem.tomadas.set(linha.id, tomada);
      const talvezDita = iguais.some((dita) => dita.id < linha.id);
      if (cobraTarifa(linha)) triagem.comTarifa.set(linha.id, talvezDita ? 'com_o_dinheiro' : 'ja');
      continue;
    }
    const iguais = ditas.filter((dita) => isMesmoPagamento(linha, dita));
    // A second payment that is credit by now is rather told again than come a third time.
    const paga = iguais.find(({ virouCredito }) => virouCredito) ?? iguais[0];
    const tarifa = ditas.find((dita) => isMesmaTarifa(linha, dita));
    if (paga) triagem.pagasDeNovo.set(linha.id, paga);
    if (tarifa) triagem.tarifasDitas.set(linha.id, tarifa);
    // What may be the same money told again keeps its tariff with it, and so does a debit that a payment told.
    if (cobraTarifa(linha) && !tarifa && (!paga || isMesmoArquivo(paga, linha))) triagem.comTarifa.set(linha.id, 'ja');
    guardar(h, { ...linha, aplicada: false, virouCredito: false });
  }
  return triagem;
}

function guardar(h: Historia, dita: Dita): void {
  if (h.eventos.has(dita.chave)) return;
  h.eventos.set(dita.chave, dita);
  const ditas = h.porBoleto.get(boletoDe(dita)) ?? [];
  h.porBoleto.set(boletoDe(dita), ditas);
  ditas.push(dita);
}

/** Adds what the lines of before told of the same events and of the same slips. */
async function recordar(tx: Tx, contas: readonly number[], linhas: readonly LinhaGuardada[], h: Historia): Promise<void> {
  const numeros = [...new Set(linhas.map((l) => l.nossoNumero))];
  const dias = [...new Set(linhas.filter((l) => isSemNumero(l.nossoNumero)).flatMap((l) => l.dataOcorrencia ?? []))];
  const { rows } = await sql<Dita>`with ditas as (
      select id from retornos_linhas where conta_bancaria_id = any(${contas}) and chave = any(${linhas.map((l) => l.chave)}) and resultado not in ('pendente', 'ja_aplicada', 'repetida')
      union select id from retornos_linhas where conta_bancaria_id = any(${contas}) and nosso_numero = any(${numeros.filter((n) => !isSemNumero(n))})
        and (pago_centavos > 0 or tarifa_centavos > 0 or efeito = 'estornada') and resultado not in ('pendente', 'ja_aplicada', 'repetida')
      union select id from retornos_linhas where conta_bancaria_id = any(${contas}) and nosso_numero = any(${numeros.filter(isSemNumero)}) and data_ocorrencia = any(${dias}::date[])
        and (pago_centavos > 0 or tarifa_centavos > 0) and resultado not in ('pendente', 'ja_aplicada', 'repetida'))
    select l.id, l.linha, (select r.nome_arquivo from retornos r where r.id = l.retorno_id) as "nomeArquivo", l.chave, l.efeito,
      l.nosso_numero as "nossoNumero", l.id_empresa as "idEmpresa", l.seu_numero as "seuNumero", l.pagador_nome as "pagadorNome", l.data_ocorrencia as "dataOcorrencia",
      l.data_credito as "dataCredito", l.pago_centavos as "pagoCentavos", l.liquido_centavos as "liquidoCentavos", l.tarifa_centavos as "tarifaCentavos", l.motivos,
      (l.efeito = 'registrada' or l.resultado in ('aplicada', 'resolvida') and not ${desfeita}) as aplicada, (l.credito_id is not null and not ${desfeita}) as "virouCredito"
    from ditas d join retornos_linhas l on l.id = d.id order by l.id`.execute(tx);
  for (const dita of rows) guardar(h, dita);
}
