import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { filtroBooleano, filtroId, filtroTexto } from '#shared/listas/paginacao.ts';
import { emUmaSala, endpointsDeRegistro } from '#shared/registro-api.ts';
import { esquemaDisciplina, esquemaEdicaoDisciplina, esquemaEdicaoTipoAvaliacao, esquemaTipoAvaliacao } from './esquemas.ts';
import { areasDoConhecimento, tiposDisciplina } from './listas.ts';

const disciplina = z.object({
  id: z.number(),
  nome: z.string(),
  sigla: z.string().nullable(),
  area: z.string().nullable(),
  cargaHoraria: z.number().nullable(),
  tipo: z.enum(['obrigatoria', 'diversificada', 'optativa']),
  contaPromocao: z.boolean(),
  ordem: z.number(),
  ativa: z.boolean(),
  turmas: z.number(),
  versao: z.number(),
});
export const disciplinasApi = endpointsDeRegistro({
  nome: 'Disciplina',
  tela: 'disciplinas',
  ordem: { colunas: ['nome', 'sigla', 'area', 'tipo', 'cargaHoraria', 'ordem', 'turmas'], padrao: 'ordem' },
  filtros: {
    Nome: filtroTexto(80),
    Area: campo.opcao.opcional(areasDoConhecimento),
    Tipo: campo.opcao.opcional(tiposDisciplina),
    ContaPromocao: filtroBooleano(),
    Ativa: filtroBooleano(),
  },
  item: disciplina,
  novo: esquemaDisciplina,
  edicao: esquemaEdicaoDisciplina,
  editado: disciplina,
  sem: ['historico'],
  permissoes: {
    listar: ['disciplinas:listar', 'disciplinas:visualizar', 'turmas-estrutura:visualizar'],
    obter: ['disciplinas:visualizar', 'turmas-estrutura:visualizar'],
  },
});

const tipoAvaliacao = z.object({
  id: z.number(),
  nome: z.string(),
  sigla: z.string().nullable(),
  valorMaximo: z.string(),
  peso: z.string(),
  recuperacao: z.boolean(),
  todosOsCursos: z.boolean(),
  cursos: z.array(z.number()),
  cursosNomes: z.string(),
  ativo: z.boolean(),
  versao: z.number(),
});
export const tiposAvaliacaoApi = endpointsDeRegistro({
  nome: 'TipoAvaliacao',
  tela: 'tipo-avaliacao',
  ordem: { colunas: ['nome', 'sigla', 'valorMaximo', 'peso'], padrao: 'nome' },
  filtros: { Nome: filtroTexto(80), CursoId: filtroId(), Recuperacao: filtroBooleano(), Ativo: filtroBooleano() },
  item: tipoAvaliacao,
  novo: esquemaTipoAvaliacao,
  edicao: esquemaEdicaoTipoAvaliacao,
  editado: tipoAvaliacao,
  sem: ['historico'],
  permissoes: { listar: ['tipo-avaliacao:listar', 'tipo-avaliacao:visualizar'] },
  sobre: { editar: 'TipoAvaliacao: edits a record; evaluations already given keep their own maximum and weight' },
});

/** Disciplinas and tipos de avaliação. */
export const ensinoApi = emUmaSala({ disciplinas: disciplinasApi, tiposAvaliacao: tiposAvaliacaoApi });
