import { z } from 'zod';
import { turnos } from '#domains/academico/estrutura/turnos.ts';
import { opcional, textoValido } from '#shared/campos/base.ts';
import { campo } from '#shared/campos.ts';
import { type Achados, regra } from '#shared/regra.ts';
import { recusa } from '#shared/validacao.ts';
import { redes } from './listas.ts';
import './mensagens.ts';

const edicao = { id: campo.id(), versao: campo.versao() };
const cargaHoraria = campo.inteiro({ min: 1, max: 9999 }).nullable().default(null);

const instituicao = z.strictObject({
  nome: campo.texto({ max: 150 }),
  rede: campo.opcao(redes),
  cnpj: campo.cnpj.opcional(),
  inep: opcional(
    textoValido(
      (bruto) => bruto.trim(),
      (codigo) => /^\d{8}$/.test(codigo),
      'INEP_INVALIDO',
      60,
    ),
  ),
  cep: campo.cep.opcional(),
  logradouro: campo.textoOpcional(150),
  numero: campo.textoOpcional(20),
  complemento: campo.textoOpcional(100),
  bairro: campo.textoOpcional(100),
  cidade: campo.textoOpcional(100),
  uf: campo.uf.opcional(),
  pais: campo.texto({ max: 60 }).default('Brasil'),
  telefone: campo.telefone.opcional(),
  email: campo.email.opcional(),
  contato: campo.textoOpcional(100),
  observacoes: campo.textoOpcional(1000, { multilinha: true }),
  ativa: z.boolean().default(true),
});

/** A transcript names city and state of every school of the country; a school abroad has no CNPJ and no INEP code. */
function conferirRede(
  { rede, cidade, uf, cnpj, inep }: { rede: string; cidade: string | null; uf: string | null; cnpj: string | null; inep: string | null },
  ctx: Achados,
): void {
  if (rede !== 'exterior') {
    if (cidade === null) ctx.addIssue({ ...recusa('CAMPO_REQUERIDO'), path: ['cidade'] });
    if (uf === null) ctx.addIssue({ ...recusa('CAMPO_REQUERIDO'), path: ['uf'] });
    return;
  }
  if (cnpj !== null) ctx.addIssue({ ...recusa('EXTERIOR_SEM_CODIGO'), path: ['cnpj'] });
  if (inep !== null) ctx.addIssue({ ...recusa('EXTERIOR_SEM_CODIGO'), path: ['inep'] });
}

export const esquemaInstituicao = instituicao.check(regra(conferirRede));
export const esquemaEdicaoInstituicao = instituicao.extend(edicao).check(regra(conferirRede));

export const esquemaDisciplina = z.strictObject({
  instituicaoId: campo.id(),
  nome: campo.texto({ max: 100 }),
  sigla: campo.textoOpcional(20),
  cargaHoraria,
  disciplinaId: campo.id.opcional(),
  ativa: z.boolean().default(true),
});
export const esquemaEdicaoDisciplina = esquemaDisciplina.omit({ instituicaoId: true }).extend(edicao);

export const esquemaTurma = z.strictObject({
  instituicaoId: campo.id(),
  ano: campo.inteiro({ min: 1950, max: 2100 }),
  serie: campo.texto({ max: 60 }),
  nome: campo.texto({ max: 60 }),
  turno: campo.opcao.opcional(turnos),
  cursoId: campo.id.opcional(),
  ativa: z.boolean().default(true),
});
export const esquemaEdicaoTurma = esquemaTurma.omit({ instituicaoId: true }).extend(edicao);
