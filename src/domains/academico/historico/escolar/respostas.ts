import { z } from 'zod';
import { valoresDaLista } from '#shared/listas/opcao.ts';
import { partesDoCurriculo } from './tipos.ts';

const texto = z.string().nullable();
const numero = z.number().nullable();

export const pendencia = z.object({ codigo: z.string(), mensagem: z.string(), bloqueia: z.boolean() });

export const configuracao = z.object({
  mantenedora: texto,
  atos: texto,
  diretorNome: texto,
  diretorRegistro: texto,
  secretarioNome: texto,
  secretarioRegistro: texto,
  versao: z.number(),
});

const origem = z.discriminatedUnion('tipo', [
  z.object({ tipo: z.literal('fechamento'), matriculaId: z.number(), turmaId: z.number() }),
  z.object({ tipo: z.literal('digitado'), id: z.number(), versao: z.number() }),
]);

const ano = z.object({
  origem,
  ano: z.number(),
  serie: z.string(),
  turma: texto,
  curso: texto,
  escola: z.string(),
  lugar: z.string(),
  cargaHoraria: numero,
  diasLetivos: numero,
  frequencia: texto,
  resultado: z.string(),
  observacao: texto,
});

const linha = z.object({
  parte: z.enum(valoresDaLista(partesDoCurriculo)),
  nome: z.string(),
  celulas: z.array(z.object({ aproveitamento: texto, cargaHoraria: numero }).nullable()),
});

/** The transcript as it would be issued now. */
export const historicoAberto = z.object({
  alunoId: z.number(),
  aluno: z.object({
    nome: z.string(),
    codigo: z.number(),
    dataNascimento: texto,
    naturalidade: texto,
    naturalidadeUf: texto,
    nacionalidade: texto,
    filiacao: z.array(z.string()),
  }),
  versao: z.number(),
  observacoes: texto,
  anos: z.array(ano),
  linhas: z.array(linha),
  /** The sentences that the paper prints by itself. */
  doPapel: z.object({ escalas: z.array(z.string()), observacoes: z.array(z.string()) }),
  emCurso: z.object({ ano: z.number(), serie: z.string(), turma: z.string(), movimento: z.string() }).nullable(),
  pendencias: z.object({ completo: z.array(pendencia), parcial: z.array(pendencia) }),
});
