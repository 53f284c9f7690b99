import { z } from 'zod';
import { resultadosDaDisciplina, resultadosDoAno } from '#domains/academico/historico/escolar/tipos.ts';
import { valoresDaLista } from '#shared/listas/opcao.ts';

const texto = z.string().nullable();
const numero = z.number().nullable();

export const anoDigitado = z.object({
  id: z.number(),
  versao: z.number(),
  alunoId: z.number(),
  ano: z.number(),
  instituicaoId: numero,
  instituicaoNome: texto,
  instituicaoTurmaId: numero,
  cursoId: numero,
  serie: z.string(),
  turma: texto,
  cargaHoraria: numero,
  diasLetivos: numero,
  frequencia: texto,
  resultado: z.enum(valoresDaLista(resultadosDoAno)),
  observacao: texto,
  disciplinas: z.array(
    z.object({
      disciplinaId: z.number(),
      aproveitamento: texto,
      cargaHoraria: numero,
      faltas: numero,
      resultado: z.enum(valoresDaLista(resultadosDaDisciplina)).nullable(),
    }),
  ),
});

const nomeado = { id: z.number(), nome: z.string() };
export const opcoesDoAno = z.object({
  disciplinas: z.array(z.object({ ...nomeado, cargaHoraria: numero, nossa: texto })),
  turmas: z.array(z.object({ ...nomeado, ano: z.number(), serie: z.string(), cursoId: numero })),
  cursos: z.array(z.object(nomeado)),
});
