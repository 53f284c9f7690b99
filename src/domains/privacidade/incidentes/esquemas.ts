import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { type Achados, regra } from '#shared/regra.ts';
import { definirMensagensDeCampo, recusa } from '#shared/validacao.ts';

definirMensagensDeCampo({
  INCIDENTE_ANTES_DE_CONHECIDO: { br: 'Não pode ser antes do dia em que se soube', en: 'Not before the day on which it became known' },
  INCIDENTE_CONHECIDO_ANTES: { br: 'Não pode ser depois do dia em que se soube', en: 'Not after the day on which it became known' },
  INCIDENTE_SEM_MEDIDAS: { br: 'Diga o que foi feito antes de encerrar', en: 'Say what was done before closing' },
  INCIDENTE_SEM_COMUNICACAO: {
    br: 'Com risco relevante, a autoridade e as pessoas são comunicadas antes de encerrar',
    en: 'With relevant risk the authority and the people are told before closing',
  },
});

const incidente = {
  titulo: campo.texto({ min: 3, max: 150 }),
  descricao: campo.texto({ max: 4000 }),
  ocorridoEm: campo.dataCivil.opcional(),
  conhecidoEm: campo.dataCivil(),
  dadosAfetados: campo.texto({ max: 2000 }),
  pessoasAfetadas: campo.inteiro({ min: 0, max: 10_000_000 }),
  riscoRelevante: z.boolean(),
  medidas: campo.textoOpcional(4000),
  autoridadeEm: campo.dataCivil.opcional(),
  titularesEm: campo.dataCivil.opcional(),
  encerradoEm: campo.dataCivil.opcional(),
};

type Datas = {
  ocorridoEm: string | null;
  conhecidoEm: string;
  riscoRelevante: boolean;
  medidas: string | null;
  autoridadeEm: string | null;
  titularesEm: string | null;
  encerradoEm: string | null;
};
/** Days on which something happened: none of them is still to come. */
export const diasDoIncidente = ['ocorridoEm', 'conhecidoEm', 'autoridadeEm', 'titularesEm', 'encerradoEm'] as const;

/** Nobody is told before it is known, and what may harm people is closed only when they and the authority were told. */
export function conferirIncidente(i: Datas, achados: Achados): void {
  if (i.ocorridoEm !== null && i.ocorridoEm > i.conhecidoEm) achados.addIssue(recusa('INCIDENTE_CONHECIDO_ANTES', {}, ['ocorridoEm']));
  for (const nome of ['autoridadeEm', 'titularesEm', 'encerradoEm'] as const) {
    const dia = i[nome];
    if (dia !== null && dia < i.conhecidoEm) achados.addIssue(recusa('INCIDENTE_ANTES_DE_CONHECIDO', {}, [nome]));
  }
  if (i.encerradoEm === null) return;
  if (i.medidas === null) achados.addIssue(recusa('INCIDENTE_SEM_MEDIDAS', {}, ['medidas']));
  for (const nome of ['autoridadeEm', 'titularesEm'] as const)
    if (i.riscoRelevante && i[nome] === null) achados.addIssue(recusa('INCIDENTE_SEM_COMUNICACAO', {}, [nome]));
}

export const novoIncidente = z.strictObject(incidente).check(regra(conferirIncidente));
export const edicaoIncidente = z.strictObject({ id: campo.id(), versao: campo.versao(), ...incidente }).check(regra(conferirIncidente));
