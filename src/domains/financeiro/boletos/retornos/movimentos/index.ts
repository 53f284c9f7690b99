import type { Efeito } from '#domains/financeiro/boletos/cnab/retorno.ts';
import type { Idioma } from '#shared/erros.ts';
import { movimentosDoBancoDoBrasil400 } from './banco-do-brasil.ts';
import { movimentosDoBradesco400 } from './bradesco.ts';
import { movimentosDaCaixa240, movimentosDaCaixa400 } from './caixa.ts';
import { movimentosDaFebraban } from './febraban.ts';
import { movimentosDoItau } from './itau.ts';
import { motivosDoSantander240, motivosDoSantander400, movimentosDoSantander240, movimentosDoSantander400 } from './santander.ts';
import { movimentosDoSicoob400 } from './sicoob.ts';
import { movimentosDoSicredi240, movimentosDoSicredi400 } from './sicredi.ts';
import { type Movimentos, type PorMotivo, type Significado, significados } from './significados.ts';

/** One table for each bank and layout, as its manual lists the codes. */
export const movimentos: Readonly<Record<240 | 400, Readonly<Record<string, Movimentos>>>> = {
  240: {
    '001': movimentosDaFebraban,
    '033': movimentosDoSantander240,
    '085': movimentosDaFebraban,
    '104': movimentosDaCaixa240,
    '237': movimentosDaFebraban,
    '341': movimentosDoItau,
    '748': movimentosDoSicredi240,
    '756': movimentosDaFebraban,
  },
  400: {
    '001': movimentosDoBancoDoBrasil400,
    '033': movimentosDoSantander400,
    '104': movimentosDaCaixa400,
    '237': movimentosDoBradesco400,
    '341': movimentosDoItau,
    '748': movimentosDoSicredi400,
    '756': movimentosDoSicoob400,
  },
};

/** What the reason of a movement says in place of its code. */
const porMotivo: Readonly<Record<240 | 400, Readonly<Record<string, PorMotivo>>>> = {
  240: { '033': motivosDoSantander240 },
  400: { '033': motivosDoSantander400 },
};

type Onde = { formato: 240 | 400; banco: string };
/** What a bank says of a charge: its code, and the reasons that stand beside it. */
type Dito = { ocorrencia: string; motivos: readonly string[] };
const significadoDe = ({ formato, banco }: Onde, { ocorrencia, motivos }: Dito): Significado | undefined => {
  const doMotivo = porMotivo[formato][banco]?.[ocorrencia] ?? {};
  const nome = motivos.map((motivo) => doMotivo[motivo]).find((dito) => dito !== undefined) ?? movimentos[formato][banco]?.[ocorrencia];
  return nome === undefined ? undefined : significados[nome];
};

/** Effects that neither settle nor wait for anybody. The confirmation of an entry repeats the value of its slip at some banks: it is none of them. */
const semDinheiro: ReadonlySet<Efeito> = new Set(['baixada', 'informacao']);

/**
 * What a line does to a charge. A code without meaning does what a person will say, and so does a code that brings no money and stands
 * beside some all the same: banks give codes new meanings, and money that one tells is never dropped.
 */
export function efeitoDoMovimento(onde: Onde, dito: Dito, { pago, tarifa }: { pago: number; tarifa: number }): Efeito {
  const significado = significadoDe(onde, dito);
  if (significado === undefined) return 'desconhecida';
  const { efeito, deAntemao } = significado;
  // Some banks write a tariff where they write what was paid.
  const alem = pago > 0 && (efeito === 'tarifa' ? pago !== tarifa : semDinheiro.has(efeito));
  return alem && !deAntemao ? 'desconhecida' : efeito;
}

/** Whether a bank's manual gives a code at all. */
export const isMovimentoConhecido = (onde: Onde, dito: Dito): boolean => significadoDe(onde, dito) !== undefined;

/** Whether a code refuses a command without saying which: the entry of a slip, or an instruction of it. */
export const isComandoRecusado = (onde: Onde, dito: Dito): boolean => significadoDe(onde, dito) === significados.comandoRecusado;

/** A code with what it means: `46: liquidação`. */
export function movimentoEmPalavras(onde: Onde, dito: Dito, idioma: Idioma): string {
  const significado = significadoDe(onde, dito);
  return significado === undefined ? dito.ocorrencia : `${dito.ocorrencia}: ${significado[idioma]}`;
}
