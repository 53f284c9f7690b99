import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { regra } from '#shared/regra.ts';
import { definirMensagensDeCampo, recusa } from '#shared/validacao.ts';

definirMensagensDeCampo({
  DESCONTOS_ACIMA_DO_VALOR: {
    br: 'Os descontos juntos não podem passar do valor do título',
    en: 'The discounts together cannot exceed the title amount',
  },
  DESCONTO_CONDICIONAL_TOTAL: {
    br: 'O desconto de quem paga em dia não pode levar tudo o que resta a pagar: deixe ao menos um centavo',
    en: 'The discount for paying on time cannot take all that is left to pay: leave at least one cent',
  },
  VENCIMENTO_ANTES_DA_EMISSAO: { br: 'O vencimento não pode ser anterior à emissão', en: 'The due date cannot be before the issue date' },
});

const valorCentavos = campo.centavos({ min: 1 });

export const novoTituloEsquema = z
  .strictObject({
    pagadorId: campo.id(),
    alunoId: campo.id.opcional(),
    descricao: campo.texto({ max: 150 }),
    dataEmissao: campo.dataCivil.opcional(),
    dataVencimento: campo.dataCivil(),
    valorCentavos,
    descontoIncondicionalCentavos: campo.centavos.opcional(),
    descontoCondicionalCentavos: campo.centavos.opcional(),
    contaBancariaId: campo.id(),
    formaPagamentoId: campo.id(),
    /** Counts as instruction for income tax. */
    dedutivel: z.boolean().optional(),
    /** The fixed fee that it is made from; description and amount are the title's own. */
    taxaServicoId: campo.id.opcional(),
  })
  .check(
    regra((t, ctx) => {
      const condicional = t.descontoCondicionalCentavos ?? 0;
      const resta = t.valorCentavos - (t.descontoIncondicionalCentavos ?? 0) - condicional;
      if (resta < 0) ctx.addIssue(recusa('DESCONTOS_ACIMA_DO_VALOR', {}, ['descontoCondicionalCentavos']));
      // Who pays on time would have nothing to pay, and the title would wait to be late.
      if (resta === 0 && condicional > 0) ctx.addIssue(recusa('DESCONTO_CONDICIONAL_TOTAL', {}, ['descontoCondicionalCentavos']));
      if (t.dataEmissao !== null && t.dataVencimento < t.dataEmissao)
        ctx.addIssue(recusa('VENCIMENTO_ANTES_DA_EMISSAO', {}, ['dataVencimento']));
    }),
  );
