import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { recusa } from '#shared/validacao.ts';
import { definirMensagensDeCampo } from '#shared/validacao.ts';

definirMensagensDeCampo({
  CONVENIO_DE_PAGAMENTO: { br: 'O convênio tem até 20 letras e algarismos', en: 'The agreement has up to 20 letters and digits' },
});

export const maximoPorRemessa = 500;
/** The agreement of an account; `versao` 0 registers it. */
export const convenioEsquema = z.strictObject({
  contaBancariaId: campo.id(),
  convenio: campo.texto({ max: 20 }).superRefine((texto, ctx) => {
    if (!/^[0-9A-Z]{1,20}$/.test(texto)) ctx.addIssue(recusa('CONVENIO_DE_PAGAMENTO'));
  }),
  formaPagamentoId: campo.id(),
  homologacao: z.boolean().default(false),
  ativo: z.boolean().default(true),
  versao: z.number().int().min(0),
});
export const remessaEsquema = z.strictObject({
  contaBancariaId: campo.id(),
  dataPagamento: campo.dataCivil(),
  ids: z.array(campo.id()).min(1).max(maximoPorRemessa),
});
/** What the window of a sending asks. */
export const envioEsquema = remessaEsquema.omit({ ids: true });
