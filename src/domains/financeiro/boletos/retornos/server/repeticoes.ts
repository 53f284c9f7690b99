import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';
import { desfeita } from './desfeita.ts';
import { isSemNumero } from './evento.ts';
import { cobraTarifa, diaDoCaixa, type LinhaGuardada } from './linha-guardada.ts';

/** How many different lines told of each thing, by occurrence. */
type Contagem = Map<string, Map<string, number>>;
/**
 * What an account was told, or one that the bank counts with it. A bank tells one payment by two occurrences (paid, and written off because it was paid): the first
 * line of one occurrence is the payment that the first of another told, the second is the second. So many payments there are as
 * the occurrence that told most told, in whatever order they come.
 */
export type Historia = {
  /** Whether what was told had its effect and still has it, by event and by payment. */
  eventos: Map<string, boolean>;
  aplicados: Map<string, number>;
  pagamentos: Contagem;
  tarifas: Contagem;
  lidas: Set<number>;
};
export const historiaVazia = (): Historia => ({
  eventos: new Map(),
  aplicados: new Map(),
  pagamentos: new Map(),
  tarifas: new Map(),
  lidas: new Set(),
});

/** Which line repeats which payment: the n-th of some slip, day and amount. */
export type Repeticao = { pagamento: string | null; ordem: number };
export type Triagem = { novas: LinhaGuardada[]; repetidas: Map<number, Repeticao>; comTarifa: Set<number> };
type Boletos = ReadonlyMap<number, { id: number }>;
type Contavel = Pick<LinhaGuardada, 'efeito' | 'nossoNumero' | 'pagoCentavos' | 'dataCredito' | 'dataOcorrencia'>;

/** One slip, one credit day, one amount; null for what cannot be told twice. */
function pagamentoDaLinha(l: Contavel, boletoId: number | null): string | null {
  const dia = diaDoCaixa(l);
  if (l.efeito !== 'paga' || l.pagoCentavos === 0 || dia === null || (boletoId === null && isSemNumero(l.nossoNumero))) return null;
  return `${boletoId ?? `? ${l.nossoNumero}`} ${dia} ${l.pagoCentavos}`;
}

/** Counts one more line; answers its order among those of its occurrence, and whether no other occurrence had told as many. */
function contar(contagem: Contagem, chave: string, ocorrencia: string): { ordem: number; nova: boolean } {
  const porOcorrencia = contagem.get(chave) ?? new Map<string, number>();
  contagem.set(chave, porOcorrencia);
  const ditos = Math.max(0, ...porOcorrencia.values());
  const ordem = (porOcorrencia.get(ocorrencia) ?? 0) + 1;
  porOcorrencia.set(ocorrencia, ordem);
  return { ordem, nova: ordem > ditos };
}

/** Parts lines into news and repetitions, by what was told before and by those of them that come first. Lines of the queue are tried again. */
export async function triar(
  tx: Tx,
  contas: readonly number[],
  linhas: readonly LinhaGuardada[],
  boletos: Boletos,
  h: Historia,
): Promise<Triagem> {
  await recordar(tx, contas, linhas, boletos, h);
  const triagem: Triagem = { novas: [], repetidas: new Map(), comTarifa: new Set() };
  for (const linha of linhas) {
    const pagamento = pagamentoDaLinha(linha, boletos.get(linha.id)?.id ?? null);
    if (linha.resultado !== 'pendente') {
      triagem.novas.push(linha);
      if (cobraTarifa(linha)) triagem.comTarifa.add(linha.id);
    } else if (h.eventos.has(linha.chave)) triagem.repetidas.set(linha.id, { pagamento, ordem: 1 });
    else {
      h.eventos.set(linha.chave, false);
      const { ordem, nova } = pagamento === null ? { ordem: 1, nova: true } : contar(h.pagamentos, pagamento, linha.ocorrencia);
      if (nova) triagem.novas.push(linha);
      else triagem.repetidas.set(linha.id, { pagamento, ordem });
      if (cobraTarifa(linha) && (pagamento === null || contar(h.tarifas, pagamento, linha.ocorrencia).nova))
        triagem.comTarifa.add(linha.id);
    }
  }
  return triagem;
}

/** Keeps that a line had its effect. */
export function anotarAplicada(h: Historia, linha: LinhaGuardada, boletoId: number | null): void {
  h.eventos.set(linha.chave, true);
  const pagamento = pagamentoDaLinha(linha, boletoId);
  if (pagamento !== null) h.aplicados.set(pagamento, (h.aplicados.get(pagamento) ?? 0) + 1);
}

/** Whether what a line repeats was really applied, instead of waiting for a person. */
export const foiAplicada = (h: Historia, { chave }: LinhaGuardada, { pagamento, ordem }: Repeticao): boolean =>
  h.eventos.get(chave) === true || (pagamento !== null && (h.aplicados.get(pagamento) ?? 0) >= ordem);

type Dita = Contavel & {
  id: number;
  chave: string;
  ocorrencia: string;
  boletoId: number | null;
  aplicada: boolean;
  tarifa: boolean;
  dataCredito: DataCivil | null;
};

/** Adds what the lines of before told of the same events and of the same slips. */
async function recordar(tx: Tx, contas: readonly number[], linhas: readonly LinhaGuardada[], boletos: Boletos, h: Historia): Promise<void> {
  const numeros = linhas.filter((l) => l.efeito === 'paga' && !boletos.has(l.id) && !isSemNumero(l.nossoNumero)).map((l) => l.nossoNumero);
  const pagos = linhas.filter((l) => l.efeito === 'paga').flatMap((l) => boletos.get(l.id)?.id ?? []);
  const { rows } = await sql<Dita>`with ditas as (
      select id from retornos_linhas where conta_bancaria_id = any(${contas}) and chave = any(${linhas.map((l) => l.chave)}) and resultado not in ('pendente', 'ja_aplicada', 'repetida')
      union select id from retornos_linhas where boleto_id = any(${[...new Set(pagos)]}) and efeito = 'paga' and resultado <> 'pendente'
      union select id from retornos_linhas where conta_bancaria_id = any(${contas}) and boleto_id is null and efeito = 'paga' and nosso_numero = any(${[...new Set(numeros)]}) and resultado <> 'pendente')
    select l.id, l.chave, l.ocorrencia, l.efeito, l.nosso_numero as "nossoNumero", l.boleto_id as "boletoId", l.pago_centavos as "pagoCentavos", l.data_credito as "dataCredito",
      l.data_ocorrencia as "dataOcorrencia", (l.efeito = 'registrada' or l.resultado in ('aplicada', 'resolvida') and not ${desfeita}) as aplicada,
      l.tarifa_centavos > 0 and (l.liquido_centavos is null or l.liquido_centavos < l.pago_centavos) as tarifa
    from ditas d join retornos_linhas l on l.id = d.id order by l.id`.execute(tx);
  const destas = new Set(linhas.map((l) => l.id));
  for (const dita of rows) {
    if (destas.has(dita.id) || h.lidas.has(dita.id)) continue;
    h.lidas.add(dita.id);
    const repetida = h.eventos.has(dita.chave);
    const pagamento = pagamentoDaLinha(dita, dita.boletoId);
    h.eventos.set(dita.chave, h.eventos.get(dita.chave) === true || dita.aplicada);
    if (pagamento === null) continue;
    if (dita.aplicada) h.aplicados.set(pagamento, (h.aplicados.get(pagamento) ?? 0) + 1);
    if (repetida) continue;
    contar(h.pagamentos, pagamento, dita.ocorrencia);
    if (dita.tarifa) contar(h.tarifas, pagamento, dita.ocorrencia);
  }
}
