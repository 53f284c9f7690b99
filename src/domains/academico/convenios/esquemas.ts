import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { type Achados, regra } from '#shared/regra.ts';
import { recusa } from '#shared/validacao.ts';
import { rotulosConvenio } from './tipos.ts';
import './mensagens.ts';

const convenio = {
  tipo: campo.opcao(rotulosConvenio),
  nome: campo.texto({ max: 100 }),
  parceiro: campo.texto({ max: 150 }),
  cnpj: campo.cnpj(),
  numero: campo.textoOpcional(60),
  vigenteDesde: campo.dataCivil(),
  vigenteAte: campo.dataCivil(),
  descontoId: campo.id.opcional(),
};
function conferirVigencia({ vigenteDesde, vigenteAte }: { vigenteDesde: string; vigenteAte: string }, achados: Achados): void {
  if (vigenteDesde > vigenteAte) achados.addIssue(recusa('CONVENIO_VIGENCIA_INVERTIDA', {}, ['vigenteAte']));
}
export const novoConvenio = z.strictObject(convenio).check(regra(conferirVigencia));
export const edicaoConvenio = z.strictObject({ id: campo.id(), versao: campo.versao(), ...convenio }).check(regra(conferirVigencia));

/** One person; without a titular it is who the agreement is made with, with one a dependant. */
export const inclusao = z.strictObject({ pessoaId: campo.id(), titularId: campo.id.opcional(), entrada: campo.dataCivil() }).check(
  regra(({ pessoaId, titularId }, achados) => {
    if (titularId !== null && titularId === pessoaId) achados.addIssue(recusa('TITULAR_DE_SI_MESMO', {}, ['titularId']));
  }),
);
/** Every student of a year, or of a course in it, who is not in yet. */
export const inclusaoDeAlunos = z.strictObject({ anoLetivoId: campo.id(), cursoId: campo.id.opcional(), entrada: campo.dataCivil() });
export const saida = z.strictObject({ versao: campo.versao(), saida: campo.dataCivil() });
