import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { regra } from '#shared/regra.ts';
import { recusa } from '#shared/validacao.ts';
import { resultadosDaDisciplina, resultadosDoAno } from '#domains/academico/historico/escolar/tipos.ts';
import './mensagens.ts';

/** A subject of a typed year: `disciplinaId` is of the institution, or ours where the year was spent here. */
const disciplina = z.strictObject({
  disciplinaId: campo.id(),
  aproveitamento: campo.textoOpcional(10),
  cargaHoraria: campo.inteiro({ min: 1, max: 9999 }).nullable().default(null),
  faltas: campo.inteiro({ min: 0, max: 9999 }).nullable().default(null),
  resultado: campo.opcao.opcional(resultadosDaDisciplina),
});

const doAno = {
  ano: campo.inteiro({ min: 1950, max: 2100 }),
  /** Null: this school, before its closings. */
  instituicaoId: campo.id.opcional(),
  instituicaoTurmaId: campo.id.opcional(),
  cursoId: campo.id.opcional(),
  serie: campo.texto({ max: 60 }),
  turma: campo.textoOpcional(60),
  cargaHoraria: campo.inteiro({ min: 1, max: 9999 }).nullable().default(null),
  diasLetivos: campo.inteiro({ min: 1, max: 366 }).nullable().default(null),
  frequencia: campo.taxa.opcional({ min: '0', max: '100' }),
  resultado: campo.opcao(resultadosDoAno),
  observacao: campo.textoOpcional(500),
  disciplinas: z.array(disciplina).max(60),
};

/** Each subject once, and with something to say. */
const conferirDisciplinas = regra(({ disciplinas }: { disciplinas: readonly z.output<typeof disciplina>[] }, ctx) => {
  const vistas = new Set<number>();
  for (const [i, { disciplinaId, ...valores }] of disciplinas.entries()) {
    if (vistas.has(disciplinaId)) ctx.addIssue(recusa('HISTORICO_DISCIPLINA_REPETIDA', {}, ['disciplinas', i, 'disciplinaId']));
    vistas.add(disciplinaId);
    if (Object.values(valores).every((valor) => valor === null))
      ctx.addIssue(recusa('HISTORICO_DISCIPLINA_VAZIA', {}, ['disciplinas', i, 'aproveitamento']));
  }
});

export const esquemaAno = z.strictObject({ alunoId: campo.id(), ...doAno }).check(conferirDisciplinas);
export const esquemaEdicaoAno = z.strictObject({ id: campo.id(), versao: campo.versao(), ...doAno }).check(conferirDisciplinas);

/** The same where the school is another one: it must be named. */
const deOutra = { ...doAno, instituicaoId: campo.id() };
export const esquemaAnoDeOutra = z.strictObject({ alunoId: campo.id(), ...deOutra }).check(conferirDisciplinas);
export const esquemaEdicaoAnoDeOutra = z.strictObject({ id: campo.id(), versao: campo.versao(), ...deOutra }).check(conferirDisciplinas);
