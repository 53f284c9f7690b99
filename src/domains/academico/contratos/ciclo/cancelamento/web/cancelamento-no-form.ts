import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { regra } from '#shared/regra.ts';
import { recusa } from '#shared/validacao.ts';

/** A cancellation as it is typed: the fee is one choice with its amount beside it. */
export const formaDoCancelamento = z
  .strictObject({
    dataEfeito: campo.dataCivil.opcional(),
    motivo: campo.textoOpcional(500),
    forma: z.enum(['nenhuma', 'percentual', 'valor']),
    percentual: campo.taxa.opcional({ min: '0.0001', max: '100' }),
    valorCentavos: campo.centavos.opcional({ min: 1 }),
    dataVencimento: campo.dataCivil.opcional(),
    manterAcordos: z.boolean(),
  })
  .check(
    regra(({ forma, percentual, valorCentavos, dataVencimento }, ctx) => {
      if (forma === 'nenhuma') return;
      if (forma === 'percentual' && percentual === null) ctx.addIssue(recusa('CAMPO_REQUERIDO', {}, ['percentual']));
      if (forma === 'valor' && valorCentavos === null) ctx.addIssue(recusa('CAMPO_REQUERIDO', {}, ['valorCentavos']));
      if (dataVencimento === null) ctx.addIssue(recusa('CAMPO_REQUERIDO', {}, ['dataVencimento']));
    }),
  );
type Digitado = z.output<typeof formaDoCancelamento>;

type Multa =
  | { forma: 'valor'; valorCentavos: number; dataVencimento: string }
  | { forma: 'percentual'; percentual: string; dataVencimento: string };
export type CancelamentoPedido = { dataEfeito: string | null; motivo: string | null; multa: Multa | null; manterAcordos: boolean };

/** The fee that was typed; null while it is not whole, or none is asked for. */
function multaDe({ forma, percentual, valorCentavos, dataVencimento }: Omit<Digitado, 'motivo'>): Multa | null {
  if (dataVencimento === null) return null;
  if (forma === 'valor') return valorCentavos === null ? null : { forma, valorCentavos, dataVencimento };
  return forma === 'percentual' && percentual !== null ? { forma, percentual, dataVencimento } : null;
}

export const comoPedido = ({ motivo, ...digitado }: Digitado): CancelamentoPedido => {
  const { dataEfeito, manterAcordos } = digitado;
  return { dataEfeito, motivo, multa: multaDe(digitado), manterAcordos };
};

/** What the preview is asked for: a fee that is still being typed waits, a date that is none asks nothing. */
export function paraAPrevia(valores: Record<string, unknown>): Omit<CancelamentoPedido, 'motivo'> | null {
  const lido = formaDoCancelamento.safeParse({ ...valores, motivo: null });
  const semMulta = lido.success ? lido : formaDoCancelamento.safeParse({ ...valores, motivo: null, forma: 'nenhuma', ...multaVazia });
  if (!semMulta.success) return null;
  const { motivo: _, ...pedido } = comoPedido(semMulta.data);
  return pedido;
}

const multaVazia = { percentual: null, valorCentavos: null, dataVencimento: null };
