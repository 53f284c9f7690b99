import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { type Achados, regra } from '#shared/regra.ts';
import { recusa } from '#shared/validacao.ts';
import { tiposDeDia } from './dias.ts';
import './mensagens.ts';

const dias = z.strictObject({
  de: campo.dataCivil(),
  ate: campo.dataCivil(),
  /** Null gives the days back to their weekday. */
  tipo: campo.opcao.opcional(tiposDeDia),
  nome: campo.textoOpcional(80),
  segueDiaSemana: campo.inteiro({ min: 1, max: 7 }).nullable(),
  /** Of a single day: the version that was seen, null when it had no row. Of several: null. */
  versao: campo.versao().nullable(),
});

function conferir({ de, ate, tipo, nome, segueDiaSemana }: z.output<typeof dias>, ctx: Achados): void {
  if (de > ate) ctx.addIssue(recusa('DIAS_INVERTIDOS', {}, ['ate']));
  if (tipo !== null && nome === null) ctx.addIssue(recusa('CAMPO_REQUERIDO', {}, ['nome']));
  if (segueDiaSemana !== null && tipo !== 'letivo') ctx.addIssue(recusa('SO_DIA_LETIVO_SEGUE', {}, ['segueDiaSemana']));
}

/** What a stretch of days of a period is from now on. */
export const esquemaDias = dias.check(regra(conferir));
