import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { valoresDaLista } from '#shared/listas/opcao.ts';
import { type Achados, regra } from '#shared/regra.ts';
import { definirMensagensDeCampo, recusa } from '#shared/validacao.ts';
import { valoresDeRenda } from '../rendas.ts';
import { moradias, tiposDeDespesa } from './listas.ts';

definirMensagensDeCampo({
  REFERENCIA_NO_FUTURO: { br: 'A data de referência não pode ser posterior a hoje', en: 'The reference date cannot be after today' },
  REFERENCIA_DE_OUTRO_ANO: {
    br: 'A ficha é de {ano}: a data de referência fica em {anterior} ou em {ano}.',
    en: 'The form is of {ano}: its reference date is in {anterior} or in {ano}.',
  },
  RENDA_SEM_MEMBRO: {
    br: 'Esta renda aponta para uma pessoa que não está no grupo familiar.',
    en: 'This income points at somebody who is not in the household.',
  },
  FICHA_SEM_DECLARACAO: {
    br: 'Confirme que a família declarou serem verdadeiras as informações.',
    en: 'Confirm that the family declared the information to be true.',
  },
});

const mes = campo.centavos({ max: 99_999_999_999 });
const mesOpcional = campo.centavos.opcional({ max: 99_999_999_999 });
const membro = z.strictObject({
  nome: campo.texto({ min: 2, max: 150 }),
  parentesco: campo.textoOpcional(60),
  dataNascimento: campo.dataCivil.opcional(),
  cpf: campo.cpf.opcional(),
  ocupacao: campo.textoOpcional(100),
});
const renda = z.strictObject({
  membro: campo.inteiro({ min: 1, max: 30 }),
  tipo: z.enum(valoresDeRenda),
  mes1Centavos: mes,
  mes2Centavos: mesOpcional,
  mes3Centavos: mesOpcional,
});
const despesa = z.strictObject({ tipo: z.enum(valoresDaLista(tiposDeDespesa)), valorCentavos: campo.centavos({ max: 99_999_999_999 }) });

const formaDosDados = {
  membros: z.array(membro).min(1).max(30),
  rendas: z.array(renda).max(60).default([]),
  moradia: z.enum(valoresDaLista(moradias)),
  comodos: campo.inteiro({ min: 1, max: 99 }).nullable().default(null),
  agua: z.boolean().default(false),
  energia: z.boolean().default(false),
  esgoto: z.boolean().default(false),
  veiculos: campo.inteiro({ min: 0, max: 50 }).default(0),
  despesas: z.array(despesa).max(30).default([]),
  nis: campo.textoOpcional(20),
  beneficios: campo.texto.opcional({ max: 500, multilinha: true }),
  saude: campo.texto.opcional({ max: 1000, multilinha: true }),
  patrimonio: campo.texto.opcional({ max: 1000, multilinha: true }),
  observacoes: campo.texto.opcional({ max: 2000, multilinha: true }),
  /** A social worker signed a report, which is attached: the limit of the bracket grows by its tolerance. */
  laudoSocial: z.boolean().default(false),
  declaracao: z
    .boolean()
    .default(false)
    .refine((aceita) => aceita, 'FICHA_SEM_DECLARACAO'),
};
const soDados = z.object(formaDosDados);
export type DadosDaFicha = z.output<typeof soDados>;

function conferirRendas({ membros, rendas }: Pick<DadosDaFicha, 'membros' | 'rendas'>, ctx: Achados): void {
  rendas.forEach((r, i) => {
    if (r.membro > membros.length) ctx.addIssue(recusa('RENDA_SEM_MEMBRO', {}, ['rendas', i, 'membro']));
  });
}

const daFicha = { dataReferencia: campo.dataCivil(), ...formaDosDados };
export const novaFicha = z
  .strictObject({ responsavelId: campo.id(), anoLetivoId: campo.id(), ...daFicha })
  .check(regra((corpo, ctx) => conferirRendas(corpo, ctx)));
export const edicaoDaFicha = z
  .strictObject({ id: campo.id(), versao: campo.versao(), ...daFicha })
  .check(regra((corpo, ctx) => conferirRendas(corpo, ctx)));
