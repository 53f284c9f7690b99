import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { seNadaRecusado } from '#shared/regra.ts';
import { definirMensagensDeCampo, recusa } from '#shared/validacao.ts';

definirMensagensDeCampo({
  INTEGRACAO_INICIO_NO_MES: { br: 'Escolha o primeiro dia de um mês', en: 'Choose the first day of a month' },
});

export const intervalo = z.strictObject({ de: campo.dataCivil(), ate: campo.dataCivil() });
export const recusaDeFatos = z.strictObject({ fatos: z.array(campo.id()).min(1).max(500), motivo: campo.texto({ min: 3, max: 300 }) });
export const inicioDaIntegracao = z.strictObject({
  versao: campo.versao(),
  // Books are opened by month: what the school had before it is in the balances that they opened with.
  integrarDesde: campo.dataCivil().superRefine((data, ctx) => {
    if (!data.endsWith('-01')) ctx.addIssue(recusa('INTEGRACAO_INICIO_NO_MES'));
  }, seNadaRecusado),
});
